import { afterEach, expect, it } from 'vitest';
import { begin, closeAll, figuresAreOfTheService, loseAnswer } from './figures-of-service';
import { startUpload } from './service-workspace';
import { edit, lines, newImport } from './two-imports';

afterEach(closeAll);

it.each([
  ['arrived', 'dropAfter', 19],
  ['did not arrive', 'drop', 20],
] as const)(
  'what an import was taking from another when its deletion had no answer (it %s) is not known after it is removed, until a plan looks it up',
  async (_, how, left) => {
    const { test, customer } = await begin();
    const first = await newImport(test, lines(0, 20));
    const { id: sent } = await startUpload(test.workspace, first, customer.id);
    await test.workspace.uploads.settled(sent);
    const second = await newImport(test, lines(10, 30));
    await edit(test, second, 2, [{ field: 'amount', value: '77.77' }]);
    await test.workspace.uploads.plan(second, customer.id);
    await test.store.call('imports.answerSent', second, { rows: 'open', answer: 'here' });
    let id = '';
    await loseAnswer(test, { method: 'DELETE', how }, async () => {
      ({ id } = await startUpload(test.workspace, second, customer.id));
      await test.workspace.uploads.settled(id);
    });
    await test.workspace.uploads.cancel(id);
    const unknown = { unsent: 0, unknown: 1, leftOut: 0, asSent: 0 };
    expect((await figuresAreOfTheService(test, customer)).differs).toEqual([unknown]);
    await test.store.call('imports.remove', second);
    expect((await figuresAreOfTheService(test, customer)).differs).toEqual([unknown]);
    const third = await newImport(test, lines(40, 43));
    await test.workspace.uploads.plan(third, customer.id);
    expect((await figuresAreOfTheService(test, customer)).figures.transactions).toBe(left);
  },
);
