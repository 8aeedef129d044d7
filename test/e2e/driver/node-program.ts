import { join } from 'node:path';
import { type ChunkPort, type PortReceiver, receiveChunkPorts } from '../../../main/bridge/chunk-ports';
import { type CallReceiver, registerCalls } from '../../../main/bridge/registrar';
import type { ServiceProcess } from '../../../main/connections/embedded-service';
import { type LocalService, startLocalService } from '../../../main/local-service/start';
import { createProgram } from '../../../main/program';
import type { Program } from '../../../main/program-options';
import type { PrintWindow } from '../../../main/report/report-drawing';
import type { CallSession } from '../../../main/security/network-access';
import type { WindowRole } from '../../../preload/contract';

type Listener = Parameters<CallReceiver['handle']>[1];
type PortListener = Parameters<PortReceiver['on']>[1];

export interface NodeProgram {
  readonly program: Program;
  /** A call as a window of this role makes it. */
  call(role: WindowRole, channel: string, args: unknown[]): Promise<unknown>;
  /** A port as a window of this role posts it: what is said through it gets the next answer that comes back. */
  openPort(role: WindowRole, channel: string, args: unknown[]): (said: unknown) => Promise<unknown>;
}

export interface NodeProgramParts {
  readonly userData: string;
  readonly createPrintWindow: () => PrintWindow;
  /** Where reports and tables are saved. */
  readonly saveTo: () => string;
}

const page = { url: 'app://kontor/index.html', parent: null };

/** Calls go straight, by Node's own fetch. */
const plainSession: CallSession = {
  fetch: (address, init) => fetch(address, init),
  setProxy: async () => undefined,
  closeAllConnections: async () => undefined,
  setCertificateVerifyProc: () => undefined,
};

/** All of main in plain Node, without Electron: nothing is kept, the built threads do the work, the service on this computer runs beside it. */
export function startNodeProgram({ userData, createPrintWindow, saveTo }: NodeProgramParts): NodeProgram {
  const builtMain = join(process.cwd(), 'dist', 'main');
  const program = createProgram({
    userData,
    builtMain,
    isPackaged: false,
    version: '0.0.0',
    policy: { file: 'test', policy: { version: 1, sessionOnly: true } },
    systemLocale: () => 'en-GB',
    defaultSession: plainSession,
    makeSession: () => plainSession,
    forkService: () => serviceHere(join(builtMain, 'local-service-analysis.cjs')),
    createPrintWindow,
    createPreviewWindow: () => ({ window: createPrintWindow(), retire: () => undefined }),
    reportPage: 'report/index.html',
    openLink: async () => undefined,
    copyPicture: async () => undefined,
    showSaveDialog: async () => ({ canceled: false, filePath: saveTo() }),
    showFolderDialog: async () => ({ canceled: true, filePaths: [] }),
    relaunch: () => undefined,
    batch: null,
    decideClosing: async () => undefined,
    applySettings: () => undefined,
  });
  const listeners = new Map<string, Listener>();
  const portListeners = new Map<string, PortListener>();
  const roles = new Map<object, WindowRole>();
  const checks = {
    ownOrigin: 'app://kontor',
    roleOf: (contents: object) => roles.get(contents) ?? null,
    log: (entry: { event: string; channel: string; logId: string; message: string }) =>
      program.log({ level: 'fault', ...entry }),
  };
  registerCalls({
    ...checks,
    receiver: { handle: (channel, listener) => listeners.set(channel, listener) },
    handlers: program.handlers,
    hub: program.hub,
  });
  receiveChunkPorts({
    ...checks,
    receiver: { on: (channel, listener) => portListeners.set(channel, listener) },
    stage: program.stageRows,
  });
  const sender = (role: WindowRole) => {
    const contents = { isDestroyed: () => false, mainFrame: page };
    roles.set(contents, role);
    return contents;
  };
  const senders: Record<WindowRole, ReturnType<typeof sender>> = {
    main: sender('main'),
    print: sender('print'),
    batch: sender('batch'),
  };
  return {
    program,
    call: async (role, channel, args) => {
      const listener = listeners.get(channel);
      if (!listener) throw new Error(`no listener for ${channel}`);
      return listener({ sender: senders[role], senderFrame: page }, ...args);
    },
    openPort: (role, channel, args) => {
      const asking: ((answer: unknown) => void)[] = [];
      let hear: (event: { data: unknown }) => void = () => undefined;
      const port: ChunkPort = {
        on: (_event, listener) => {
          hear = listener;
        },
        start: () => undefined,
        close: () => undefined,
        postMessage: (answer) => asking.shift()?.(answer),
      };
      portListeners.get(channel)?.({ sender: senders[role], senderFrame: page, ports: [port] }, ...args);
      return (said) =>
        new Promise((resolve) => {
          asking.push(resolve);
          hear({ data: said });
        });
    },
  };
}

/** The service on this computer, in this process instead of one of its own. */
function serviceHere(analysisWorker: string): ServiceProcess {
  const told: { message: ((value: unknown) => void)[]; exit: ((code: number) => void)[] } = {
    message: [],
    exit: [],
  };
  let running: Promise<LocalService> | undefined;
  return {
    on: (event: 'message' | 'exit', listener: never) => told[event].push(listener),
    postMessage: (raw) => {
      const start = raw as Parameters<typeof startLocalService>[0] & { type?: string };
      if (start.type === 'stop') {
        void running
          ?.then((service) => service.stop())
          .then(() => {
            for (const listener of told.exit) listener(0);
          });
        return;
      }
      running = startLocalService({ ...start, analysisWorker });
      void running.then(({ address }) => {
        for (const listener of told.message) listener({ address });
      });
    },
    kill: () => true,
  };
}
