import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener, RequestError } from '@hono/node-server';
import { WitnessedClock } from '../database-guard/witnessed-clock';
import { createApp, PREFIX } from './app';
import { createConnectPage } from './bank/connect-page';
import { createLinkPages } from './cockpit/secret-links';
import { createControl } from './control';
import { SwitchBoard, type SwitchChanges } from './ground/switches';
import { createCredentials, TokenIssuer } from './ground/tokens';
import { refuseUnparsed, unreadableRequest } from './http/refuse-unparsed';
import { createOpenApi } from './openapi';
import { ROUTES } from './route-table';
import type { Route } from './routing/route';
import type { ReplyFile, ServiceParts } from './routing/service-parts';
import { AnalysisRunner } from './runs/analysis-runner';
import { EngineClient } from './runs/engine-client';
import { DataErasure } from './storage/data-erasure';
import { ServiceDatabase } from './storage/database';
import { keptSightings } from './storage/kept-sightings';
import { createRepositories } from './storage/repositories';
import { WebhookDelivery } from './webhooks/webhook-delivery';

export interface LocalServiceOptions {
  /** A file, or `:memory:`. A file needs `databaseKey`. */
  databasePath: string;
  databaseKey?: string;
  /** Starts although the last transactions of the database are damaged: they are lost. */
  isLogGivenUp?: boolean;
  /** Left out: made for this start. */
  clientId?: string;
  clientSecret?: string;
  /** Left out or 0: any free port. */
  port?: number;
  switches?: SwitchChanges;
  runDurationMs?: number;
  tokenLifeSeconds?: number;
  /** Bundle of the analysis worker; left out: the file beside this bundle, as in the program. */
  analysisWorker?: string;
  /** Opens `/control`, with which tests change the switches while the service runs. */
  control?: boolean;
  /** Waits between webhook attempts, in milliseconds. */
  webhookRetryDelaysMs?: readonly number[];
  /** The clock is a person's own: nobody is deleted because it leapt. */
  isClockWitnessed?: boolean;
  /** The clock, in milliseconds since 1970. */
  now?: () => number;
  /** Another table of routes: the checks of the interface serve broken ones, to prove that they see it. */
  routes?: readonly Route[];
  /** Told of the parts once all is put together, for the same purpose. */
  onAssembled?: (parts: ServiceParts) => void;
  /** Told of failures nobody foresaw; the requester only learns that there was one. */
  onFault?: (error: unknown) => void;
}

export interface LocalService {
  /** Base address, prefix included: `http://127.0.0.1:PORT/v1`. */
  address: string;
  clientId: string;
  clientSecret: string;
  /** Finishes what is being written and frees port and database. */
  stop(): Promise<void>;
}

/** Offered downloads kept at the same time; older ones are forgotten. */
const DOWNLOAD_LIMIT = 20;

/** Starts the service on the loopback address. Rejects when the database cannot be opened with the key. */
export async function startLocalService(options: LocalServiceOptions): Promise<LocalService> {
  const now = options.now ?? Date.now;
  const made = createCredentials();
  const credentials = {
    clientId: options.clientId ?? made.clientId,
    clientSecret: options.clientSecret ?? made.clientSecret,
  };
  const switches = new SwitchBoard({
    ...options.switches,
    ...(options.runDurationMs === undefined ? {} : { runDurationMs: options.runDurationMs }),
    ...(options.tokenLifeSeconds === undefined ? {} : { tokenLifeSeconds: options.tokenLifeSeconds }),
  });
  const database = ServiceDatabase.open(options.databasePath, options.databaseKey, options.isLogGivenUp);
  const onFault = options.onFault ?? (() => undefined);
  const repositories = createRepositories(database, now);
  const hooks = new WebhookDelivery({
    repositories,
    now,
    onFault,
    retryDelaysMs: options.webhookRetryDelaysMs,
  });
  const analyses = new AnalysisRunner({
    repositories,
    database,
    engine: new EngineClient(options.analysisWorker),
    switches,
    now,
    onFault,
    onEnded: (run, state) => {
      erasure.eraseDoomed();
      const user = repositories.users.findAnywhere(run.userId);
      const status = state === 'done' ? 'completed' : 'failed';
      if (user) hooks.announce(user, `analysis.${status}`, { correlationId: run.runId, status });
    },
  });
  const erasure = new DataErasure(
    database,
    repositories.users,
    {
      now,
      ...(options.isClockWitnessed && { witness: new WitnessedClock(keptSightings(database), now) }),
    },
    (userId) => analyses.forgetUser(userId),
    onFault,
  );
  const downloads = new Map<string, ReplyFile>();
  let origin = '';
  const parts: ServiceParts = {
    ...repositories,
    now,
    database,
    switches,
    tokens: new TokenIssuer(credentials, now),
    analyses,
    hooks,
    erasure,
    origin: () => origin,
    offerDownload: (file) => {
      const id = randomUUID();
      downloads.set(id, file);
      const [oldest] = downloads.keys();
      if (downloads.size > DOWNLOAD_LIMIT && oldest) downloads.delete(oldest);
      return `${origin}/download/${id}`;
    },
    onFault,
  };
  options.onAssembled?.(parts);
  const server = createHttpServer(assemble(parts, downloads, options).fetch, onFault);
  const port = await listen(server, options.port ?? 0).catch((error: unknown) => {
    database.close();
    throw error;
  });
  origin = `http://127.0.0.1:${port}`;
  erasure.start();
  hooks.start();
  analyses.start();
  return {
    address: origin + PREFIX,
    ...credentials,
    stop: async () => {
      erasure.stop();
      await Promise.all([close(server), hooks.stop(), analyses.stop()]);
      database.close();
    },
  };
}

/** Longer than any client keeps an idle connection, so that none is cut while its next request is on the way. */
const KEEP_ALIVE_MS = 120_000;

type Fetch = Parameters<typeof getRequestListener>[0];

/** The HTTP side of Node with no answer of its own: every refusal is JSON. */
function createHttpServer(fetch: Fetch, onFault: (error: unknown) => void): Server {
  const errorHandler = (error: unknown): Response => {
    if (!(error instanceof RequestError) && !(error instanceof TypeError)) onFault(error);
    return unreadableRequest();
  };
  // Without a host the request reaches the app, which refuses it in its own words.
  const server = createServer({ requireHostHeader: false }, getRequestListener(fetch, { errorHandler }));
  refuseUnparsed(server);
  return server;
}

/** The interface below its prefix, and beside it what needs no token: redirect pages, links, the OpenAPI document. */
function assemble(
  parts: ServiceParts,
  downloads: Map<string, ReplyFile>,
  { control, routes = ROUTES }: LocalServiceOptions,
) {
  const app = createApp(parts, routes);
  app.route('/connect', createConnectPage(parts));
  app.route('/link', createLinkPages(parts));
  app.get('/openapi.json', (context) => context.json(createOpenApi(routes)));
  app.get('/download/:id', (context) => {
    const file = downloads.get(context.req.param('id'));
    if (!file) return context.notFound();
    downloads.delete(context.req.param('id'));
    return context.body(new Uint8Array(file.bytes), 200, { 'Content-Type': file.contentType });
  });
  if (control) app.route('/control', createControl(parts));
  return app;
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.keepAliveTimeout = KEEP_ALIVE_MS;
    server.headersTimeout = KEEP_ALIVE_MS + 1000;
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

/** How long open requests may still take when the service stops, in milliseconds. */
const CLOSE_GRACE_MS = 2000;

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    const limit = setTimeout(() => server.closeAllConnections(), CLOSE_GRACE_MS);
    limit.unref();
  });
}
