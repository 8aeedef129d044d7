import { describe, expect, it } from 'vitest';
import { describeEndpoints } from '../../../../main/explorer/describe-endpoint';
import { readRequest } from '../../../../main/explorer/read-request';
import { type EndpointKey, endpoints } from '../../../../main/service/endpoint-tables/endpoints';
import { buildRequest } from '../../../../main/service/requests/request-builder';
import { explorerEndpoint } from '../../../../preload/contract';
import { texts } from '../../../../renderer/base/languages';
import { bodyOf, emptyForm, formOf, missingOf, requestOf } from '../../../../renderer/explorer/form-request';
import { documentedEndpoints } from '../service/interface-text';
import { sampleBodies } from '../service/sample-calls';
import { testConnection } from '../service/scripted-service';

const described = describeEndpoints();
const rows = described
  .filter(({ key }) => key !== 'auth')
  .map((endpoint) => [endpoint.key, endpoint] as const);
const asWritten = (key: EndpointKey) => ({
  template: () => endpoints[key].path,
  mode: () => 'both' as const,
  bodyOf: (body: unknown) => body,
});

describe('the explorer’s table of calls', () => {
  it('has the log-in and exactly the endpoints of interface.md 4.7', () => {
    const documented = documentedEndpoints().map(({ method, path }) => `${method} ${path}`);
    expect(described[0]).toMatchObject({ key: 'auth', path: '/auth' });
    expect(rows.map(([, { method, path }]) => `${method} ${path}`).sort()).toEqual(documented.sort());
  });

  it('keeps to the contract', () => {
    for (const endpoint of described)
      expect(explorerEndpoint.safeParse(endpoint).error, endpoint.key).toBe(undefined);
  });

  it('has title and text of each in both languages, and for each dangerous one what is gone', () => {
    for (const { key, danger } of described) {
      for (const language of ['de', 'en'] as const) {
        const all: Record<string, string> = texts[language];
        expect(all[`endpoint.${key}`], `${key} ${language}`).toBeTruthy();
        expect(all[`endpoint.${key}.about`], `${key} ${language}`).toBeTruthy();
        expect(Boolean(all[`endpoint.${key}.gone`]), `${key} ${language}`).toBe(danger !== 'none');
      }
    }
  });

  it('says of each call that may change something where to look afterwards, and that lookup only reads', () => {
    const changing = described.filter(({ isChanging }) => isChanging);
    expect(changing).toHaveLength(35);
    const without = changing.filter(({ lookUpKey }) => lookUpKey === null).map(({ key }) => key);
    expect(without).toEqual(['feedback.create']);
    for (const { lookUpKey } of changing) {
      if (lookUpKey)
        expect(described.find(({ key }) => key === lookUpKey)?.isChanging, lookUpKey).toBe(false);
    }
  });

  it('knows members, kinds and allowed values of bodies from the schemas', () => {
    const fieldsOf = (wanted: string) => described.find(({ key }) => key === wanted)?.body?.fields ?? [];
    expect(fieldsOf('users.create')).toContainEqual({
      name: 'type',
      kind: 'choice',
      isRequired: true,
      choices: ['person', 'company'],
    });
    expect(fieldsOf('banking.transferMoney').map(({ name, kind }) => `${name}: ${kind}`)).toEqual([
      'amount: number',
      'currency: text',
      'recipient.name: text',
      'recipient.iban: text',
      'purpose: text',
    ]);
    expect(fieldsOf('users.deleteMany')).toMatchObject([{ name: 'ids', kind: 'texts', isRequired: true }]);
  });
});

describe.each(rows)('the form of %s', (key, endpoint) => {
  const name = key as EndpointKey;
  const sample = sampleBodies[name];
  const path = Object.fromEntries(
    endpoint.pathParameters.map((parameter) => [parameter, `sample-${parameter}`]),
  );
  const body = sample === undefined ? null : JSON.stringify(sample);

  it('can say the sample call, and main builds the very same request of it', () => {
    const form = formOf(endpoint, { key, path, query: {}, correlationId: null, body });
    expect(missingOf(endpoint, form)).toEqual([]);
    const request = requestOf(endpoint, form, 'c1');
    expect(request).not.toBeNull();
    if (!request) return;
    const read = readRequest(request);
    const wanted = buildRequest(testConnection, endpoints[name], { path, body: sample }, asWritten(name));
    const made = buildRequest(testConnection, read.endpoint, read.parts, asWritten(name));
    expect(made).toMatchObject({ method: wanted.method, url: wanted.url, headers: wanted.headers });
    expect(made.body === undefined ? undefined : JSON.parse(String(made.body))).toEqual(sample);
  });

  it('begins empty and says what it needs', () => {
    const needsBody = endpoint.body !== null && !endpoint.body.isOptional;
    const missing = missingOf(endpoint, emptyForm);
    for (const parameter of endpoint.pathParameters) expect(missing).toContain(parameter);
    if (!needsBody) expect(missing).toEqual(endpoint.pathParameters);
    if (endpoint.body?.isOptional) expect(bodyOf(endpoint, emptyForm)).toEqual({ ok: true, text: null });
  });
});

describe.each(rows.filter(([, { body }]) => body?.example))('the example of %s', (key, endpoint) => {
  it('is a body that the call takes', () => {
    const example = JSON.parse(endpoint.body?.example ?? '');
    expect(endpoints[key as EndpointKey].body?.safeParse(example).error).toBe(undefined);
  });
});
