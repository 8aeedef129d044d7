import { cpSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkFormats } from '../../../check/formats';
import type { Judgement } from '../../../check/judgement';

const reports = 'test/fixtures/reports';

/** What the check says of one of the public reports under another judgement of it. */
async function judged(id: string, extension: string, judgement: Judgement): Promise<string> {
  const dir = mkdtempSync(join(tmpdir(), 'judged-'));
  for (const name of [`${id}.${extension}`, `${id}.expected.json`])
    cpSync(join(reports, name), join(dir, name));
  writeFileSync(join(dir, 'judgements.json'), JSON.stringify({ [id]: judgement }));
  return (await checkFormats(dir, true)).lines.join();
}

describe('the judgement of what an export is told to be', () => {
  it('when a question must be asked and is, the rows are compared after its answer', async () => {
    expect(await judged('R135', 'qif', { asks: ['dateOrder'], answers: { dateOrder: 'DMY' } })).toBe(
      'R135: exact',
    );
    expect(await judged('R135', 'qif', { asks: ['dateOrder', 'sign'], answers: { dateOrder: 'DMY' } })).toBe(
      'R135: does not ask: sign',
    );
  });

  it('when a finding must be reported and is not, or is reported and not named, that is a difference', async () => {
    expect(await judged('R117', 'xml', {})).toBe('R117: exact');
    expect(await judged('R117', 'xml', { finds: ['balance.closing'] })).toBe(
      'R117: does not report: balance.closing',
    );
  });

  it('when opening balance or currency of an account is another, that is a difference', async () => {
    expect(await judged('R119', 'xml', { opening: ['149.88'] })).toBe(
      'R119: account 0 opening balance: 149.88 expected, 149.87 read',
    );
    expect(await judged('R119', 'xml', { currencyOpen: true })).toBe(
      'R119: account 0 currency: open, EUR read',
    );
  });
});
