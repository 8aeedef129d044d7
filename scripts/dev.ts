import { spawn } from 'node:child_process';
import { type AddressInfo, createServer as createProbe } from 'node:net';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer, type ViteDevServer } from 'vite';
import { buildMainForDevelopment } from './build';
import { findElectron, programArgs } from './electron-runtime';
import { helpPlugin } from './help/help-plugin';
import { noticesPlugin } from './packages/notices-plugin';
import { projectRoot } from './project-root';
import { samplesPlugin } from './samples/samples-plugin';
import { ensureSystemLibraries } from './system-libraries';

const host = '127.0.0.1';

/** The pages as they stand in the source, with hot reload; main hands them out under its own scheme (main/security/development-pages.ts). */
async function servePages(port: number): Promise<ViteDevServer> {
  const server = await createServer({
    configFile: false,
    envDir: false,
    root: join(projectRoot, 'renderer'),
    cacheDir: join(projectRoot, 'node_modules', '.cache', 'vite-dev'),
    plugins: [noticesPlugin(), samplesPlugin(), helpPlugin(), react()],
    worker: { format: 'es' },
    // Found before the first page, so that none is loaded twice.
    optimizeDeps: { entries: ['app/start.tsx', 'report/start.tsx', 'import/reading/*worker.ts'] },
    html: { cspNonce: '__STYLE_NONCE__' },
    // The address of the page has no port, so the socket is told its own.
    server: {
      host,
      port,
      strictPort: true,
      hmr: { host, protocol: 'ws', clientPort: port },
      fs: { allow: [projectRoot] },
    },
  });
  // Main keeps its connections: one that the server closes when it is idle would be a page that fails to load.
  if (server.httpServer && 'keepAliveTimeout' in server.httpServer) server.httpServer.keepAliveTimeout = 0;
  await server.listen();
  return server;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createProbe();
    probe.once('error', reject);
    probe.listen(0, host, () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/** `npm run dev`: the program over the pages of a development server. Main and preloads are built once, readable; restart for changes there. */
async function develop(): Promise<number> {
  ensureSystemLibraries(['run']);
  const runtime = findElectron();
  const port = await freePort();
  const [server] = await Promise.all([servePages(port), buildMainForDevelopment()]);
  console.log(`Pages with hot reload from port ${port}; changes under main and preload need a restart.`);
  const child = spawn(runtime.executable, [...programArgs(runtime), ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, KONTOR_DEV_SERVER: `http://${host}:${port}` },
  });
  const code = await new Promise<number>((resolve) => child.once('exit', (status) => resolve(status ?? 1)));
  await server.close();
  return code;
}

develop().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
