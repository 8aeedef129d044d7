import { parseArgs } from 'node:util';
import { startLocalService } from '../main/local-service/start';
import { buildWorkers, builtWorker } from './built-workers';

/**
 * The local service without Electron: `npm run service -- [--port N] [--database FILE] [--control]`. A database file
 * needs its key in KONTOR_SERVICE_DATABASE_KEY; without a file everything is in memory and gone at the end. Switches as
 * JSON in KONTOR_SERVICE_SWITCHES.
 */
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    database: { type: 'string', default: ':memory:' },
    control: { type: 'boolean', default: false },
  },
});

process.once('exit', await buildWorkers());
const service = await startLocalService({
  databasePath: values.database,
  databaseKey: process.env.KONTOR_SERVICE_DATABASE_KEY,
  clientId: process.env.KONTOR_SERVICE_CLIENT_ID,
  clientSecret: process.env.KONTOR_SERVICE_CLIENT_SECRET,
  port: Number(values.port),
  switches: JSON.parse(process.env.KONTOR_SERVICE_SWITCHES ?? '{}'),
  control: values.control,
  analysisWorker: builtWorker('local-service-analysis'),
  onFault: (error) => console.error(error),
});

console.log(`address        ${service.address}`);
console.log(`client id      ${service.clientId}`);
console.log(`client secret  ${service.clientSecret}`);
console.log(`openapi        ${new URL('/openapi.json', service.address)}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void service.stop().then(() => process.exit(0));
  });
}
