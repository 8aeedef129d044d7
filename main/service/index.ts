export type { ActivityLine } from './activity-line';
export type { CallSettings, RawCallAnswer } from './call-runner';
export { type ClientLimits, defaultLimits } from './client-limits';
export { type Clock, systemClock } from './clock';
export { type ServiceConnection, serviceConnectionSchema } from './connection-schema';
export type { ConnectionTest } from './connection-test';
export type { PollOptions } from './correlation-poller';
export type { Danger, Endpoint, HttpMethod } from './endpoint-definition';
export {
  authPath,
  type BodyOf,
  type EndpointKey,
  type Endpoints,
  endpointOf,
  endpoints,
  type PathValues,
  type ValueOf,
} from './endpoints';
export { createFetchOnce, type NetworkSession } from './fetch-once';
export { inJob } from './job-scope';
export type { LearnedNames } from './learned-names';
export type { Page, PageOptions } from './page-reader';
export { pathAliases } from './path-aliases';
export type { PollFault, PollRun, PollSnapshot, PollState } from './poll-run';
export { redactText, removedMark, withoutPatterns, withoutSecrets } from './redaction';
export { endpointLabel, type QueryValues } from './request-builder';
export type { CallPriority, GateState } from './request-gate';
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
export {
  isServiceError,
  ServiceError,
  type ServiceErrorCode,
  serviceErrorCodes,
  serviceErrorParams,
} from './service-error';
export type { TokenState } from './token-source';
export { amountNumberOfMinor, currencyPlaces, minorOfAmountNumber } from './wire/amount-number';
export { bookingDayOfTimestamp, timestampOfBookingDay } from './wire/booking-day';
export { readAccounts, readList, readPage, readTransactions } from './wire/list-envelope';
export { isPdf, type PdfDocument, readPdfDocument } from './wire/pdf-document';
export { type Period, readPeriod } from './wire/read-period';
export { readRedirectLink } from './wire/redirect-link';
