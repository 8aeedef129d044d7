import { expect, it } from 'vitest';
import { billOfMaterials } from '../../../../scripts/packages/sbom';
import { shippedPackages } from '../../../../scripts/packages/shipped-packages';

it('the bill of materials names every package with version, licence, hash and address, and is the same each time', () => {
  const packages = shippedPackages();
  const program = { name: 'kontor', version: '1.2.3', licence: 'MIT' };
  const text = billOfMaterials(program, '45.0.0', packages);
  expect(billOfMaterials(program, '45.0.0', packages)).toBe(text);
  const bom = JSON.parse(text);
  expect(bom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6' });
  expect(bom.metadata.component).toMatchObject({ name: 'kontor', version: '1.2.3' });
  expect(bom.components).toHaveLength(packages.length + 1);
  const papaparse = bom.components.find(({ name }: { name: string }) => name === 'papaparse');
  expect(papaparse).toMatchObject({
    purl: expect.stringMatching(/^pkg:npm\/papaparse@\d/),
    licenses: [{ license: { id: 'MIT' } }],
    hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
  });
  const keytar = bom.components.find(({ name }: { name: string }) => name === 'keytar');
  expect(keytar).toMatchObject({
    group: '@github',
    purl: expect.stringMatching(/^pkg:npm\/%40github\/keytar@/),
  });
  const root = bom.dependencies.find(({ ref }: { ref: string }) => ref === 'kontor@1.2.3');
  expect(root.dependsOn).toHaveLength(packages.length + 1);
});
