import type { PreparedTransaction } from '../counterparty/prepared-transaction';
import { addTag, type Label, type LabelContext } from './label';

/** Tags beside the category: things an analyst filters by. */
const tagOfCategory: Record<string, string> = {
  'cash.withdrawal': 'cash',
  'cash.deposit': 'cash',
  'risk.gambling': 'gambling',
  'risk.collection': 'collection',
  'risk.garnishment': 'garnishment',
  'fees.return-fee': 'return-fee',
  'transfers.card-settlement': 'card-settlement',
};

export function countryOfIban(iban: string): string {
  return /^[A-Z]{2}\d{2}/.test(iban) ? iban.slice(0, 2) : '';
}

/** The country of most own accounts; bookings with accounts of other countries are foreign. */
export function homeCountry(context: Pick<LabelContext, 'own'>): string {
  const counts = new Map<string, number>();
  for (const { iban } of context.own.byId.values()) {
    const country = countryOfIban(iban);
    if (country) counts.set(country, (counts.get(country) ?? 0) + 1);
  }
  let best = '';
  for (const [country, count] of counts) if (best === '' || count > (counts.get(best) ?? 0)) best = country;
  return best;
}

export function addTags(context: LabelContext, transactions: readonly PreparedTransaction[]): void {
  const home = homeCountry(context);
  let last: Label | undefined;
  let tag: string | undefined;
  for (const transaction of transactions) {
    const label = context.labels[transaction.index];
    if (!label) continue;
    if (label !== last) tag = tagOfCategory[label.category];
    last = label;
    if (tag) addTag(context, transaction, tag);
    if (home === '' || transaction.iban === '') continue;
    const country = countryOfIban(transaction.iban);
    if (country && country !== home) addTag(context, transaction, 'foreign');
  }
}
