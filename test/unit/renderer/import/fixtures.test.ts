import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkCases } from '../../../check/cases';
import { measureCertainty } from '../../../check/certainty';
import { checkFormats } from '../../../check/formats';
import { checkUnnamedHeaders } from '../../../check/unnamed-headers';

describe('the sample exports', () => {
  it('when a described export is read, every stated field is exact', async () => {
    const { lines, exact, total } = await checkFormats('test/fixtures/formats', true);
    expect(lines.filter((line) => !line.endsWith(': exact'))).toEqual([]);
    expect(exact).toBe(total);
    expect(total).toBeGreaterThan(40);
  });

  it('when no description is used, the general rules read at least 90 % of them exactly', async () => {
    const { exact, total } = await checkFormats('test/fixtures/formats', false);
    expect(exact / total).toBeGreaterThanOrEqual(0.9);
  });

  it('when an export that is only described is read, it is recognised and every stated field is exact', async () => {
    const { lines, total } = await checkFormats('test/fixtures/formats-described', true);
    expect(lines.filter((line) => !line.endsWith(': exact'))).toEqual([]);
    expect(total).toBeGreaterThan(400);
  });

  it('when an export of a bank that nobody described is read, every stated field is exact', async () => {
    const { lines, total } = await checkFormats('test/fixtures/formats-invented', true);
    expect(lines.filter((line) => !line.endsWith(': exact'))).toEqual([]);
    expect(total).toBe(237);
  });

  it('when those are read without any description, the general rules read at least 95 % of them exactly', async () => {
    const { exact, total } = await checkFormats('test/fixtures/formats-described', false);
    expect(exact / total).toBeGreaterThanOrEqual(0.95);
  });

  it('when the header of a column is a word of no language, its cells say enough in at least 80 % of all columns', async () => {
    const { byField } = await checkUnnamedHeaders('test/fixtures/formats-described', 15);
    const counts = [...byField.values()];
    const total = counts.reduce((sum, count) => sum + count.total, 0);
    expect(total).toBeGreaterThan(80);
    expect(counts.reduce((sum, count) => sum + count.exact, 0) / total).toBeGreaterThanOrEqual(0.8);
  });

  it('when the cases are read with the answers of the user, every one is exact', async () => {
    const { lines } = await checkCases('test/fixtures/cases');
    expect(lines.filter((line) => !line.endsWith(': exact'))).toEqual([]);
  });

  it('when the cases of an examiner are read with the answers of the user, every one is exact', async () => {
    const { lines, total } = await checkCases('test/fixtures/cases-more');
    expect(lines.filter((line) => !line.endsWith(': exact'))).toEqual([]);
    expect(total).toBe(49);
  });

  it('when exports that were written before the engine read them are read, rows, questions and banks are as they must be', async () => {
    const { lines, total } = await checkFormats('test/fixtures/formats-unseen', true);
    expect(lines.filter((line) => !line.endsWith(': exact'))).toEqual([]);
    expect(total).toBe(551);
  });

  it('when exports of banks and merchants of thirty countries are read, rows, questions and findings are as they must be', async () => {
    const { lines, total } = await checkFormats('test/fixtures/formats-tried', true);
    expect(lines.filter((line) => !line.endsWith(': exact'))).toEqual([]);
    expect(total).toBe(62);
  });

  it('when exports are read that a stranger to the engine wrote afresh, rows, questions and findings are as they must be', async () => {
    const { lines, total } = await checkFormats('test/fixtures/formats-stranger-1', true);
    expect(lines.filter((line) => !line.endsWith(': exact'))).toEqual([]);
    expect(total).toBe(150);
  });

  it('when exports of another stranger are read, all but one of an old Mac are as they must be', async () => {
    const { lines, total } = await checkFormats('test/fixtures/formats-stranger-2', true);
    const left = lines.filter((line) => !line.endsWith(': exact'));
    expect(left).toEqual([
      'ch-cler-belastung: asks: encoding; encoding: macintosh expected, windows-1250 read',
    ]);
    expect(total).toBe(135);
  });

  it('when exports of a third stranger are read, all but a few are as they must be, and no amount, sign or day is wrong in silence', async () => {
    const { lines, total } = await checkFormats('test/fixtures/formats-stranger-3', true);
    const left = lines.filter((line) => !line.endsWith(': exact')).map((line) => line.split(':')[0]);
    expect(left).toEqual([
      'ae-mashreq-crdr',
      'at-abschnitte-saldo',
      'de-ohne-jahr-jahreswechsel',
      'de-regional-ohne-kopf',
    ]);
    expect(total).toBe(127);
  });

  it('when exports of a fourth stranger are read, all but a few are as they must be, and no amount, sign or day is wrong in silence', async () => {
    const { lines, total } = await checkFormats('test/fixtures/formats-stranger-4', true);
    const left = lines.filter((line) => !line.endsWith(': exact')).map((line) => line.split(':')[0]);
    expect(left).toEqual([
      'at-bank-austria',
      'at-bawag',
      'be-kbc',
      'ch-neon',
      'ch-zkb',
      'cn-alipay',
      'de-camt053-v2',
      'de-datev-bankumsaetze',
      'de-datev-extf-buchungsstapel',
      'de-excel-neu-gespeichert',
      'es-bbva-xlsx',
      'fi-op',
      'gb-two-exports-joined',
      'int-wise-history-direction',
    ]);
    expect(total).toBe(166);
  });

  it('when layouts are read that samples of public importers in Europe showed to be difficult, every row is exact or asked about', async () => {
    const { lines, total } = await checkFormats('test/fixtures/formats-public', true);
    expect(lines.filter((line) => !line.endsWith(': exact'))).toEqual([]);
    expect(total).toBeGreaterThanOrEqual(16);
  });

  it('when exports in the shape of public samples of the rest of the world are read, all are as they must be', async () => {
    const { lines, total } = await checkFormats('test/fixtures/formats-public-world', true);
    expect(lines.filter((line) => !line.endsWith(': exact'))).toEqual([]);
    expect(total).toBe(22);
  });

  it('when tables of banks nobody described are read, every row is exact or asked about', async () => {
    const { lines, total } = await checkFormats('test/fixtures/formats-samples', true);
    expect(lines.filter((line) => !line.endsWith(': exact'))).toEqual([]);
    expect(total).toBeGreaterThanOrEqual(60);
  });

  it('when a reading is called 95 % sure, it is right in at least 95 of 100', async () => {
    const { steps } = await measureCertainty(['test/fixtures/formats', 'test/fixtures/formats-samples']);
    const [top] = steps;
    expect(top?.files).toBeGreaterThan(60);
    expect((top?.right ?? 0) / (top?.files ?? 1)).toBeGreaterThanOrEqual(0.95);
  });

  it('when a document or workbook is read, every stated field is exact', async () => {
    const { lines, total } = await checkFormats('test/fixtures/documents', true);
    expect(lines.filter((line) => !line.endsWith(': exact'))).toEqual([]);
    expect(total).toBe(21);
  });

  it('when a document in the shape of other importers is read, it is exact in what it asks and reports too', async () => {
    const { lines, total } = await checkFormats('test/fixtures/documents-more', true);
    expect(lines.filter((line) => !line.endsWith(': exact'))).toEqual([]);
    expect(total).toBe(112);
  });

  it('when a document of the public reports is read, it is exact in what it asks and reports too', async () => {
    const { lines } = await checkFormats('test/fixtures/reports', true);
    const documents = new Set(
      readdirSync('test/fixtures/reports')
        .filter((name) => /\.(?:sta|940|xml|ofx|qfx|qif)$/.test(name))
        .map((name) => name.split('.')[0]),
    );
    expect(documents.size).toBe(48);
    const wrong = lines.filter((line) => !line.endsWith(': exact'));
    expect(wrong.filter((line) => documents.has(line.split(':')[0]))).toEqual([]);
  });
});
