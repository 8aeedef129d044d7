import { z } from 'zod';
import { switchesSchema } from './ground/switches';
import { type LocalService, startLocalService } from './start';
import { DamagedDatabase } from './storage/damaged-database';

/** What the parent sends: first how to start, later that it is over. */
const startSchema = z.looseObject({
  databasePath: z.string().min(1),
  databaseKey: z.string().min(1).optional(),
  isLogGivenUp: z.boolean().optional(),
  clockSeen: z.number().optional(),
  clientId: z.string().min(1),
  clientSecret: z.string().min(1),
  settings: switchesSchema.partial().optional(),
});
const clockSchema = z.looseObject({ type: z.literal('clock'), clockSeen: z.number() });
const stopSchema = z.looseObject({ type: z.literal('stop') });

/** The parent port of an Electron utility process, as far as it is used here. */
interface ParentPort {
  on(event: 'message', listener: (event: { data: unknown }) => void): void;
  postMessage(message: unknown): void;
}

const { parentPort } = process as unknown as { parentPort?: ParentPort };
let running: Promise<LocalService> | undefined;

async function start(raw: z.output<typeof startSchema>): Promise<void> {
  try {
    running = startLocalService({
      databasePath: raw.databasePath,
      databaseKey: raw.databaseKey,
      isLogGivenUp: raw.isLogGivenUp,
      isClockWitnessed: true,
      clockSeen: raw.clockSeen,
      clientId: raw.clientId,
      clientSecret: raw.clientSecret,
      switches: raw.settings,
      // Only the kind of failure leaves the process: its text could hold a booking.
      onFault: (error) => parentPort?.postMessage({ fault: error instanceof Error ? error.name : 'unknown' }),
    });
    const { address } = await running;
    parentPort?.postMessage({ address });
  } catch (error) {
    // Neither path nor key nor the driver's own words leave the process; the parent knows that it did not start.
    const problem = error instanceof DamagedDatabase ? error.kind : 'notStarted';
    parentPort?.postMessage({ problem });
    process.exit(1);
  }
}

async function stop(): Promise<void> {
  const service = await running?.catch(() => undefined);
  await service?.stop();
  process.exit(0);
}

parentPort?.on('message', ({ data }) => {
  if (stopSchema.safeParse(data).success) {
    void stop();
    return;
  }
  const clock = clockSchema.safeParse(data);
  if (clock.success) {
    void running?.then((service) => service.vouch(clock.data.clockSeen)).catch(() => undefined);
    return;
  }
  const wanted = startSchema.safeParse(data);
  if (wanted.success && !running) void start(wanted.data);
});
