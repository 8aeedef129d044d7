import { describe, expect, it } from 'vitest';
import { readUndescribed } from '../../../../../check/read-file';

const asks = async (...amounts: readonly string[]) => {
  const rows = amounts.map((amount, at) => `2024-03-0${at + 1};a;${amount};EUR`);
  const { reading } = await readUndescribed(['Date;Text;Amount;Currency', ...rows]);
  return reading.questions.some(({ kind, blocking }) => kind === 'sign' && blocking);
};

describe('letters in front of amounts', () => {
  it('when D and C stand there, they are debit and credit', async () => {
    expect(await asks('D 23.50', 'C 100.00')).toBe(false);
  });

  it('when only D stands there, it is asked: it may be a deposit', async () => {
    expect(await asks('D 23.50', 'D 100.00')).toBe(true);
    expect(await asks('D 23.50', 'W 100.00', 'D 5.00')).toBe(true);
  });
});
