import { expect, it } from 'vitest';
import type { UploadRecord } from '../../../../main/store/sending/upload-record';
import { UploadLine } from '../../../../main/upload/upload-line';

const recordOf = (id: string) => ({ id, customerId: id, connectionId: 'one' }) as UploadRecord;

it('who comes while nobody is found to be waiting is not forgotten', async () => {
  const queued: UploadRecord[] = [];
  const begun: string[] = [];
  let look: () => void = () => undefined;
  const looked = new Promise<void>((resolve) => {
    look = resolve;
  });
  const line = new UploadLine({
    queued: async () => {
      const found = queued.slice();
      if (found.length === 0) await looked;
      return found;
    },
    isHeldBack: () => false,
    begin: async ({ id }) => {
      begun.push(id);
      return true;
    },
    onFault: (error) => {
      throw error;
    },
  });
  line.next('one');
  // It looked, found nobody, and has not given the connection back yet.
  queued.push(recordOf('late'));
  line.next('one');
  expect(begun).toEqual([]);
  look();
  await expect.poll(() => begun).toEqual(['late']);
});

it('one that is held back is passed over, and nobody goes once the line is halted', async () => {
  const begun: string[] = [];
  const line = new UploadLine({
    queued: async () => [recordOf('held'), recordOf('free')],
    isHeldBack: (customerId) => customerId === 'held',
    begin: async ({ id }) => {
      begun.push(id);
      return true;
    },
    onFault: (error) => {
      throw error;
    },
  });
  line.next('one');
  await expect.poll(() => begun).toEqual(['free']);
  line.halt();
  line.leave('one');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(begun).toEqual(['free']);
});
