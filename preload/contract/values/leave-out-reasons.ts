import { z } from 'zod';

/** Why a row is left out, as one chooses; the words stand in the language files under `leaveOut.reason`. */
export const leaveOutReasons = ['duplicate', 'noBooking', 'wrong', 'notNeeded'] as const;
export type LeaveOutReason = (typeof leaveOutReasons)[number];

const limit = 500;
/** One of the list as `#duplicate`, words of one's own, or both: `#duplicate: see May`. */
export const leaveOutReason = z.string().trim().min(1).max(limit);

export function reasonOf(listed: LeaveOutReason | null, words: string): string | undefined {
  const text = words.replace(/\s+/g, ' ').trim();
  const reason = listed === null ? text : text === '' ? `#${listed}` : `#${listed}: ${text}`;
  return reason === '' ? undefined : reason.slice(0, limit);
}

/** What a reason consists of; what begins like one of the list and is none is words. */
export function partsOfReason(reason: string): { listed: LeaveOutReason | null; words: string } {
  const [, code, words = ''] = /^#([a-zA-Z]+)(?:: (.*))?$/s.exec(reason) ?? [];
  const listed = leaveOutReasons.find((one) => one === code);
  return listed ? { listed, words } : { listed: null, words: reason };
}
