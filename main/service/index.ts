export type { ActivityLine } from './activity/activity-line';
export { inJob } from './activity/job-scope';
export type { ServiceClientDeps } from './create-client-parts';
export type { LearnedNames } from './requests/learned-names';
export type { GateState } from './requests/request-gate';
export { createServiceClient, type ServiceClient } from './service-client';
export { serviceConnectionSchema } from './transport/connection-schema';
export { createFetchOnce } from './transport/fetch-once';
export { withoutPatterns, withoutSecrets } from './transport/redaction';
