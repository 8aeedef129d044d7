import type { Store } from '../../store/open-store';
import type { HandlersOf } from '../handler-types';

export interface ResultsHandlerDeps {
  store: () => Pick<Store, 'call'>;
  /** Save dialog and atomic writing; null when the user cancelled. */
  save: (suggestedName: string, bytes: Uint8Array) => Promise<{ fileName: string } | null>;
  /** Puts a PNG on the clipboard of the system. */
  copyPicture: (bytes: Uint8Array) => Promise<void>;
}

export function createResultsHandlers({
  store,
  save,
  copyPicture,
}: ResultsHandlerDeps): HandlersOf<'results'> {
  return {
    'results.list': (customerId) => store().call('results.bytes', customerId),
    'results.transactions': (customerId, transactionIds) =>
      store().call('results.transactions', customerId, transactionIds),
    'results.localFigures': (customerId) => store().call('results.localFigures', customerId),
    'results.periodFigures': (customerId, filter) =>
      store().call('results.periodFigures', customerId, filter),
    'results.bookingsOf': (customerId, filter) => store().call('results.bookingsOf', customerId, filter),
    'results.bookingDays': (customerId, transactionIds) =>
      store().call('results.bookingDays', customerId, transactionIds),
    'results.copyPicture': async (bytes) => {
      await copyPicture(bytes);
      return null;
    },
    'results.signs': (customerId) => store().call('results.signs', customerId),
    'results.enter': (customerId, entry) => store().call('results.enter', customerId, entry),
    'results.save': async (customerId, shown) => {
      const bytes = await store().call('results.file', customerId, shown);
      return save('kontor-results.json', bytes);
    },
    'results.saveTables': (kind, bytes) =>
      save(kind === 'xlsx' ? 'kontor-results.xlsx' : 'kontor-results-csv.zip', bytes),
  };
}
