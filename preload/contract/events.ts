import { z } from 'zod';
import { run } from './analyses';
import { activityGroup, closingQuestion, readingShare, settings, storeState, wantedPlace } from './app';
import { bankSession } from './banking';
import { connection, serviceState } from './connections';
import { customer } from './customers';
import { importSummary } from './imports';
import type { EventName } from './names';
import { webhookListener } from './team';
import { upload } from './uploads';
import { offeredFile } from './values/intake';

/** What each event carries: the state of its area as it is now. */
export const events = {
  'settings.changed': settings,
  'storeState.changed': storeState,
  'connections.changed': z.array(connection),
  'customers.changed': z.array(customer),
  /** Files that came in past the window and were not taken yet. */
  'intake.changed': z.array(offeredFile),
  'imports.changed': z.array(importSummary),
  'uploads.changed': z.array(upload),
  'runs.changed': z.array(run),
  'bankSessions.changed': z.array(bankSession),
  'webhookListener.changed': webhookListener,
  /** The newest 200 jobs, newest first. */
  'activity.changed': z.array(activityGroup),
  'closing.changed': closingQuestion,
  'serviceStates.changed': z.array(serviceState),
  /** As the page says it of the files that it reads. */
  'reading.changed': readingShare,
  'place.wanted': wantedPlace,
} satisfies Record<EventName, z.ZodType>;

export type EventValue<Name extends EventName> = z.infer<(typeof events)[Name]>;
