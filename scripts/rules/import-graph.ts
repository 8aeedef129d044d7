import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { projectRoot } from '../project-root';
import { productFolders, sourceFiles } from '../source-files';

/** Who imports whom among the source files; type-only imports count, since they too say what a reader must know. */
export type ImportGraph = ReadonlyMap<string, ReadonlySet<string>>;

const specifier = /(?:\bfrom\s+|\bimport\s*\(\s*|\bimport\s+|\bnew URL\(\s*)['"](\.[^'"]+)['"]/g;

/** Files by their path in the project, each with the files it imports. @param root folder with `main`, `preload`, `renderer` */
export function importGraph(root: string = projectRoot): ImportGraph {
  const files = sourceFiles(productFolders, undefined, root);
  const known = new Set(files);
  return new Map(
    files.map((file) => [file, importsOf(file, readFileSync(posix.join(root, file), 'utf8'), known)]),
  );
}

function importsOf(file: string, text: string, known: ReadonlySet<string>): Set<string> {
  const found = new Set<string>();
  for (const [, path = ''] of text.matchAll(specifier)) {
    const base = posix.join(posix.dirname(file), path);
    const target = [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`].find((name) => known.has(name));
    if (target && target !== file) found.add(target);
  }
  return found;
}

/** The same for folders: one imports another when any of its own files does. */
export function folderGraph(graph: ImportGraph): ImportGraph {
  const folders = new Map<string, Set<string>>();
  for (const [file, targets] of graph) {
    const folder = posix.dirname(file);
    const reached = folders.get(folder) ?? new Set();
    folders.set(folder, reached);
    for (const target of targets) if (posix.dirname(target) !== folder) reached.add(posix.dirname(target));
  }
  return folders;
}

/** Groups that reach each other in a circle (Tarjan), each sorted; empty when every path ends. */
export function circles(graph: ImportGraph): string[][] {
  const numbers = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const found: string[][] = [];
  const visit = (node: string): void => {
    numbers.set(node, numbers.size);
    lowest.set(node, numbers.get(node) ?? 0);
    open.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!numbers.has(next)) visit(next);
      if (open.includes(next)) lowest.set(node, Math.min(lowest.get(node) ?? 0, lowest.get(next) ?? 0));
    }
    if (lowest.get(node) !== numbers.get(node)) return;
    const circle = open.splice(open.indexOf(node));
    if (circle.length > 1) found.push(circle.sort());
  };
  for (const node of graph.keys()) if (!numbers.has(node)) visit(node);
  return found;
}
