import { describe, expect, it } from 'vitest';
import { PdfWriter } from '../../../../../main/local-service/documents/pdf-writer';
import { processorMs } from '../../../../processor-time';

const columns = [{ title: 'Purpose', x: 0, width: 190 }];

async function timeOf(length: number): Promise<number> {
  const writer = await PdfWriter.create('Account summary', 0);
  const started = processorMs();
  await writer.table(
    columns,
    Array.from({ length: 20 }, () => ['W'.repeat(length)]),
  );
  return processorMs() - started;
}

describe('a table of a PDF', () => {
  it('when its cells are long, it takes no longer than with short ones', async () => {
    await timeOf(100);
    expect(await timeOf(20_000)).toBeLessThan(500);
  });

  it('when it has many rows, requests are answered meanwhile', async () => {
    const writer = await PdfWriter.create('Account summary', 0);
    let answered = 0;
    const timer = setInterval(() => {
      answered += 1;
    }, 0);
    await writer.table(
      columns,
      Array.from({ length: 2_000 }, (_, row) => [`Booking ${row}`]),
    );
    clearInterval(timer);
    expect(answered).toBeGreaterThan(0);
  });
});
