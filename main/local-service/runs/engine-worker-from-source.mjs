// Starts the analysis worker from its TypeScript source (tests, `npm run service`); never part of a build.
import { register } from 'tsx/esm/api';

register();
await import('./engine-worker.ts');
