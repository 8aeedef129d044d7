import { app } from 'electron';
import type { BatchStart } from '../batch/start-batch';

/** How long the program may take to come to rest at the end. */
const restWithinMs = 10_000;

interface BatchEnd {
  /** Files among the arguments of a start with a window that was turned away meanwhile. */
  filesOf(argv: readonly string[], folder: string): string[];
  /** What a start with a window begins with: nothing in a package, the folder of the program in development. */
  readonly windowArgs: readonly string[];
}

interface BatchProgram {
  stop(): Promise<void>;
  readonly logFault: (error: unknown) => string;
}

/** Ends the program with the exit code of its command, once everything is kept and told. */
export function endWithCommand(
  { desk, output }: BatchStart,
  program: BatchProgram,
  { filesOf, windowArgs }: BatchEnd,
): void {
  /** What the window is to open; null while nobody wanted one. */
  let wanted: string[] | null = null;
  const want = (paths: readonly string[]) => {
    wanted = [...(wanted ?? []), ...paths];
    desk.tellWaiting();
  };
  app.on('second-instance', (_event, argv, folder, data) => {
    if (isBatchStart(data)) return;
    // Not its switches: the runtime adds some of its own, and a packaged program refuses to start with them (SEC-31).
    want(filesOf(argv, folder));
  });
  app.on('open-file', (event, path) => {
    event.preventDefault();
    want([path]);
  });
  app.on('before-quit', (event) => {
    event.preventDefault();
    desk.interrupt();
  });
  process.on('uncaughtException', (error) => desk.broke(program.logFault(error)));
  process.on('unhandledRejection', program.logFault);
  void desk.ended.then(async (code) => {
    const deadline = new Promise((resolve) => setTimeout(resolve, restWithinMs));
    await Promise.race([program.stop().catch(program.logFault), deadline]);
    await output.flushed();
    if (wanted) app.relaunch({ args: [...windowArgs, ...wanted] });
    app.exit(code);
  });
}

/** What a start says of itself to the one that has the profile already. */
export const startData = (isBatch: boolean) => ({ isBatch });

export function isBatchStart(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'isBatch' in data && data.isBatch === true;
}
