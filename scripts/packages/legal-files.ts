import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findElectron } from '../electron-runtime';
import { projectRoot } from '../project-root';
import { licenceFaults, noticesText } from './licences';
import { billOfMaterials } from './sbom';
import { shippedPackages } from './shipped-packages';

/**
 * `npm run licences`: what of others ships, with licences; writes `dist/legal` for the package: the texts and the bill of
 * materials. Ends with 1 when a licence is not allowed.
 */
export function writeLegalFiles(runtimeVersion: string): string[] {
  const packages = shippedPackages();
  const own = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    license: string;
  };
  const folder = join(projectRoot, 'dist', 'legal');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'notices.txt'), noticesText(packages));
  const program = { name: own.name, version: own.version, licence: own.license };
  writeFileSync(
    join(folder, 'bill-of-materials.cdx.json'),
    billOfMaterials(program, runtimeVersion, packages),
  );
  for (const { name, version, licence } of packages) console.log(`${name} ${version}: ${licence}`);
  const faults = licenceFaults(packages);
  for (const fault of faults) console.error(fault);
  console.log(
    `${packages.length} packages, ${faults.length} without an allowed licence; texts in dist/legal.`,
  );
  return faults;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.exit(writeLegalFiles(findElectron().version).length === 0 ? 0 : 1);
}
