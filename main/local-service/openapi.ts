import { type ZodType, z } from 'zod';
import { PREFIX } from './app';
import type { ScopeRule } from './ground/scopes';
import type { Route } from './routing/route';

type JsonObject = Record<string, unknown>;

const problem = {
  type: 'object',
  required: ['type', 'message'],
  properties: { type: { type: 'string' }, message: { type: 'string' } },
};

/** The OpenAPI 3.1 document of the route table: the very schemas that check the requests. */
export function createOpenApi(routes: readonly Route[]): JsonObject {
  const paths: Record<string, JsonObject> = {};
  for (const route of routes) {
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: describe(route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Banking Data and Analysis Service, local',
      version: '1',
      description:
        'The embedded service of Kontor. It listens on the loopback address and sends nothing elsewhere.',
    },
    servers: [{ url: PREFIX }],
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Problem: problem },
    },
    paths,
  };
}

function describe(route: Route): JsonObject {
  return {
    summary: route.purpose,
    tags: [route.area],
    ...(route.isOpen ? {} : { security: [{ bearer: scopesOf(route.clientScope) }] }),
    parameters: [...pathParameters(route), ...queryParameters(route), tenantParameter],
    ...(route.body
      ? {
          requestBody: {
            required: !route.isBodyOptional,
            content: {
              [route.bodyType === 'form' ? 'application/x-www-form-urlencoded' : 'application/json']: {
                schema: toJsonSchema(route.body, 'input'),
              },
            },
          },
        }
      : {}),
    responses: { [route.status]: success(route), default: failure },
  };
}

const tenantParameter = { name: 'TenantID', in: 'header', required: false, schema: { type: 'string' } };
const failure = {
  description: 'Refused or failed',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
};

function success(route: Route): JsonObject {
  if (route.answerType) {
    return {
      description: route.purpose,
      content: { [route.answerType]: { schema: { type: 'string', format: 'binary' } } },
    };
  }
  if (!route.answer) return { description: route.purpose };
  return {
    description: route.purpose,
    content: { 'application/json': { schema: toJsonSchema(route.answer, 'output') } },
  };
}

const scopesOf = (rule: ScopeRule | undefined): string[] =>
  rule === undefined ? [] : typeof rule === 'string' ? [rule] : [...rule];

function pathParameters(route: Route): JsonObject[] {
  return Array.from(route.path.matchAll(/\{([^}]+)\}/g), ([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
}

function queryParameters(route: Route): JsonObject[] {
  if (!route.query) return [];
  const { properties = {} } = toJsonSchema(route.query, 'input') as { properties?: JsonObject };
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', required: false, schema }));
}

function toJsonSchema(schema: ZodType, io: 'input' | 'output'): JsonObject {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonObject;
  return rest;
}
