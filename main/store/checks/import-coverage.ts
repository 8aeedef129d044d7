import type { ImportCoverage } from '../../../preload/contract';
import { dayNumberOf } from '../../../preload/contract/values/calendar-day';
import { calendarOf } from '../../../preload/contract/values/coverage-calendar';
import { readReading } from '../context/import-summary';
import type { StoreContext } from '../context/store-context';
import type { ImportIndex } from '../rows/import-index';
import { nothingRead } from './check';
import { fileDaysOf } from './file-coverage';
import { placesOfAccounts } from './import-checks';

/** Which days of each account the files of an import have; accounts of which no file says anything are left out. */
export function coverageOfImport(context: StoreContext, index: ImportIndex): ImportCoverage[] {
  const facts = index.files.map(({ id }) => readReading(context.db, id) ?? nothingRead);
  const today = dayNumberOf(context.now().slice(0, 10)) ?? 0;
  const places = placesOfAccounts(index);
  return index.accounts.flatMap((record, account): ImportCoverage[] => {
    const own = places[account] ?? new Uint32Array(0);
    const files = fileDaysOf({ index, account, places: own, facts, today });
    const calendar = record.isLeftOut ? null : calendarOf(files);
    if (!calendar) return [];
    const ids = files.map(({ fileIndex }) => index.files[fileIndex]?.id ?? '');
    return [{ accountRowId: record.id, fileIds: ids, ...calendar }];
  });
}
