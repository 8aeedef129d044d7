import type { Plugin } from 'vite';
import { packageOf, type ShippedPackage, shippedPackages } from './shipped-packages';

const moduleName = 'virtual:notices';
const resolvedName = `\0${moduleName}`;

/**
 * Gives the window the list of shipped packages as a module (`renderer/about`), and ends a build that bundles a package
 * which is not on that list.
 */
export function noticesPlugin(): Plugin {
  let packages: readonly ShippedPackage[] | undefined;
  const shipped = () => {
    packages ??= shippedPackages();
    return packages;
  };
  return {
    name: 'kontor-notices',
    resolveId: (id) => (id === moduleName ? resolvedName : null),
    load(id) {
      if (id !== resolvedName) return null;
      const rows = shipped().map(({ name, version, licence, text }) => ({ name, version, licence, text }));
      return `export default ${JSON.stringify(rows)};`;
    },
    generateBundle(_options, bundle) {
      const known = new Set(shipped().map(({ name }) => name));
      for (const piece of Object.values(bundle)) {
        if (piece.type !== 'chunk') continue;
        for (const path of piece.moduleIds) {
          const name = bundledPackage(path);
          if (name && !known.has(name))
            this.error(`${name} is bundled, but not on the list of shipped packages.`);
        }
      }
    },
  };
}

function bundledPackage(path: string): string | null {
  const [, inside] = path.replaceAll('\\', '/').match(/.*\/node_modules\/(.+)$/) ?? [];
  return inside ? packageOf(inside) : null;
}
