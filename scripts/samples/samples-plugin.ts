import type { Plugin } from 'vite';
import { makeSamples } from '../make-samples';
import { makePersonSample } from './person';

const moduleName = 'virtual:samples';
const resolvedName = `\0${moduleName}`;

/** Gives the window the made-up exports as a module (`renderer/import/intake/sample-exports.ts`), their bytes as base64. */
export function samplesPlugin(): Plugin {
  return {
    name: 'kontor-samples',
    resolveId: (id) => (id === moduleName ? resolvedName : null),
    load(id) {
      if (id !== resolvedName) return null;
      const samples = { company: encoded(makeSamples()), person: encoded(makePersonSample()) };
      return `export default ${JSON.stringify(samples)};`;
    },
  };
}

function encoded(files: ReadonlyMap<string, Uint8Array>) {
  return [...files]
    .filter(([name]) => name.endsWith('.csv'))
    .map(([name, bytes]) => ({ name, base64: Buffer.from(bytes).toString('base64') }));
}
