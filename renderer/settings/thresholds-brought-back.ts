import { type PointThresholds, pointRules } from '../../preload/contract/points';

const levels = ['note', 'clarify'] as const;

/**
 * Thresholds that were reset, as they were; each that was typed since then stays as it was typed.
 * @param gone what the analyst had before the reset
 * @param now what the analyst has by now
 */
export function broughtBack(gone: PointThresholds, now: PointThresholds): PointThresholds {
  const back: PointThresholds = { ...gone };
  for (const [key, typed] of Object.entries(now)) {
    const proposed = pointRules.find((rule) => rule.key === key);
    const before = gone[key];
    if (!proposed || !before) back[key] = typed;
    else {
      const kept = levels.map((level) => [
        level,
        typed[level] === proposed[level] ? before[level] : typed[level],
      ]);
      back[key] = { ...typed, ...Object.fromEntries(kept) };
    }
  }
  return back;
}
