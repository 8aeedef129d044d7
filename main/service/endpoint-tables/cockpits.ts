import { listSchema } from '../schemas/banking-schema';
import {
  advisorSchema,
  personalizedLinkSchema,
  pictureSchema,
  tenantSchema,
} from '../schemas/general-result-schema';
import { correlationEndpoint, endpoint } from './endpoint-definition';

const page = { isPaginated: true, query: ['page'], answer: listSchema } as const;

/** interface.md 4.7, "Cockpits, advisors, tenants, reports". Links in answers are secrets of the customer: never logged. */
export const cockpitEndpoints = {
  'cockpits.list': endpoint('GET', '/cockpits', page),
  'cockpits.allRecommendations': endpoint('GET', '/cockpits/recommendations', page),
  'cockpits.link': endpoint('GET', '/users/{user-id}/cockpits/cockpit-link', { keepsAnyShape: true }),
  'cockpits.company': endpoint('GET', '/users/{user-id}/cockpits/company', {
    userType: 'company',
    keepsAnyShape: true,
  }),
  'cockpits.person': endpoint('GET', '/users/{user-id}/cockpits/person', {
    userType: 'person',
    keepsAnyShape: true,
  }),
  'cockpits.correlation': correlationEndpoint('/users/{user-id}/cockpits/correlation'),
  'cockpits.download': endpoint('GET', '/users/{user-id}/cockpits/download', {
    answerKind: 'pdf',
    keepsAnyShape: true,
  }),
  'cockpits.recommendations': endpoint('GET', '/users/{user-id}/cockpits/recommendations', {
    keepsAnyShape: true,
  }),
  'cockpits.reportLink': endpoint('GET', '/cockpit-reports/advisors/{advisor-id}/report-link', {
    keepsAnyShape: true,
  }),
  'advisors.list': endpoint('GET', '/cockpits/advisors', page),
  'advisors.create': endpoint('POST', '/cockpits/advisors', { body: advisorSchema, keepsAnyShape: true }),
  'advisors.get': endpoint('GET', '/cockpits/advisors/{advisor-id}', { keepsAnyShape: true }),
  'advisors.patch': endpoint('PATCH', '/cockpits/advisors/{advisor-id}', {
    body: advisorSchema,
    keepsAnyShape: true,
  }),
  'advisors.delete': endpoint('DELETE', '/cockpits/advisors/{advisor-id}', { danger: 'deletes' }),
  'advisors.setAvatar': endpoint('POST', '/cockpits/advisors/{advisor-id}/avatar', {
    body: pictureSchema,
    keepsAnyShape: true,
    isSafeToRepeat: true,
  }),
  'advisors.deleteAvatar': endpoint('DELETE', '/cockpits/advisors/{advisor-id}/avatar', {
    danger: 'deletes',
  }),
  'advisors.personalizedLink': endpoint('POST', '/cockpits/advisors/{advisor-id}/personalized-link', {
    body: personalizedLinkSchema,
    isBodyOptional: true,
    keepsAnyShape: true,
  }),
  'tenants.get': endpoint('GET', '/cockpits/tenants', { keepsAnyShape: true }),
  'tenants.patch': endpoint('PATCH', '/cockpits/tenants', { body: tenantSchema, keepsAnyShape: true }),
  'tenants.setLogo': endpoint('POST', '/cockpits/tenants/logos', {
    body: pictureSchema,
    keepsAnyShape: true,
    isSafeToRepeat: true,
  }),
  'tenants.deleteLogo': endpoint('DELETE', '/cockpits/tenants/logos', { danger: 'deletes' }),
} as const;
