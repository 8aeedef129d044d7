import { describe, expect, it } from 'vitest';
import { readWhole } from '../../../../../check/read-file';
import { processorMs } from '../../../../../processor-time';

const ofxHead = '<OFX><STMTRS><CURDEF>EUR<BANKACCTFROM><ACCTID>1</BANKACCTFROM>';
const statement = (opening: number) =>
  `:20:1\n:25:1\n:60F:C250101EUR${opening},00\n:62F:C250101EUR${opening + 1},00\n`;
const many = (count: number, write: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => write(at)).join('');

/** Processor time of one reading in ms, whatever it comes to. */
async function timeOf(name: string, text: string): Promise<number> {
  const before = processorMs();
  await readWhole(name, new TextEncoder().encode(text)).catch(() => null);
  return processorMs() - before;
}

describe('hostile statements (SEC-26)', () => {
  it.each([
    ['lines like those of an OFX header', 'a.csv', `${'A:'.repeat(2_000)}\nx,y\n1,2\n`],
    ['comments without end', 'a.ofx', ofxHead + '<!--'.repeat(1_000_000)],
    ['CDATA without end', 'a.ofx', ofxHead + many(200_000, (at) => `<A${at}><![CDATA[`)],
    ['one statement of openings', 'a.sta', `:20:1\n:25:1\n${':60F:C250101EUR1,00\n'.repeat(100_000)}`],
    ['statements of one day and one balance', 'a.sta', many(30_000, () => statement(1))],
    ['statements of one day in turned order', 'a.sta', many(30_000, (at) => statement(30_000 - at))],
    ['lines between messages', 'a.sta', `:20:1\n:25:1\n:60F:C250101EUR1,00\n-\n${'940\n'.repeat(30_000)}!\n`],
    ['a booking of slashes', 'a.sta', `:20:1\n:25:1\n:61:250101C1,00N${'/'.repeat(400_000)}\n`],
  ])(
    'when a file is made of %s, it ends in bounded time',
    async (_, name, text) => {
      expect(await timeOf(name, text)).toBeLessThan(10_000);
    },
    60_000,
  );
});
