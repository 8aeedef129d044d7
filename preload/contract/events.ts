import { z } from 'zod';
import { run } from './analyses';
import { activityGroup, closingQuestion, settings, storeState } from './app';
import { connection, serviceState } from './connections';
import { customer } from './customers';
import { importSummary } from './imports';
import { offeredFile } from './intake';
import type { EventName } from './names';
import { upload } from './uploads';

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
  /** The newest 200 jobs, newest first. */
  'activity.changed': z.array(activityGroup),
  'closing.changed': closingQuestion,
  'serviceStates.changed': z.array(serviceState),
} satisfies Record<EventName, z.ZodType>;

export type EventValue<Name extends EventName> = z.infer<(typeof events)[Name]>;
