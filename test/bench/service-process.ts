import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import {
  type LocalService,
  type LocalServiceOptions,
  startLocalService,
} from '../../main/local-service/start';

interface Question {
  options?: LocalServiceOptions;
  /** It answers how much processor time it took so far. */
  asksCpu?: true;
}

interface Answer {
  service?: Omit<LocalService, 'stop' | 'vouch'>;
  cpuMs?: number;
}

export interface ServiceProcess extends LocalService {
  cpuMs(): Promise<number>;
}

/** The local service in a process of its own, as in the program: what is measured shares no thread with it. */
export async function startServiceProcess(options: LocalServiceOptions): Promise<ServiceProcess> {
  const child = fork(fileURLToPath(import.meta.url), ['serve'], { execArgv: ['--import', 'tsx'] });
  const { service } = await ask(child, { options });
  if (!service) throw new Error('the service did not start');
  return {
    ...service,
    vouch: () => undefined,
    cpuMs: async () => (await ask(child, { asksCpu: true })).cpuMs ?? 0,
    stop: async () => {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}

async function ask(child: ChildProcess, question: Question): Promise<Answer> {
  const answered = once(child, 'message');
  child.send(question);
  const [answer] = await answered;
  return answer as Answer;
}

function serve(): void {
  let running: Promise<LocalService> | undefined;
  const say = (answer: Answer) => process.send?.(answer);
  process.on('message', async ({ options }: Question) => {
    if (options) {
      running = startLocalService(options);
      const { address, clientId, clientSecret } = await running;
      say({ service: { address, clientId, clientSecret } });
      return;
    }
    const { user, system } = process.cpuUsage();
    say({ cpuMs: (user + system) / 1_000 });
  });
  process.once('disconnect', async () => {
    await (await running)?.stop();
    process.exit(0);
  });
}

if (process.argv[2] === 'serve') serve();
