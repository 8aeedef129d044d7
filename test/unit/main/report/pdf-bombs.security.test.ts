import { deflateSync } from 'node:zlib';
import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { readServicePages } from '../../../../main/report/service-pages';

/** A PDF whose list of objects is packed, once or once more, by these filters. */
function pdfWith(list: Buffer, filters: string): Buffer {
  const head = (type: string) =>
    `<< /Type /${type} /N 1 /First 4 /Filter ${filters} /Length ${list.length} >>`;
  return Buffer.concat([
    Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n'),
    Buffer.from('2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n'),
    Buffer.from('3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 10 10] >>\nendobj\n'),
    Buffer.from(`4 0 obj\n${head('ObjStm')}\nstream\n`),
    list,
    Buffer.from('\nendstream\nendobj\ntrailer\n<< /Root 1 0 R /Size 5 >>\nstartxref\n0\n%%EOF\n'),
  ]);
}

/** Objects as a list of one, with blanks behind it. */
const listOf = (bytes: number) => Buffer.concat([Buffer.from('5 0 42 '), Buffer.alloc(bytes, ' ')]);

describe('a document of the service that unpacks without end (SEC-45)', () => {
  it.each([
    ['packed once', deflateSync(listOf(400_000_000)), '/FlateDecode'],
    ['packed twice', deflateSync(deflateSync(listOf(400_000_000))), '[/FlateDecode /FlateDecode]'],
  ])(
    'when its list of objects is %s, it is not readable, and little memory is taken',
    async (_what, list, filters) => {
      expect(list.length).toBeLessThan(1_000_000);
      const before = process.memoryUsage().arrayBuffers;
      const answer = await readServicePages(pdfWith(list, filters));
      expect(answer.problem).toBe('unreadable');
      expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(60_000_000);
    },
    60_000,
  );

  it('when many lists are each within the limit and all of them are not, it is not readable either', async () => {
    const one = deflateSync(listOf(2_000_000));
    const whole = pdfWith(one, '/FlateDecode').toString('latin1');
    const object = whole.slice(whole.indexOf('4 0 obj'), whole.indexOf('trailer'));
    const many = Array.from({ length: 12 }, (_, at) => object.replace('4 0 obj', `${at + 10} 0 obj`)).join(
      '',
    );
    const answer = await readServicePages(Buffer.from(whole.replace(object, many), 'latin1'));
    expect(answer.problem).toBe('unreadable');
    // A document of our own that is loaded next has nothing to do with it.
    const own = await PDFDocument.create();
    own.addPage().drawText('own');
    const loaded = await PDFDocument.load(await own.save({ useObjectStreams: true }), {
      throwOnInvalidObject: true,
    });
    expect(loaded.getPageCount()).toBe(1);
  }, 60_000);

  it('when a list is large and no bomb, its pages are read', async () => {
    const answer = await readServicePages(pdfWith(deflateSync(listOf(2_000_000)), '/FlateDecode'));
    expect(answer).toMatchObject({ pages: 1, problem: null });
  });

  it('when it is an honest one with packed objects, its pages are read, before and after a bomb', async () => {
    const document = await PDFDocument.create();
    for (let page = 0; page < 30; page += 1) document.addPage().drawText(`page ${page}`);
    const bytes = await document.save({ useObjectStreams: true });
    for (let time = 0; time < 3; time += 1)
      expect(await readServicePages(bytes)).toMatchObject({ pages: 30, problem: null });
  });
});
