import { z } from 'zod';
import { listedRuns } from './analyses';
import { closingQuestion, listedGroups, readingShare, settings, storeState, wantedPlace } from './app';
import { listedSessions } from './banking';
import { connection, serviceState } from './connections';
import { listedCustomers } from './customers';
import { listedImports } from './imports';
import type { EventName } from './names';
import { webhookListener } from './team';
import { listedUploads } from './uploads';
import { offeredFile } from './values/intake';

/** What each event carries: the state of its area as it is now. */
export const events = {
  'settings.changed': settings,
  'storeState.changed': storeState,
  'connections.changed': z.array(connection),
  'customers.changed': listedCustomers,
  /** Files that came in past the window and were not taken yet. */
  'intake.changed': z.array(offeredFile),
  'imports.changed': listedImports,
  'uploads.changed': listedUploads,
  'runs.changed': listedRuns,
  'bankSessions.changed': listedSessions,
  'webhookListener.changed': webhookListener,
  /** The newest 200 jobs, newest first. */
  'activity.changed': listedGroups,
  'closing.changed': closingQuestion,
  'serviceStates.changed': z.array(serviceState),
  /** As the page says it of the files that it reads. */
  'reading.changed': readingShare,
  'place.wanted': wantedPlace,
} satisfies Record<EventName, z.ZodType>;

export type EventValue<Name extends EventName> = z.infer<(typeof events)[Name]>;
