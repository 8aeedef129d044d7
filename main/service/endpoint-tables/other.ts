import { listSchema } from '../schemas/banking-schema';
import {
  companySearchSchema,
  feedbackSchema,
  logoSearchSchema,
  webhookSchema,
} from '../schemas/general-result-schema';
import { endpoint } from './endpoint-definition';

const scope = 'webhooks';

/** interface.md 4.7, "Other". */
export const otherEndpoints = {
  'companies.search': endpoint('POST', '/companies/search', {
    body: companySearchSchema,
    answer: listSchema,
    keepsAnyShape: true,
    isSafeToRepeat: true,
  }),
  'logos.find': endpoint('POST', '/logos/find', {
    body: logoSearchSchema,
    answer: listSchema,
    keepsAnyShape: true,
    isSafeToRepeat: true,
  }),
  'feedback.create': endpoint('POST', '/feedback', { body: feedbackSchema }),
  'webhooks.list': endpoint('GET', '/webhooks', { section: '6', scope, answer: listSchema }),
  'webhooks.create': endpoint('POST', '/webhooks', {
    section: '6',
    scope,
    body: webhookSchema,
    keepsAnyShape: true,
  }),
  'webhooks.replace': endpoint('PUT', '/webhooks/{webhook-id}', { section: '6', scope, body: webhookSchema }),
  'webhooks.patch': endpoint('PATCH', '/webhooks/{webhook-id}', {
    section: '6',
    scope,
    body: webhookSchema.partial(),
  }),
  'webhooks.delete': endpoint('DELETE', '/webhooks/{webhook-id}', { section: '6', scope, danger: 'deletes' }),
} as const;
