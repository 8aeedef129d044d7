import { resolve } from 'node:path';
import {
  type BatchTask,
  language as languageSchema,
  type listedKinds,
  outputKinds,
} from '../../preload/contract';
import type { Command } from './command-line';
import { tablesKindOf } from './job-file';
import { runTask } from './job-tasks';
import { offerAll, pathsOf, single, type TaskContext, type TaskSource, textOf } from './task-source';
import { watchTasks } from './watch-tasks';

/** @throws CannotBegin for what names nothing that is there */
export async function makeTasks(command: Command, context: TaskContext): Promise<TaskSource> {
  const [first = ''] = command.args;
  switch (command.name) {
    case 'list':
      return single({ command: 'list', what: first as (typeof listedKinds)[number] });
    case 'read':
      return readTask(command, context);
    case 'run':
      return runTask(command, context);
    case 'watch':
      return watchTasks(command, context);
    case 'plan':
    case 'send':
      return planTask(command);
    case 'analyse':
      return single({ command: 'analyse', ...whoOf(command) }, { connection: whoOf(command).connection });
    case 'report':
    case 'export':
      return writeTask(command, context);
    default:
      return assertNever(command.name);
  }
}

function assertNever(name: never): never {
  throw new Error(`unknown command ${String(name)}`);
}

function whoOf({ options }: Command): { customer: string; connection: string | null } {
  return { customer: textOf(options.customer) ?? '', connection: textOf(options.connection) };
}

function planTask(command: Command): TaskSource {
  const who = whoOf(command);
  const task = {
    command: 'plan',
    importId: command.args[0] ?? '',
    isSending: command.name === 'send',
    isProduction: command.options.production === true,
    ...who,
  } as const;
  return single(task, { connection: who.connection });
}

function writeTask(command: Command, { folder, host }: TaskContext): TaskSource {
  const { options } = command;
  const wanted = { report: options.out, results: options.results, tables: options.tables };
  const places = new Map(
    outputKinds.flatMap((kind) => {
      const place = textOf(wanted[kind]);
      return place === null ? [] : [[kind, resolve(folder, place)] as const];
    }),
  );
  const task = async (): Promise<BatchTask> => ({
    command: 'write',
    outputs: [...places.keys()],
    tablesKind: tablesKindOf(places.get('tables')),
    language: languageSchema.catch(host.language()).parse(options.language),
    ...whoOf(command),
  });
  return single(task, { places });
}

async function readTask({ args, options }: Command, { folder, host }: TaskContext): Promise<TaskSource> {
  const paths = await pathsOf(args, folder);
  return single(async () => ({
    command: 'read',
    files: await offerAll(host, paths),
    isWhole: options.json === true,
  }));
}
