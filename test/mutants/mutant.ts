/** One way to break the product, and the test that must then fail. */
export interface Mutant {
  /** Line of the list that it breaks; several mutants may break one line. */
  readonly line: number;
  /** What is broken, in words. */
  readonly breaks: string;
  readonly file: string;
  /** Stands in `file` exactly once. */
  readonly find: string;
  readonly replace: string;
  /** File of the test. */
  readonly test: string;
  /** Part of the test's title; a file may have others that do not care. */
  readonly title: string;
}

/** A line that no test here can hold, and why. */
export interface Untestable {
  readonly line: number;
  readonly why: string;
}

export interface MutantTable {
  /** Numbers of all lines of the list. */
  readonly lines: readonly number[];
  readonly mutants: readonly Mutant[];
  readonly untestable: readonly Untestable[];
}

/** A mutant's file, broken. Throws when what it replaces does not stand there exactly once. */
export function broken({ file, find, replace }: Mutant, source: string): string {
  const parts = source.split(find);
  if (parts.length !== 2) throw new Error(`${file} holds ${parts.length - 1} times: ${find}`);
  return parts.join(replace);
}

/** Only the real program in the real Electron shows it. */
export function needsElectron({ test }: Mutant): boolean {
  return test.endsWith('.e2e.ts');
}
