import { authKey, type ExplorerEndpoint } from '../../preload/contract';
import type { Endpoint } from '../service/endpoint-tables/endpoint-definition';
import { authPath, type EndpointKey, endpoints, endpointTables } from '../service/endpoint-tables/endpoints';
import { fieldsOfBody } from './describe-body';
import { exampleBodies } from './example-bodies';

/** Sent by POST, and yet they only read. */
const readingPosts: readonly string[] = ['companies.search', 'logos.find', 'categorization.fetch'];
/** Where another call than the nearest one above tells what became of it. */
const otherLookUps: Readonly<Record<string, EndpointKey>> = {
  'banking.transferMoney': 'banking.transactions',
  'banking.connect': 'banking.userSyncStatus',
  'banking.mockConnect': 'banking.userSyncStatus',
  'banking.manage': 'banking.userSyncStatus',
  'banking.sync': 'banking.userSyncStatus',
  'banking.disconnect': 'banking.userSyncStatus',
  'banking.deleteLogin': 'banking.userSyncStatus',
  'users.delete': 'users.list',
  'users.deleteMany': 'users.list',
  'users.import': 'users.list',
  'users.triggerAnalysis': 'categorization.correlation',
  'upload.addTransactions': 'banking.transactions',
  'upload.patchTransactions': 'banking.transactions',
  'upload.deleteTransactions': 'banking.transactions',
};

export function isChanging(key: string, endpoint: Pick<Endpoint, 'method'>): boolean {
  return endpoint.method !== 'GET' && !readingPosts.includes(key);
}

/** Every call of interface.md, the log-in first. */
export function describeEndpoints(): ExplorerEndpoint[] {
  const rows = (Object.keys(endpointTables) as (keyof typeof endpointTables)[]).flatMap((area) =>
    Object.entries<Endpoint>(endpointTables[area]).map(([key, endpoint]) => ({ area, key, endpoint })),
  );
  return [logIn, ...rows.map(({ area, key, endpoint }) => ({ key, area, ...described(key, endpoint) }))];
}

const logIn: ExplorerEndpoint = {
  key: authKey,
  area: 'access',
  method: 'POST',
  path: authPath,
  pathParameters: [],
  query: [],
  body: null,
  scope: null,
  userType: 'any',
  danger: 'none',
  isChanging: false,
  answerKind: 'json',
  isPaginated: false,
  isCorrelation: false,
  lookUpKey: null,
};

function described(key: string, endpoint: Endpoint): Omit<ExplorerEndpoint, 'key' | 'area'> {
  const { method, path, query, scope, userType, danger, answerKind, isPaginated, isCorrelation } = endpoint;
  const changes = isChanging(key, endpoint);
  const example = exampleBodies[key as EndpointKey];
  return {
    method,
    path,
    pathParameters: [...endpoint.pathParameters],
    query: [...query],
    body: endpoint.body
      ? {
          isOptional: endpoint.isBodyOptional,
          fields: fieldsOfBody(endpoint.body),
          example: example === undefined ? null : JSON.stringify(example, null, 2),
        }
      : null,
    scope: scope ?? null,
    userType,
    danger,
    isChanging: changes,
    answerKind,
    isPaginated,
    isCorrelation,
    lookUpKey: changes ? (otherLookUps[key] ?? nearestReading(path)) : null,
  };
}

/** The call that reads the same path, or the nearest one above it. */
function nearestReading(path: string): EndpointKey | null {
  const reading = Object.entries<Endpoint>(endpoints)
    .filter(([, other]) => other.method === 'GET' && !other.isCorrelation)
    .filter(([, other]) => path === other.path || path.startsWith(`${other.path}/`))
    .sort(([, a], [, b]) => b.path.length - a.path.length);
  return (reading[0]?.[0] as EndpointKey | undefined) ?? null;
}
