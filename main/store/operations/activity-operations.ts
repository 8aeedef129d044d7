import type { ActivityLine } from '../../../preload/contract';
import type { StoreContext } from '../store-context';

/** Lines kept; the oldest go first. */
const linesKept = 20_000;

export const activityOperations = {
  /** Lines hold no body, secret or identifier in a path (SEC-21); what they are is the caller's duty. */
  'activity.add': (context: StoreContext, lines: ActivityLine[]): null => {
    context.db.transaction(() => {
      for (const line of lines) {
        context.db.run(
          'insert or ignore into activity (id, at, line) values (?, ?, ?)',
          line.id,
          line.at,
          JSON.stringify(line),
        );
      }
      context.db.run(
        'delete from activity where at < (select at from activity order by at desc limit 1 offset ?)',
        linesKept,
      );
    });
    return null;
  },

  /** Newest first. */
  'activity.list': (context: StoreContext, limit: number): ActivityLine[] =>
    context.db
      .all<{ line: string }>('select line from activity order by at desc, rowid desc limit ?', limit)
      .map(({ line }) => JSON.parse(line)),
};
