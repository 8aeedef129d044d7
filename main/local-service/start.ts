import { WitnessedClock } from '../database-guard/witnessed-clock';
import { createApp, PREFIX } from './app';
import { createConnectPage } from './bank/connect-page';
import { createLinkPages } from './cockpit/secret-links';
import { createControl } from './control';
import { SwitchBoard, type SwitchChanges } from './ground/switches';
import { createCredentials, TokenIssuer } from './ground/tokens';
import { close, createHttpServer, listen } from './http/http-server';
import { createOpenApi } from './openapi';
import { ROUTES } from './route-table';
import { OfferedDownloads } from './routing/offered-downloads';
import type { Route } from './routing/route';
import type { ServiceParts } from './routing/service-parts';
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
  /** An instant that has surely passed by another witness of the same clock, ms since 1970. */
  clockSeen?: number;
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
  /** Another witness of the clock has seen this instant pass. */
  vouch(clockSeen: number): void;
  /** Finishes what is being written and frees port and database. */
  stop(): Promise<void>;
}

/** Starts the service on the loopback address. Rejects when the database cannot be opened with the key. */
export async function startLocalService(options: LocalServiceOptions): Promise<LocalService> {
  const credentials = credentialsOf(options);
  const database = ServiceDatabase.open(options.databasePath, options.databaseKey, options.isLogGivenUp);
  const downloads = new OfferedDownloads();
  let origin = '';
  const parts: ServiceParts = {
    ...createClockwork(options, database),
    tokens: new TokenIssuer(credentials, options.now ?? Date.now),
    origin: () => origin,
    offerDownload: (file) => `${origin}/download/${downloads.offer(file)}`,
  };
  options.onAssembled?.(parts);
  const server = createHttpServer(assemble(parts, downloads, options).fetch, parts.onFault);
  const port = await listen(server, options.port ?? 0).catch((error: unknown) => {
    database.close();
    throw error;
  });
  origin = `http://127.0.0.1:${port}`;
  const { erasure, hooks, analyses } = parts;
  if (options.clockSeen !== undefined) erasure.vouch(options.clockSeen);
  erasure.start();
  hooks.start();
  analyses.start();
  return {
    address: origin + PREFIX,
    ...credentials,
    vouch: (clockSeen) => {
      erasure.vouch(clockSeen);
      erasure.start();
    },
    stop: async () => {
      erasure.stop();
      await Promise.all([close(server), hooks.stop(), analyses.stop()]);
      database.close();
    },
  };
}

function credentialsOf({ clientId, clientSecret }: LocalServiceOptions) {
  const made = createCredentials();
  return { clientId: clientId ?? made.clientId, clientSecret: clientSecret ?? made.clientSecret };
}

function switchesOf({ switches, runDurationMs, tokenLifeSeconds }: LocalServiceOptions): SwitchBoard {
  return new SwitchBoard({
    ...switches,
    ...(runDurationMs === undefined ? {} : { runDurationMs }),
    ...(tokenLifeSeconds === undefined ? {} : { tokenLifeSeconds }),
  });
}

/** Repositories, and what works on them beside the requests: analyses, webhooks, erasure. */
function createClockwork(
  options: LocalServiceOptions,
  database: ServiceDatabase,
): Omit<ServiceParts, 'tokens' | 'origin' | 'offerDownload'> {
  const { now = Date.now, onFault = () => undefined } = options;
  const switches = switchesOf(options);
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
  return { ...repositories, now, onFault, database, switches, analyses, hooks, erasure };
}

/** The interface below its prefix, and beside it what needs no token: redirect pages, links, the OpenAPI document. */
function assemble(
  parts: ServiceParts,
  downloads: OfferedDownloads,
  { control, routes = ROUTES }: LocalServiceOptions,
) {
  const app = createApp(parts, routes);
  app.route('/connect', createConnectPage(parts));
  app.route('/link', createLinkPages(parts));
  app.get('/openapi.json', (context) => context.json(createOpenApi(routes)));
  app.get('/download/:id', (context) => {
    const file = downloads.take(context.req.param('id'));
    if (!file) return context.notFound();
    return context.body(new Uint8Array(file.bytes), 200, { 'Content-Type': file.contentType });
  });
  if (control) app.route('/control', createControl(parts));
  return app;
}
