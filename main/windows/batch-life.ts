import { app } from 'electron';
import type { BatchStart } from '../batch/start-batch';

/** How long the program may take to come to rest at the end. */
const restWithinMs = 10_000;

interface BatchProgram {
  stop(): Promise<void>;
  readonly logFault: (error: unknown) => string;
}

/** Ends the program with the exit code of its command, once everything is kept and told. */
export function endWithCommand({ desk, output }: BatchStart, program: BatchProgram): void {
  let isWindowWanted: string[] | null = null;
  app.on('second-instance', (_event, argv, _folder, data) => {
    if (isBatchStart(data)) return;
    isWindowWanted = argv.slice(1);
    desk.tellWaiting();
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
    if (isWindowWanted) app.relaunch({ args: isWindowWanted });
    app.exit(code);
  });
}

/** What a start says of itself to the one that has the profile already. */
export const startData = (isBatch: boolean) => ({ isBatch });

export function isBatchStart(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'isBatch' in data && data.isBatch === true;
}
