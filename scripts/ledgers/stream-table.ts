import type { Channel, Stream } from './facts';

/**
 * Reads streams from a table of text, one a line:
 * `kind ; category ; sign channel ; every ; least-most (minor units) ; options ; names ; texts`.
 * Channels: dd, so (standing order), tr, card, cr (credit), sal. Every: months, `w` weekly, `f` fortnightly, `v` four-weekly,
 * `~n` n times a month by chance. Options: `share=`, `many=`, `varies=`, `in=DE,AT`, `code=` (merchant), `sepa=`, `person`, `taste`,
 * `accept=`. Names and texts are separated by `|`.
 */
const channels: Record<string, Channel> = {
  dd: 'direct-debit',
  so: 'standing-order',
  tr: 'transfer',
  card: 'card',
  cr: 'credit',
  sal: 'salary',
  cash: 'cash',
  deposit: 'deposit',
  closing: 'closing',
  securities: 'securities',
};

export function channelOf(short: string): Channel {
  const channel = channels[short];
  if (!channel) throw new Error(`no channel: ${short}`);
  return channel;
}

const rhythms: Record<string, 'weekly' | 'fortnightly' | 'four-weekly'> = {
  w: 'weekly',
  f: 'fortnightly',
  v: 'four-weekly',
};

function streamOf(line: string): Stream {
  const [kind = '', category = '', way = '', every = '', amounts = '', options = '', names = '', texts = ''] =
    line.split(';').map((part) => part.trim());
  if (!category.includes('.')) throw new Error(`no stream: ${line}`);
  const [least = 0, most = 0] = amounts.split('-').map(Number);
  const option = (name: string): string | undefined =>
    options
      .split(' ')
      .find((one) => one.startsWith(`${name}=`))
      ?.slice(name.length + 1);
  const has = (name: string): boolean => options.split(' ').includes(name);
  return {
    kind,
    category,
    sign: way.startsWith('+') ? 1 : -1,
    channel: channelOf(way.slice(1)),
    every: rhythms[every] ?? (every.startsWith('~') ? -Number(every.slice(1)) : Number(every)),
    least,
    most,
    names,
    texts,
    share: Number(option('share') ?? 1),
    many: Number(option('many') ?? 1),
    ...(option('varies') ? { varies: Number(option('varies')) } : {}),
    ...(option('in') ? { countries: option('in') ?? '' } : {}),
    ...(option('code') ? { merchantCode: option('code') ?? '' } : {}),
    ...(option('sepa') ? { purposeCode: option('sepa') ?? '' } : {}),
    ...(option('accept') ? { accept: [option('accept') ?? ''] } : {}),
    ...(has('person') ? { isPerson: true } : {}),
    ...(has('taste') ? { optional: true } : {}),
  };
}

export function streamsOf(table: string): readonly Stream[] {
  return table
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(streamOf);
}
