/** A step of putting a value together. */
export type Piece =
  | { readonly is: 'value'; readonly value: unknown }
  | { readonly is: 'array' | 'object' | 'end' }
  | { readonly is: 'items'; readonly items: readonly unknown[] }
  | { readonly is: 'members'; readonly members: readonly (readonly [string, unknown])[] }
  | { readonly is: 'key'; readonly key: string };

type Container = readonly unknown[] | Readonly<Record<string, unknown>>;

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;

/** About as long as copying it takes: values, and long texts by their length. */
function weightOf(value: unknown, most: number): number {
  if (typeof value === 'string') return 1 + value.length / 2_000;
  if (!isContainer(value)) return 1;
  let weight = 1;
  for (const member of Array.isArray(value) ? value : Object.values(value)) {
    weight += weightOf(member, most - weight);
    if (weight > most) return weight;
  }
  return weight;
}

/** More in one object is none of the interface, and no object grows so large without holding up everything else. */
const mostMembers = 100_000;

/** Takes a value of JSON apart; no piece is heavier than `most` values, but for a single text. @throws RangeError for an object with too many members */
export function* piecesOf(value: unknown, most = 20_000): Generator<Piece, void, void> {
  if (!isContainer(value) || weightOf(value, most) <= most) {
    yield { is: 'value', value };
    return;
  }
  const isArray = Array.isArray(value);
  yield { is: isArray ? 'array' : 'object' };
  let light: (readonly [string, unknown])[] = [];
  let weight = 0;
  let count = 0;
  const taken = (): Piece => {
    const members = light;
    light = [];
    weight = 0;
    return isArray ? { is: 'items', items: members.map(([, item]) => item) } : { is: 'members', members };
  };
  for (const key in value) {
    const member = (value as Record<string, unknown>)[key];
    const more = weightOf(member, most);
    count += 1;
    if (!isArray && count > mostMembers) throw new RangeError('too many members');
    if (light.length > 0 && weight + more > most) yield taken();
    if (isContainer(member) && more > most) {
      if (!isArray) yield { is: 'key', key };
      yield* piecesOf(member, most);
    } else {
      light.push([key, member]);
      weight += more;
    }
  }
  if (light.length > 0) yield taken();
  yield { is: 'end' };
}

/** Puts a value together from its pieces, in their order. */
export class ValueAssembly {
  readonly #open: Container[] = [];
  readonly #keys: string[] = [];
  /** Undefined until the last piece came. */
  value: unknown;

  add(piece: Piece): void {
    const holder = this.#open.at(-1);
    switch (piece.is) {
      case 'value':
        this.#put(piece.value);
        break;
      case 'array':
        this.#open.push([]);
        break;
      case 'object':
        this.#open.push({});
        break;
      case 'items':
        for (const item of piece.items) (holder as unknown[]).push(item);
        break;
      case 'members':
        for (const [key, member] of piece.members) setMember(holder, key, member);
        break;
      case 'key':
        this.#keys.push(piece.key);
        break;
      case 'end':
        this.#open.pop();
        this.#put(holder);
    }
  }

  #put(value: unknown): void {
    const holder = this.#open.at(-1);
    if (!holder) this.value = value;
    else if (Array.isArray(holder)) holder.push(value);
    else setMember(holder, this.#keys.pop() ?? '', value);
  }
}

/** `__proto__` is a name like any other in JSON. */
function setMember(holder: unknown, key: string, value: unknown): void {
  if (key !== '__proto__') (holder as Record<string, unknown>)[key] = value;
  else Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
}
