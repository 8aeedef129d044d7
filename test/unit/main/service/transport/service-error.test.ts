import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  ServiceError,
  type ServiceErrorCode,
  serviceErrorParams,
} from '../../../../../main/service/transport/service-error';
import { importGraph } from '../../../../../scripts/rules/import-graph';

const files = ['main/service', 'main/upload'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/(service-error|call-failure-policy)\.ts$/.test(name))
    .map((name) => `${folder}/${name}`),
);
const code = files.map((name) => readFileSync(name, 'utf8')).join('\n');

const serviceErrorCodes = Object.keys(serviceErrorParams) as ServiceErrorCode[];

describe('the codes of the client', () => {
  it('are stable words that the bridge accepts, each with its values listed', () => {
    for (const one of serviceErrorCodes) {
      expect(one).toMatch(/^service\.[a-z][a-zA-Z]+$/);
      expect(new Set(serviceErrorParams[one]).size).toBe(serviceErrorParams[one].length);
    }
  });

  it('are each in use somewhere', () => {
    expect(serviceErrorCodes.filter((one) => !code.includes(`'${one}'`))).toEqual([]);
  });

  it('when made into JSON: say code, status and details and nothing else', () => {
    const error = new ServiceError(
      'service.conflict',
      { endpoint: 'POST /users', type: 't', message: 'm' },
      409,
    );
    expect(Object.keys(JSON.parse(JSON.stringify(error)))).toEqual(['code', 'status', 'details']);
  });
});

describe('the client as a whole', () => {
  it('imports no Electron and nothing of the program but the contract', () => {
    const imports = Array.from(code.matchAll(/from '([^']+)'/g), ([, name = '']) => name);
    expect(imports.filter((name) => !/^(\.\/|\.\.\/|zod$|node:)/.test(name))).toEqual([]);
    const reached = Array.from(importGraph()).flatMap(([file, targets]) =>
      file.startsWith('main/service/') ? [...targets] : [],
    );
    expect(reached.length).toBeGreaterThan(100);
    expect(reached.filter((file) => !/^(?:main\/service|preload\/contract)\//.test(file))).toEqual([]);
  });

  it('weakens TLS nowhere (SEC-18)', () => {
    expect(code).not.toMatch(/rejectUnauthorized|NODE_TLS|ignore-certificate|certificate-error/);
  });
});
