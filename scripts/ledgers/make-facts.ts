import { bankDayFrom, dateIn } from './days';
import type { Fact, LedgerContract, Party, Stream } from './facts';
import { returnsOf } from './returned-debits';
import { partyOf, personName, type Setting, writeText } from './write-facts';

export interface Made {
  facts: Fact[];
  contracts: LedgerContract[];
}

const daysBetween: Record<string, number> = { weekly: 7, fortnightly: 14, 'four-weekly': 28 };

/** Days on which a stream is booked. */
function daysOfStream({ chance, first, last }: Setting, { every, channel, sign }: Stream): number[] {
  const days: number[] = [];
  if (typeof every === 'string') {
    const step = daysBetween[every] ?? 28;
    for (let day = first + chance.between(0, step - 1); day <= last; day += step)
      days.push(bankDayFrom(day, 1));
    return days;
  }
  const from = new Date(first * 86_400_000);
  const spans = Math.ceil((last - first) / 30) + 2;
  if (every < 0) {
    for (let day = first; day <= last; day += 1)
      if (chance.isOnce(-every / 30)) days.push(channel === 'card' ? day : bankDayFrom(day, 1));
    return days.filter((day) => day <= last);
  }
  const date =
    sign === 1 ? chance.pick([1, 15, 26, 28, 30]) : chance.pick([1, 1, 2, 3, 5, 10, 15, 20, 27, 30]);
  const offset = chance.between(0, every - 1);
  for (let i = -1; i < spans; i += 1) {
    if ((((i + offset) % every) + every) % every !== 0) continue;
    const planned = dateIn(from.getUTCFullYear(), from.getUTCMonth() + 1 + i, date);
    const wanted = bankDayFrom(planned, sign === 1 && date > 25 ? -1 : 1);
    const slip = channel === 'transfer' && every < 12 ? chance.pick([0, 0, 0, 1, 2]) : 0;
    const day = bankDayFrom(wanted + slip, 1);
    if (day >= first && day <= last && !chance.isOnce(0.008)) days.push(day);
  }
  return days;
}

function amountFor(setting: Setting, { least, most, every }: Stream): number {
  const amount = setting.chance.between(least, most);
  if (typeof every === 'number' && every < 0) return amount;
  return setting.chance.isOnce(0.4) ? Math.round(amount / 500) * 500 || amount : amount;
}

interface Agreement {
  stream: Stream;
  party: Party;
  /** After a merger or a move to another system: a new name, identifier and mandate for the same agreement. */
  later: { party: Party; from: number; mandate: string } | null;
  contract: LedgerContract | null;
  mandate: string;
  template: string;
}

function agree(setting: Setting, stream: Stream, name: string, number: number): Agreement {
  const { chance } = setting;
  const party = partyOf(setting, stream.isPerson ? personName(setting) : name);
  const isDebit = stream.channel === 'direct-debit';
  const isContract = typeof stream.every === 'string' || stream.every > 0;
  const texts = stream.texts.split('|');
  const isRenamed = isDebit && isContract && chance.isOnce(0.05);
  const mandate = () =>
    isDebit
      ? chance.pick([
          `M${chance.digits(8)}`,
          `${chance.digits(6)}-${chance.digits(2)}`,
          `MREF${chance.digits(5)}K`,
        ])
      : '';
  const slow = typeof stream.every === 'number' && stream.every >= 3;
  return {
    stream,
    party,
    later: isRenamed
      ? {
          party: {
            ...partyOf(
              setting,
              `${name.split(' ')[0]} Neue ${chance.pick(['Services GmbH', 'Süd GmbH', 'Direkt AG'])}`,
            ),
            iban: party.iban,
          },
          from: setting.first + Math.floor((setting.last - setting.first) * 0.55),
          mandate: mandate(),
        }
      : null,
    contract: isContract
      ? {
          contractId: `${stream.kind}-${number}`,
          kind: stream.kind,
          category: stream.category,
          optional: stream.optional ?? false,
          fewest: slow ? 2 : 3,
        }
      : null,
    mandate: mandate(),
    template: chance.pick(texts),
  };
}

function factsOf(setting: Setting, agreement: Agreement, account: string): Fact[] {
  const { chance } = setting;
  const { stream, contract } = agreement;
  const days = daysOfStream(setting, stream);
  const basis = amountFor(setting, stream);
  const changeAt = chance.isOnce(0.35) ? chance.between(3, 14) : Number.POSITIVE_INFINITY;
  const factor = 1 + chance.between(2, 9) / 100;
  const keeps = new Map<number, string>();
  const isIrregular = contract === null;
  return days.map((day, at) => {
    let amount = isIrregular ? amountFor(setting, stream) : basis;
    if (!isIrregular && at >= changeAt && stream.kind !== 'broadcast') amount = Math.round(amount * factor);
    if (stream.varies && !isIrregular)
      amount = Math.round(amount * (1 + (chance.next() * 2 - 1) * stream.varies));
    const later = agreement.later && day >= agreement.later.from ? agreement.later : null;
    return {
      account,
      day,
      amount: amount * stream.sign,
      channel: stream.channel,
      party: later?.party ?? agreement.party,
      text: writeText(setting, agreement.template, day, keeps),
      mandate: later?.mandate ?? agreement.mandate,
      reference: chance.isOnce(0.5) ? `${chance.digits(12)}` : 'NOTPROVIDED',
      merchantCode: stream.channel === 'card' ? (stream.merchantCode ?? '') : '',
      purposeCode: stream.purposeCode ?? '',
      answer: {
        category: stream.category,
        contractId: contract?.contractId ?? null,
        ...(stream.accept && stream.accept.length > 0 ? { accept: stream.accept } : {}),
      },
    };
  });
}

export function makeStreams(setting: Setting, streams: readonly Stream[], account: string): Made {
  const { chance } = setting;
  const made: Made = { facts: [], contracts: [] };
  let number = 0;
  for (const stream of streams) {
    if (stream.share !== undefined && !chance.isOnce(stream.share)) continue;
    if (stream.countries && !stream.countries.includes(setting.country)) continue;
    const names = stream.names.split('|');
    const many = chance.between(Math.ceil((stream.many ?? 1) / 2), stream.many ?? 1);
    for (let i = 0; i < many && names.length > 0; i += 1) {
      const [name = ''] = stream.isPerson ? [''] : names.splice(chance.between(0, names.length - 1), 1);
      number += 1;
      const agreement = agree(setting, stream, name, number);
      const facts = factsOf(setting, agreement, account);
      const everyOne = typeof stream.every === 'number' && stream.every < 0 && many > 1;
      const kept = everyOne ? facts.filter(() => chance.isOnce(1.6 / many)) : facts;
      made.facts.push(...kept, ...returnsOf(setting, kept));
      if (agreement.contract && kept.length > 0) made.contracts.push(agreement.contract);
    }
  }
  return made;
}
