/** Lifetimes offered for a user in the service (interface.md 2.1, `expiresIn`); null keeps the data without limit. */
export const lifetimes = ['P7D', 'P1M', 'P3M', 'P6M', 'P1Y', 'P2Y'] as const;

interface Lifetime {
  readonly count: number;
  readonly unit: 'day' | 'week' | 'month' | 'year';
}

const units = { D: 'day', W: 'week', M: 'month', Y: 'year' } as const;

export function parseLifetime(duration: string): Lifetime | null {
  const match = /^P(\d{1,4})([DWMY])$/.exec(duration);
  if (!match) return null;
  return { count: Number(match[1]), unit: units[match[2] as keyof typeof units] };
}

/** Days until the service deletes the user, rounded up; 0 on the last day and after it. */
export function daysLeft(expiresAt: string, nowMs: number): number {
  return Math.max(0, Math.ceil((Date.parse(expiresAt) - nowMs) / 86_400_000));
}
