export type { ActivityLine } from './activity/activity-line';
export { inJob } from './activity/job-scope';
export type { CallSettings, RawCallAnswer } from './call-runner';
export type { ConnectionTest } from './connection-test';
export type { Danger, Endpoint, HttpMethod } from './endpoint-tables/endpoint-definition';
export {
  authPath,
  type BodyOf,
  type EndpointKey,
  type Endpoints,
  endpointOf,
  endpoints,
  type PathValues,
  type ValueOf,
} from './endpoint-tables/endpoints';
export type { Page, PageOptions } from './page-reader';
export type { PollOptions } from './polling/correlation-poller';
export type { PollFault, PollRun, PollSnapshot, PollState } from './polling/poll-run';
export { readRedirectLink } from './redirect-link';
export type { LearnedNames } from './requests/learned-names';
export { pathAliases } from './requests/path-aliases';
export { endpointLabel, type QueryValues } from './requests/request-builder';
export type { CallPriority, GateState } from './requests/request-gate';
export type { AccountUpload, TransactionUpload } from './schemas/banking-schema';
export { type Breakdown, breakdownSchema } from './schemas/breakdown-schema';
export type { ServiceUser } from './schemas/user-schema';
export {
  type CallAnswer,
  type CallOptions,
  type CorrelationKey,
  createServiceClient,
  type ServiceClient,
  type ServiceClientDeps,
} from './service-client';
export type { TokenState } from './token-source';
export { type ClientLimits, defaultLimits } from './transport/client-limits';
export { type Clock, systemClock } from './transport/clock';
export { type ServiceConnection, serviceConnectionSchema } from './transport/connection-schema';
export { createFetchOnce, type NetworkSession } from './transport/fetch-once';
export { redactText, removedMark, withoutPatterns, withoutSecrets } from './transport/redaction';
export {
  isServiceError,
  ServiceError,
  type ServiceErrorCode,
  serviceErrorCodes,
  serviceErrorParams,
} from './transport/service-error';
export { amountNumberOfMinor, currencyPlaces, minorOfAmountNumber } from './wire/amount-number';
export { bookingDayOfTimestamp, timestampOfBookingDay } from './wire/booking-day';
export { readAccounts, readList, readPage, readTransactions } from './wire/list-envelope';
export { isPdf, type PdfDocument, readPdfDocument } from './wire/pdf-document';
export { type Period, readPeriod } from './wire/read-period';
