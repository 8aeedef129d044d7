import { joinedTexts } from '../base/languages/isolated-text';
export type Members = Record<string, unknown>;

/** Whether a value is an object with members, not a list. */
export const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value in one line; null for what has members of its own. */
export function plainText(value: unknown): string | null {
  if (value === null || value === undefined) return '–';
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const isShort = Array.isArray(value) && value.length <= 3 && value.every((one) => typeof one === 'string');
  return isShort ? joinedTexts(value) : null;
}

/** Members of an object or items of a list. */
export function partsOf(value: unknown): [name: string, value: unknown][] {
  if (Array.isArray(value)) return value.map((item, index) => [String(index + 1), item]);
  return isMembers(value) ? Object.entries(value) : [];
}
