import type { ActivityGroup, ActivityLine } from '../../../preload/contract';
import { newestFirst, withLine } from '../../logging/activity-groups';
import type { StoreContext } from '../context/store-context';

/** Lines kept; the oldest go first. */
const linesKept = 20_000;
const groupsAnswered = 200;
const callsAnswered = 500;

type StoredLine = Omit<ActivityLine, 'job' | 'outcome'> & Partial<Pick<ActivityLine, 'job' | 'outcome'>>;

export const activityOperations = {
  /** Lines hold no body, secret or identifier in a path (SEC-21); what they are is the caller's duty. */
  'activity.add': (context: StoreContext, lines: ActivityLine[]): null => {
    context.db.writeUnrelated(() => {
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
      .map(({ line }) => lineOf(line)),

  /** All kept lines by job, the newest jobs first. */
  'activity.groups': (context: StoreContext): ActivityGroup[] => {
    const groups = new Map<string, ActivityGroup>();
    for (const { line: text } of context.db.all<{ line: string }>('select line from activity')) {
      const line = lineOf(text);
      groups.set(line.job.id, withLine(groups.get(line.job.id), line));
    }
    return newestFirst(groups.values()).slice(0, groupsAnswered);
  },

  /** The newest calls of one job, newest first. */
  'activity.calls': (context: StoreContext, jobId: string): ActivityLine[] =>
    context.db
      .all<{ line: string }>(
        `select line from activity where json_extract(line, '$.job.id') = ?1 or id = ?1
         order by at desc, rowid desc limit ${callsAnswered}`,
        jobId,
      )
      .map(({ line }) => lineOf(line)),
};

/** Lines of before jobs were kept stand for themselves. */
function lineOf(text: string): ActivityLine {
  const line: StoredLine = JSON.parse(text);
  const { status } = line;
  return {
    ...line,
    job: line.job ?? { kind: 'other', id: line.id, customerId: null },
    outcome: line.outcome ?? (status === null ? 'noAnswer' : status < 400 ? 'answered' : 'refused'),
  };
}
