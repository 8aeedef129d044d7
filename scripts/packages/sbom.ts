import { ComponentType, ExternalReferenceType, HashAlgorithm } from '@cyclonedx/cyclonedx-library/Enums';
import {
  Bom,
  Component,
  ExternalReference,
  LicenseExpression,
  NamedLicense,
  SpdxLicense,
} from '@cyclonedx/cyclonedx-library/Models';
import { JSON as BomJson, JsonSerializer } from '@cyclonedx/cyclonedx-library/Serialize';
import { isSupportedSpdxId } from '@cyclonedx/cyclonedx-library/SPDX';
import { Spec1dot6 } from '@cyclonedx/cyclonedx-library/Spec';
import type { ShippedPackage } from './shipped-packages';

interface Part extends Pick<ShippedPackage, 'name' | 'version' | 'licence'> {
  readonly home?: string | null;
  readonly integrity?: string | null;
}

/**
 * Bill of materials as CycloneDX 1.6 JSON: the program, the runtime it is packed with, and each package. The same text for the
 * same parts: no time of making and no random number in it.
 */
export function billOfMaterials(
  program: Part,
  runtimeVersion: string,
  packages: readonly ShippedPackage[],
): string {
  const bom = new Bom();
  const root = component(ComponentType.Application, program);
  bom.metadata.component = root;
  const runtime: Part = {
    name: 'electron',
    version: runtimeVersion,
    licence: 'MIT',
    home: 'https://github.com/electron/electron',
  };
  for (const part of [runtime, ...packages]) {
    const one = component(ComponentType.Library, part);
    bom.components.add(one);
    root.dependencies.add(one.bomRef);
  }
  return new JsonSerializer(new BomJson.Normalize.Factory(Spec1dot6)).serialize(bom, {
    space: 2,
    sortLists: true,
  });
}

function component(type: ComponentType, { name, version, licence, home, integrity }: Part): Component {
  const [group, bare] = name.startsWith('@') ? (name.split('/') as [string, string]) : [undefined, name];
  const one = new Component(type, bare, {
    version,
    ...(group ? { group } : {}),
    bomRef: `${name}@${version}`,
    ...(type === ComponentType.Library ? { purl: packageUrl(name, version) } : {}),
  });
  if (licence) one.licenses.add(licenceOf(licence));
  if (home) one.externalReferences.add(new ExternalReference(home, ExternalReferenceType.VCS));
  const [algorithm, hash] = integrity?.split('-') ?? [];
  if (algorithm === 'sha512' && hash)
    one.hashes.set(HashAlgorithm['SHA-512'], Buffer.from(hash, 'base64').toString('hex'));
  return one;
}

const licenceOf = (licence: string) => {
  if (isSupportedSpdxId(licence)) return new SpdxLicense(licence);
  return /\b(?:OR|AND)\b/.test(licence) ? new LicenseExpression(licence) : new NamedLicense(licence);
};

/** The address of a package in the npm registry, as package-url spells it. */
const packageUrl = (name: string, version: string): string =>
  `pkg:npm/${name.replace('@', '%40')}@${encodeURIComponent(version)}`;
