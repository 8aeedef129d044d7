import { type Advisor, type Found, identifier, type Tenant, type Webhook } from '../../preload/contract';
import { withoutSecretValues } from '../explorer/withheld';
import { readList } from '../service/wire/list-envelope';
import { isHarmlessPicture } from './harmless-picture';

type Members = Record<string, unknown>;

function membersOf(item: unknown): Members | null {
  return typeof item === 'object' && item !== null && !Array.isArray(item) ? (item as Members) : null;
}

function textIn(members: Members, ...names: string[]): string | null {
  const value = names.map((name) => members[name]).find((one) => typeof one === 'string' && one !== '');
  return typeof value === 'string' ? value.slice(0, 500) : null;
}

function idIn(members: Members, ...names: string[]): string | undefined {
  return names.map((name) => identifier.safeParse(members[name]).data).find(Boolean);
}

const flag = (value: unknown) => (typeof value === 'boolean' ? value : null);

/** None for an item without an identifier, which could neither be shown nor deleted. */
export function webhookOf(item: unknown): Webhook[] {
  const members = membersOf(item);
  const id = members && idIn(members, 'webhookId', 'id');
  if (!members || id === undefined || id === null) return [];
  const events = Array.isArray(members.events) ? members.events : [];
  return [
    {
      id,
      address: addressOf(members.url),
      method: textIn(members, 'method'),
      events: events
        .filter((one): one is string => typeof one === 'string')
        .map(cut)
        .slice(0, 100),
      hasSecret: flag(members.hasSecret),
      deliveries: Array.isArray(members.deliveries)
        ? members.deliveries.slice(0, 50).flatMap((one) => {
            const delivery = membersOf(one);
            return delivery
              ? { event: textIn(delivery, 'event'), state: textIn(delivery, 'state', 'status') }
              : [];
          })
        : null,
    },
  ];
}

/** A query, or a name in front of the host, may be a secret. */
function addressOf(raw: unknown): string {
  if (typeof raw !== 'string') return '–';
  try {
    const { protocol, host, pathname } = new URL(raw);
    return `${protocol}//${host}${pathname}`.slice(0, 2_000);
  } catch {
    return '–';
  }
}

export function advisorOf(item: unknown): Advisor[] {
  const members = membersOf(item);
  const id = members && idIn(members, 'advisorId', 'id');
  if (!members || id === undefined || id === null) return [];
  const [firstName, lastName] = [textIn(members, 'firstName'), textIn(members, 'lastName', 'name')];
  return [{ id, firstName, lastName, email: textIn(members, 'email'), phone: textIn(members, 'phone') }];
}

export function tenantOf(raw: unknown): Tenant {
  const members = membersOf(raw) ?? membersOf(readList(raw)[0]) ?? {};
  return {
    id: textIn(members, 'tenantId', 'id'),
    name: textIn(members, 'name'),
    color: textIn(members, 'color'),
    hasLogo: flag(members.hasLogo),
  };
}

const mostMembers = 40;

/** Plain members of a found company or logo, without secrets; nested ones are left to the explorer. */
export function foundOf(item: unknown): Found[] {
  const members = membersOf(item);
  if (!members) return [];
  const clean = withoutSecretValues(members, { known: [], hidesLinks: false }).value as Members;
  const picture = Object.values(members).find(
    (value): value is string =>
      typeof value === 'string' && value.length <= 200_000 && isHarmlessPicture(value),
  );
  const shown = Object.entries(clean)
    .filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value))
    .map(([name, value]) => ({ name: name.slice(0, 100), value: String(value).slice(0, 1_000) }))
    .filter(({ value }) => !value.startsWith('data:'));
  return [{ members: shown.slice(0, mostMembers), picture: picture ?? null }];
}

function cut(text: string): string {
  return text.slice(0, 500);
}
