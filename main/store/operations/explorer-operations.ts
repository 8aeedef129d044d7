import type { ExplorerExample } from '../../../preload/contract';
import { KontorError } from '../../errors/kontor-error';
import type { StoreContext } from '../context/store-context';

const mostExamples = 500;

interface ExampleRow {
  id: string;
  name: string;
  request: string;
  created_at: string;
}

function listed({ db }: StoreContext): ExplorerExample[] {
  return db
    .all<ExampleRow>('select * from explorer_examples order by name, created_at, id')
    .map(({ id, name, request, created_at: createdAt }) => ({
      id,
      name,
      createdAt,
      request: JSON.parse(request),
    }));
}

/** What the explorer keeps: requests under a name. */
export const explorerOperations = {
  'explorer.examples': listed,

  /** One of the same name is replaced. @throws KontorError explorer.tooManyExamples */
  'explorer.saveExample': (
    context: StoreContext,
    { name, request }: Pick<ExplorerExample, 'name' | 'request'>,
  ): ExplorerExample[] => {
    const { db } = context;
    // What is replaced goes only together with what takes its place.
    db.transaction(() => {
      db.run('delete from explorer_examples where name = ?', name);
      const kept = db.get<{ examples: number }>('select count(*) as examples from explorer_examples');
      if ((kept?.examples ?? 0) >= mostExamples) throw new KontorError('explorer.tooManyExamples');
      db.run(
        'insert into explorer_examples (id, name, request, created_at) values (?, ?, ?, ?)',
        context.newId(),
        name,
        JSON.stringify(request),
        context.now(),
      );
    });
    return listed(context);
  },

  /** @throws KontorError explorer.exampleUnknown */
  'explorer.removeExample': (context: StoreContext, exampleId: string): ExplorerExample[] => {
    const { changes } = context.db.run('delete from explorer_examples where id = ?', exampleId);
    if (changes === 0) throw new KontorError('explorer.exampleUnknown');
    return listed(context);
  },
};
