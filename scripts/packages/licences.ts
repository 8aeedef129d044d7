import type { ShippedPackage } from './shipped-packages';

/** Licences (SPDX) under which parts may ship with Kontor: they ask for their text and name to go along, and for nothing more. */
const allowed: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  // Fonts only; they may be part of a program, and the report's pages hold no more than their shapes.
  'OFL-1.1',
  // Asks for its text, and to say what was changed: nothing is.
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** One sentence for each package that may not ship. */
export function licenceFaults(packages: readonly ShippedPackage[]): string[] {
  return packages
    .filter(({ licence }) => !isAllowed(licence))
    .map(
      ({ name, version, licence }) =>
        `${name} ${version}: licence “${licence || 'none stated'}” is not on the list.`,
    );
}

/** Of `A OR B` one is enough, of `A AND B` each must be allowed; anything else in brackets is looked at by a person. */
function isAllowed(expression: string): boolean {
  const inner = expression.replace(/^\((.*)\)$/, '$1');
  if (inner.includes('(')) return false;
  return inner.split(' OR ').some((choice) => choice.split(' AND ').every((one) => allowed.has(one.trim())));
}

/** The list as it goes along with the program: who, which version, which licence, and its text. */
export function noticesText(packages: readonly ShippedPackage[]): string {
  const entries = packages.map(({ name, version, licence, text, home }) =>
    [
      `${name} ${version} (${licence})`,
      ...(home ? [home] : []),
      '',
      text || `This package states the licence ${licence}.`,
    ].join('\n'),
  );
  const head =
    'Kontor contains parts of others. The runtime (Electron, Chromium) has its own files: LICENSE.electron.txt and LICENSES.chromium.html.';
  return `${[head, ...entries].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}
