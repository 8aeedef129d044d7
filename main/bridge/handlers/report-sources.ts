import type { CallName } from '../../../preload/contract';
import { KontorError } from '../../errors/kontor-error';
import type { ReportContext, ReportSources } from '../../report/report-data';
import type { Store } from '../../store/open-store';
import type { Handler } from '../handler-types';

type Asked =
  | 'customers.list'
  | 'results.localFigures'
  | 'results.signs'
  | 'results.transactions'
  | 'results.bookingsOf'
  | 'corrections.list'
  | 'runs.list';

/** What a report is made of, from those who answer the screens: paper and window cannot differ. */
export function reportSources(
  screens: { [Name in Asked & CallName]: Handler<Name> },
  store: () => Pick<Store, 'call'>,
): ReportSources {
  return {
    customer: async (id) => {
      const found = (await screens['customers.list']()).find((customer) => customer.id === id);
      if (!found) throw new KontorError('customer.unknown');
      return found;
    },
    localFigures: async (id) => screens['results.localFigures'](id),
    signs: async (id) => screens['results.signs'](id),
    // The same as the window gets, as values: the report is made here.
    results: (id) => store().call('results.list', id),
    transactions: async (id, transactionIds) => screens['results.transactions'](id, transactionIds),
    bookings: async (id) => screens['results.bookingsOf'](id, { accountIds: [], since: null, until: null }),
    corrections: async (id) => screens['corrections.list'](id),
    run: async (id) =>
      (await screens['runs.list']()).find((run) => run.customerId === id && run.state === 'done') ?? null,
  };
}

/** What a report says of its making: the program, this computer's time zone, the thresholds as they are then. */
export function reportContext(appVersion: string, thresholds: ReportContext['thresholds']): ReportContext {
  return {
    appVersion,
    timeZone: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    thresholds,
    now: () => new Date(),
  };
}
