type Members = Record<string, unknown>;

function isObject(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * The items of an answer that is an array, or an object holding one: the member called `name` if it is an array,
 * else the first that is (interface-gaps.md). Empty for anything else.
 */
export function readList(rawAnswer: unknown, name?: string): unknown[] {
  return readPage(rawAnswer, name).items;
}

export interface PageContent {
  readonly items: unknown[];
  /** The information object beside the list, as received. */
  readonly info: Members | undefined;
}

/** Items and information object of one page; every total in `info` is optional. */
export function readPage(rawAnswer: unknown, name?: string): PageContent {
  if (Array.isArray(rawAnswer)) {
    // Also seen: a pair of information object and array.
    const inner = rawAnswer.length === 2 && isObject(rawAnswer[0]) ? rawAnswer[1] : undefined;
    if (Array.isArray(inner)) return { items: inner, info: rawAnswer[0] };
    return { items: rawAnswer, info: undefined };
  }
  if (!isObject(rawAnswer)) return { items: [], info: undefined };
  const values = Object.values(rawAnswer);
  const named = name === undefined ? undefined : rawAnswer[name];
  const items = Array.isArray(named) ? named : values.find(Array.isArray);
  const info = values.find(isObject);
  if (items) return { items, info };
  // One level deeper, e.g. `{ data: { users: [...] } }`.
  const nested = values.filter(isObject).find((value) => Object.values(value).some(Array.isArray));
  return nested ? readPage(nested, name) : { items: [], info };
}

/** Whether there is a list in an answer at all, be it empty. */
export function hasList(rawAnswer: unknown): boolean {
  if (Array.isArray(rawAnswer)) return true;
  if (!isObject(rawAnswer)) return false;
  return Object.values(rawAnswer).some(
    (value) => Array.isArray(value) || (isObject(value) && hasList(value)),
  );
}

/** Members that say how many there are, beside a list or in its place. */
const countName = /^(total|count|number|size)|(total|count|size|elements|items)$/i;

/**
 * Whether an answer is a list, or says that there is nothing to list: an empty object, `available: false`, a member without a value,
 * a count of zero. Any other object is no list of nothing, whatever it is: what it leaves open must not be taken for "none".
 */
export function isListAnswer(rawAnswer: unknown): boolean {
  if (rawAnswer === null || rawAnswer === undefined || hasList(rawAnswer)) return true;
  if (!isObject(rawAnswer)) return false;
  const members = Object.entries(rawAnswer);
  const saysNone = ([name, value]: [string, unknown]) =>
    value === null || (name === 'available' && value === false) || (value === 0 && countName.test(name));
  return (
    members.length === 0 ||
    members.some(saysNone) ||
    members.some(([, value]) => isObject(value) && isListAnswer(value))
  );
}

/** The accounts of `GET /users/{user-id}/banking/accounts`. */
export function readAccounts(rawAnswer: unknown): Members[] {
  return readList(rawAnswer, 'accounts').filter(isObject);
}

/**
 * The transactions of `GET /users/{user-id}/banking/transactions` or of a categorization, whether they stand alone or
 * inside their accounts; one from inside an account gets its `accountId` unless it has one. Other members stay.
 */
export function readTransactions(rawAnswer: unknown): Members[] {
  const list = readList(
    rawAnswer,
    isObject(rawAnswer) && 'transactions' in rawAnswer ? 'transactions' : 'accounts',
  );
  const items = list.filter(isObject);
  if (!items.some(({ transactions }) => Array.isArray(transactions))) return items;
  return items.flatMap((item) => {
    if (!Array.isArray(item.transactions)) return [item];
    const { accountId } = item;
    return item.transactions
      .filter(isObject)
      .map((transaction) => (accountId === undefined ? transaction : { accountId, ...transaction }));
  });
}
