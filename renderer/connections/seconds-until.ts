/** Whole seconds until an instant, rounded up; 0 once it has passed. */
export function secondsUntil(instant: string, nowMs: number): number {
  return Math.max(0, Math.ceil((Date.parse(instant) - nowMs) / 1000));
}
