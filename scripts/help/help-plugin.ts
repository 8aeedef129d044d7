import type { Plugin } from 'vite';
import { readHelp } from './read-help';

const moduleName = 'virtual:help';
const resolvedName = `\0${moduleName}`;

/** Gives the window the pages of `docs/help` as a module (`renderer/help`): parts to draw, no HTML. */
export function helpPlugin(): Plugin {
  return {
    name: 'kontor-help',
    resolveId: (id) => (id === moduleName ? resolvedName : null),
    load: (id) => (id === resolvedName ? `export default ${JSON.stringify(readHelp())};` : null),
  };
}
