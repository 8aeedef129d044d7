import { parseArgs } from 'node:util';
import { listedKinds } from '../../preload/contract';
import { languages } from '../../preload/contract/values/languages';

/** The one switch that makes a start one without a window; everything behind it is the command. */
export const batchSwitch = '--batch';

interface Option {
  readonly name: string;
  /** What a value stands for in the help; absent for a switch. */
  readonly value?: string;
  readonly isNeeded?: boolean;
}

interface CommandRow {
  /** What its arguments stand for in the help. */
  readonly args: string;
  readonly fewest: number;
  readonly most: number;
  readonly options: readonly Option[];
}

const customer: Option = { name: 'customer', value: 'NAME', isNeeded: true };
const connection: Option = { name: 'connection', value: 'NAME' };
const secret: Option = { name: 'secret-stdin' };
const production: Option = { name: 'production' };
const language: Option = { name: 'language', value: Object.keys(languages).join('|') };
const service = [customer, connection, secret];

/** Every command with its arguments and options. */
export const commandTable = {
  read: { args: 'FILES…', fewest: 1, most: 1_000, options: [{ name: 'json' }] },
  run: { args: 'JOB', fewest: 1, most: 1, options: [{ name: 'dry-run' }, secret] },
  watch: { args: 'FOLDER', fewest: 1, most: 1, options: [{ name: 'job', value: 'JOB' }, secret] },
  list: { args: listedKinds.join('|'), fewest: 1, most: 1, options: [] },
  plan: { args: 'IMPORT', fewest: 1, most: 1, options: [...service, production] },
  send: { args: 'IMPORT', fewest: 1, most: 1, options: [...service, production] },
  analyse: { args: '', fewest: 0, most: 0, options: service },
  report: {
    args: '',
    fewest: 0,
    most: 0,
    options: [customer, connection, { name: 'out', value: 'FILE.pdf', isNeeded: true }, language],
  },
  export: {
    args: '',
    fewest: 0,
    most: 0,
    options: [
      customer,
      connection,
      { name: 'results', value: 'FILE.json' },
      { name: 'tables', value: 'FILE.xlsx|FILE.zip' },
      language,
    ],
  },
} as const satisfies Record<string, CommandRow>;

export type CommandName = keyof typeof commandTable;

export interface Command {
  readonly name: CommandName;
  readonly args: readonly string[];
  /** By name; true for a switch. */
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
}

export type CommandReading =
  | { readonly kind: 'command'; readonly command: Command }
  /** `what`: the word that is wrong, or the option that is missing. */
  | { readonly kind: 'usage'; readonly what: string | null };

const isName = (name: string | undefined): name is CommandName =>
  name !== undefined && Object.hasOwn(commandTable, name);

/** The words behind `--batch`; null for a start with a window. */
export function wordsOfBatch(argv: readonly string[]): readonly string[] | null {
  const at = argv.indexOf(batchSwitch);
  return at < 0 ? null : argv.slice(at + 1);
}

export function readCommand(words: readonly string[]): CommandReading {
  const [name, ...rest] = words;
  if (!isName(name)) return { kind: 'usage', what: name ?? null };
  const row: CommandRow = commandTable[name];
  const parsed = parsedArgs(rest, row.options);
  if (typeof parsed === 'string') return { kind: 'usage', what: parsed };
  const { positionals, values } = parsed;
  if (positionals.length < row.fewest) return { kind: 'usage', what: row.args };
  const over = positionals[row.most];
  if (over !== undefined) return { kind: 'usage', what: over };
  const missing = row.options.find((option) => option.isNeeded && !values[option.name]);
  if (missing) return { kind: 'usage', what: `--${missing.name}` };
  const fault = faultOfValues(name, positionals, values);
  if (fault !== null) return { kind: 'usage', what: fault };
  return { kind: 'command', command: { name, args: positionals, options: values } };
}

function parsedArgs(words: string[], options: readonly Option[]) {
  const known = Object.fromEntries(
    options.map(({ name, value }) => [name, { type: value ? ('string' as const) : ('boolean' as const) }]),
  );
  try {
    return parseArgs({ args: words, options: known, allowPositionals: true, strict: true });
  } catch {
    return words.find((word) => word.startsWith('-')) ?? '';
  }
}

/** By what a file is to be named that an option writes. */
const outputEndings: Readonly<Record<string, RegExp>> = {
  out: /\.pdf$/i,
  results: /\.json$/i,
  tables: /\.(?:xlsx|zip)$/i,
};

function faultOfValues(
  name: CommandName,
  [first]: readonly string[],
  values: Command['options'],
): string | null {
  if (name === 'list' && !listedKinds.some((kind) => kind === first)) return first ?? '';
  if (values.language !== undefined && !Object.hasOwn(languages, String(values.language)))
    return '--language';
  const misnamed = Object.entries(outputEndings).find(([option, ending]) => {
    const value = values[option];
    return typeof value === 'string' && !ending.test(value);
  });
  if (misnamed) return `--${misnamed[0]}`;
  if (name !== 'export') return null;
  return values.results === undefined && values.tables === undefined ? '--results' : null;
}

/** `--batch` where it stands first, and the options behind it; a packaged program refuses any other switch (SEC-31). */
export function ownSwitches([first]: readonly string[]): string[] {
  if (first !== batchSwitch) return [];
  const options = Object.values<CommandRow>(commandTable).flatMap((row) => row.options);
  return [batchSwitch, ...new Set(options.map(({ name }) => `--${name}`))];
}

/** A line for each command, as the help shows it. */
export function usageLines(): string[] {
  return Object.entries<CommandRow>(commandTable).map(([name, { args, options }]) =>
    [
      name,
      args,
      ...options.map((option) => {
        const text = `--${option.name}${option.value ? ` ${option.value}` : ''}`;
        return option.isNeeded ? text : `[${text}]`;
      }),
    ]
      .filter((part) => part !== '')
      .join(' '),
  );
}
