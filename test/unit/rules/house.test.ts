import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importFaults, rooms } from '../../../scripts/rules/house-rules';
import { circles, type ImportGraph, importGraph } from '../../../scripts/rules/import-graph';

const graph = importGraph();

function imports(...edges: [file: string, target: string][]): ImportGraph {
  const found = new Map<string, Set<string>>();
  for (const [file, target] of edges) {
    found.set(file, new Set([...(found.get(file) ?? []), target]));
    if (!found.has(target)) found.set(target, new Set());
  }
  return found;
}

describe('imports run one way (scripts/rules/house-rules.ts)', () => {
  it('when the source is read, no import runs upwards, and neither files nor folders form a circle', () => {
    expect(graph.size).toBeGreaterThan(800);
    expect(importFaults(graph)).toEqual([]);
  });

  it.each(
    Object.entries(rooms).map(([folder, order]) => ({
      folder,
      low: order[0] ?? '',
      high: order.at(-1) ?? '',
    })),
  )('when a file of $folder/$low imports one of $high, it is a fault', ({ folder, low, high }) => {
    const upwards = imports([posix.join(folder, low, 'a.ts'), posix.join(folder, high, 'b.ts')]);
    expect(importFaults(upwards).join()).toContain(posix.join(folder, low, 'a.ts'));
    const downwards = imports([posix.join(folder, high, 'b.ts'), posix.join(folder, low, 'a.ts')]);
    expect(importFaults(downwards)).toEqual([]);
  });

  it('when a folder is new, it needs a place in the table', () => {
    expect(importFaults(imports(['main/upstairs/a.ts', 'main/errors/b.ts']))).toEqual([
      'main/upstairs has no place in scripts/rules/house-rules.ts',
    ]);
  });

  it('when files or folders import each other in a circle, each of them is named', () => {
    const threeFiles = imports(
      ['main/store/a.ts', 'main/store/b.ts'],
      ['main/store/b.ts', 'main/store/c.ts'],
      ['main/store/c.ts', 'main/store/a.ts'],
    );
    expect(circles(threeFiles)).toEqual([['main/store/a.ts', 'main/store/b.ts', 'main/store/c.ts']]);
    const twoFolders = imports(
      ['renderer/ui/one/a.ts', 'renderer/ui/two/b.ts'],
      ['renderer/ui/two/c.ts', 'renderer/ui/one/d.ts'],
    );
    expect(importFaults(twoFolders)).toEqual(['imports run in a circle: renderer/ui/one, renderer/ui/two']);
  });

  it('when a type alone or a worker is imported, it counts', () => {
    expect(graph.get('main/store/context/store-context.ts')).toContain('main/store/sending/send-set.ts');
    expect(graph.get('renderer/import/reading/worker.ts')).toContain(
      'renderer/import/reading/hash-worker.ts',
    );
  });
});

describe('a name of the core stands for one thing', () => {
  it.each(['content-hash', 'balance-proof', 'minor-units'])('%s', (name) => {
    const files = [...graph.keys()].filter((file) => posix.basename(file) === `${name}.ts`);
    expect(files).toHaveLength(1);
    expect(files[0]).toMatch(/^preload\/contract\//);
  });
});
