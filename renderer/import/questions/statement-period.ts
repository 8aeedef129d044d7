/** The years that are offered to choose: this one and those before it. */
export function offeredYears(now: Date, count = 4): string[] {
  return Array.from({ length: count }, (_, back) => String(now.getFullYear() - back));
}
