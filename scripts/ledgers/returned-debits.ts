import { bankDayFrom } from './days';
import type { Fact } from './facts';
import { type Setting, single, writeText } from './write-facts';

/** What follows a returned debit: the bank's fee, and in half of the cases the payee tries again. */
function retryOf(setting: Setting, payment: Fact, day: number): Fact[] {
  const { chance, words, last } = setting;
  const found: Fact[] = [];
  if (chance.isOnce(0.6))
    found.push(
      single(setting, {
        account: payment.account,
        day,
        amount: -chance.pick([299, 350, 450]),
        channel: 'closing',
        name: '',
        text: chance.pick(words.returnFees),
        category: 'fees.return-fee',
      }),
    );
  const again = bankDayFrom(day + chance.between(3, 9), 1);
  if (again <= last && chance.isOnce(0.5))
    found.push({ ...payment, day: again, answer: { ...payment.answer, role: 'retry' } });
  return found;
}

/** A debit in fifty of people comes back, and the bank takes its fee for it. */
export function returnsOf(setting: Setting, payments: readonly Fact[]): Fact[] {
  const { chance, words, last } = setting;
  const found: Fact[] = [];
  for (const payment of payments) {
    if (payment.channel !== 'direct-debit' || !chance.isOnce(0.015)) continue;
    const day = bankDayFrom(payment.day + chance.between(1, 4), 1);
    if (day > last) continue;
    const text = writeText(setting, chance.pick(words.returns), day, new Map());
    found.push({
      ...payment,
      day,
      amount: -payment.amount,
      channel: 'return',
      text,
      answer: { ...payment.answer, role: 'return' },
    });
    found.push(...retryOf(setting, payment, day));
  }
  return found;
}
