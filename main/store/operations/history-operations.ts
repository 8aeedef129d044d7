import type { CustomerHistory, Language } from '../../../preload/contract';
import type { StoreContext } from '../context/store-context';

type HistoryImport = CustomerHistory['imports'][number];

/** Rows of one kind that are listed; a customer with more is no customer of an analyst. */
const listed = 1_000;

/** What happened with a customer's data, for the page of the customer. */
export const historyOperations = {
  'customers.history': (context: StoreContext, customerId: string): CustomerHistory => {
    const files = groupedBy(readFiles(context, customerId));
    const uploads = groupedBy(readUploads(context, customerId));
    const imports = context.db.all<Pick<HistoryImport, 'id' | 'createdAt' | 'createdBy' | 'state'>>(
      `select id, created_at as createdAt, created_by as createdBy, state from imports
       where customer_id = ? order by created_at desc, rowid desc limit ${listed}`,
      customerId,
    );
    return {
      imports: imports.map((one) => ({
        ...one,
        files: files.get(one.id) ?? [],
        uploads: uploads.get(one.id) ?? [],
      })),
      reports: context.db.all<CustomerHistory['reports'][number]>(
        `select id, saved_at as savedAt, saved_by as savedBy, file_name as fileName, language, sha256 from reports
         where customer_id = ? order by saved_at desc, rowid desc limit ${listed}`,
        customerId,
      ),
    };
  },

  /** A report was written to the disk; its path is not kept. */
  'reports.add': (
    context: StoreContext,
    customerId: string,
    report: { fileName: string; language: Language; sha256: string },
  ): null => {
    context.db.run(
      `insert into reports (id, customer_id, saved_at, saved_by, file_name, language, sha256)
       values (?, ?, ?, ?, ?, ?, ?)`,
      context.newId(),
      customerId,
      context.now(),
      context.userName,
      report.fileName,
      report.language,
      report.sha256,
    );
    return null;
  },
};

function readFiles(context: StoreContext, customerId: string) {
  return context.db
    .all<{
      import_id: string;
      id: string;
      name: string;
      size_bytes: number;
      state: HistoryImport['files'][number]['state'];
      sha256: string | null;
      bookings: number | null;
      lines: number | null;
    }>(
      `select f.import_id, f.id, f.name, f.size_bytes, f.state, json_extract(f.reading, '$.sha256') as sha256,
         json_extract(f.reading, '$.counts.bookings') as bookings, json_extract(f.reading, '$.counts.lines') as lines
       from files f join imports i on i.id = f.import_id where i.customer_id = ? order by f.position`,
      customerId,
    )
    .map((row) => ({
      importId: row.import_id,
      value: {
        id: row.id,
        name: row.name,
        sizeBytes: row.size_bytes,
        state: row.state,
        sha256: row.sha256,
        bookings: row.bookings,
        lines: row.lines,
      },
    }));
}

function readUploads(context: StoreContext, customerId: string) {
  return context.db
    .all<HistoryImport['uploads'][number] & { importId: string }>(
      `select import_id as importId, id, state, started_at as startedAt, finished_at as finishedAt,
         started_by as startedBy, transactions_done as transactionsDone, transactions_total as transactionsTotal
       from uploads where customer_id = ? order by started_at desc, rowid desc`,
      customerId,
    )
    .map(({ importId, ...value }) => ({ importId, value }));
}

function groupedBy<T>(rows: readonly { importId: string; value: T }[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const { importId, value } of rows) {
    const group = groups.get(importId);
    if (group) group.push(value);
    else groups.set(importId, [value]);
  }
  return groups;
}
