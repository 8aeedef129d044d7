import { type AnsweredEndpoint, readAnswer } from './answer-table';

type Members = Record<string, unknown>;

const isObject = (raw: unknown): raw is Members =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);

/** Members that say which entry of a list it is; they stand beside what is unknown in it. */
const naming = ['month', 'name', 'country', 'category', 'contractId', 'accountId', 'account'];

/** Nothing is said by these. */
function isEmpty(raw: unknown): boolean {
  if (raw === null || raw === undefined || raw === '') return true;
  return Array.isArray(raw) ? raw.length === 0 : isObject(raw) && Object.values(raw).every(isEmpty);
}

/**
 * What an answer says that its schema does not read: members of other names, and members of a known name whose value is of another
 * kind. Of lists the entries that have such members, with what names them. Null when everything is read.
 */
export function unknownMembers(endpoint: AnsweredEndpoint, payload: unknown): unknown {
  const answer = readAnswer(endpoint, payload);
  return answer === null ? payload : leftOf(payload, answer);
}

function leftOf(raw: unknown, read: unknown): unknown {
  if (isEmpty(raw)) return null;
  if (Array.isArray(raw)) return Array.isArray(read) ? leftOfList(raw, read) : leftOfLeaf(raw, read);
  if (!isObject(raw)) return leftOfLeaf(raw, read);
  if (Array.isArray(read)) {
    const inner = Object.values(raw).find(Array.isArray);
    return inner === undefined ? raw : leftOfList(inner, read);
  }
  // A word or a period that was read out of an object.
  if (!isObject(read)) return isEmpty(read) ? raw : null;
  if ('since' in read && 'until' in read) return null;
  const left: Members = {};
  for (const [name, value] of Object.entries(raw)) {
    const inner = Object.hasOwn(read, name) ? leftOf(value, read[name]) : isEmpty(value) ? null : value;
    if (inner !== null) left[name] = inner;
  }
  return Object.keys(left).length === 0 ? null : left;
}

function leftOfLeaf(raw: unknown, read: unknown): unknown {
  return isEmpty(read) ? raw : null;
}

function leftOfList(raw: readonly unknown[], read: readonly unknown[]): unknown {
  if (raw.every((one) => typeof one === 'string')) return read.length === 0 ? raw : null;
  const objects = raw.filter(isObject);
  const others = raw.filter((one) => !isObject(one) && !isEmpty(one));
  const byMonth = new Map(read.filter(isObject).map((one) => [one.month, one]));
  const left = objects.flatMap((one, index) => {
    const match = typeof one.month === 'string' ? byMonth.get(one.month) : read[index];
    const inner = match === undefined ? one : leftOf(one, match);
    if (!isObject(inner)) return [];
    const names = Object.fromEntries(naming.filter((name) => name in one).map((name) => [name, one[name]]));
    return [{ ...names, ...inner }];
  });
  const all = [...left, ...others];
  return all.length === 0 ? null : all;
}
