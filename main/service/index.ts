export type { ActivityLine } from './activity/activity-line';
export { inJob } from './activity/job-scope';
export type { Endpoint } from './endpoint-tables/endpoint-definition';
export { type EndpointKey, endpointOf, endpoints } from './endpoint-tables/endpoints';
export type { PollSnapshot } from './polling/poll-run';
export { readRedirectLink } from './redirect-link';
export type { LearnedNames } from './requests/learned-names';
export { pathAliases } from './requests/path-aliases';
export { endpointLabel } from './requests/request-builder';
export type { GateState } from './requests/request-gate';
export type { AccountUpload, TransactionUpload } from './schemas/banking-schema';
export {
  type CallOptions,
  createServiceClient,
  type ServiceClient,
  type ServiceClientDeps,
} from './service-client';
export type { Clock } from './transport/clock';
export { type ServiceConnection, serviceConnectionSchema } from './transport/connection-schema';
export { createFetchOnce, type NetworkSession } from './transport/fetch-once';
export { redactText, removedMark, withoutPatterns, withoutSecrets } from './transport/redaction';
export {
  isServiceError,
  ServiceError,
  serviceErrorCodes,
  serviceErrorParams,
} from './transport/service-error';
export { amountNumberOfMinor, minorOfAmountNumber } from './wire/amount-number';
export { bookingDayOfTimestamp, timestampOfBookingDay } from './wire/booking-day';
export { readAccounts, readList, readPage, readTransactions } from './wire/list-envelope';
export { isPdf, readPdfDocument } from './wire/pdf-document';
export { readPeriod } from './wire/read-period';
