import { expect, it } from 'vitest';
import type { ReadOptions } from '../../../../../preload/contract';
import { TemplateMemory } from '../../../../../renderer/import/queue/template-memory';
import { reading } from './samples';
import { MemoryImports } from './stand-in';

it('when choices of another header are saved for this one, they name its columns, by the names they had', async () => {
  const store = new MemoryImports();
  const memory = new TemplateMemory(
    store.templates as unknown as ConstructorParameters<typeof TemplateMemory>[0],
  );
  const header = ['Nr.', 'Datum', 'Betrag', 'Text'];
  const columns = reading().columns.map((column, at) => ({ ...column, header: header[at] ?? '' }));
  const options: ReadOptions = {
    mapping: { bookingDate: [0], amount: [1] },
    splits: [{ column: 2, by: { kind: 'separator', text: '/' }, feeds: ['purpose', 'eref'] }],
    template: { name: 'Bank A', header: ['Datum', 'Betrag', 'Text', 'Name'] },
  };
  await memory.remember({ headerFingerprint: 'moved', columns }, options, 'Bank A');
  expect(store.saved[0]).toMatchObject({
    headerFingerprint: 'moved',
    header,
    options: {
      mapping: { bookingDate: [1], amount: [2] },
      splits: [{ column: 3, by: { kind: 'separator', text: '/' }, feeds: ['purpose', 'eref'] }],
    },
  });
  expect(store.saved[0]?.options).not.toHaveProperty('template');
});
