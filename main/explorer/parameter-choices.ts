import type { ExplorerChoice } from '../../preload/contract';
import type { EndpointKey } from '../service/endpoint-tables/endpoints';
import type { ServiceClient } from '../service/service-client';
import { withoutSecretValues } from './withheld';

interface Source {
  readonly key: EndpointKey;
  /** Members that may hold the value, the first that does wins. */
  readonly value: readonly string[];
  readonly label: readonly string[];
}

const users = { key: 'users.list', label: ['customUserID', 'type'] } as const;

/** Which list of the service holds the values of a path parameter. */
const sources: Readonly<Record<string, Source>> = {
  'user-id': { ...users, value: ['userId', 'id'] },
  'custom-user-id': { ...users, value: ['customUserID'], label: ['type', 'userId'] },
  'account-id': { key: 'banking.accounts', value: ['accountId'], label: ['name', 'iban', 'bankName'] },
  'banklogin-id': {
    key: 'banking.userSyncStatus',
    value: ['bankLoginId', 'loginId', 'id'],
    label: ['bankName', 'status'],
  },
  'advisor-id': {
    key: 'advisors.list',
    value: ['advisorId', 'id'],
    label: ['firstName', 'lastName', 'name', 'email'],
  },
  'webhook-id': { key: 'webhooks.list', value: ['webhookId', 'id'], label: ['url', 'method'] },
};

const mostChoices = 10_000;
/** Of the shortest pages that are usual; a list whose items are of no use must end too. */
const mostPages = 500;

/** What the service knows for a parameter, or what came of it before it was stopped; nothing where no list has it. @throws ServiceError */
export async function choicesOf(
  client: ServiceClient,
  parameter: string,
  path: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<ExplorerChoice[]> {
  const source = sources[parameter];
  if (!source) return [];
  const choices: ExplorerChoice[] = [];
  try {
    for await (const { items } of client.pages(source.key, { path, signal, maxPages: mostPages } as never)) {
      choices.push(...items.flatMap((item) => choiceOf(item, source) ?? []));
      if (choices.length >= mostChoices || signal.aborted) break;
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
  return choices.slice(0, mostChoices);
}

function choiceOf(item: unknown, { value, label }: Source): ExplorerChoice | null {
  if (typeof item !== 'object' || item === null) return null;
  const members = withoutSecretValues(item, { known: [], hidesLinks: false }).value as Record<
    string,
    unknown
  >;
  const textOf = (name: string) => (typeof members[name] === 'string' ? (members[name] as string) : '');
  const found = value.map(textOf).find((text) => text !== '' && text.length <= 500);
  if (found === undefined) return null;
  return { value: found, label: label.map(textOf).filter(Boolean).join(' · ').slice(0, 300) };
}
