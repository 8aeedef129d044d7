import { z } from 'zod';
import { call, nothing, savedAs } from './call-schema';
import {
  explorerAnswer,
  explorerChoice,
  explorerEndpoint,
  explorerExample,
  explorerPreview,
  explorerRequest,
} from './explorer';
import { identifier } from './values/basic-values';

/** The calls of the explorer. */
export const explorerCalls = {
  /** Every call that the interface has, the log-in first. */
  'explorer.endpoints': call(z.tuple([]), z.array(explorerEndpoint).max(300)),
  'explorer.preview': call(z.tuple([explorerRequest]), explorerPreview),
  /**
   * Sends it once and answers when it is over, well or badly. `isConfirmed`: the user was asked and said yes; without it main
   * refuses what deletes or moves money, and what changes something in production (`explorer.notConfirmed`).
   */
  'explorer.send': call(
    z.tuple([explorerRequest, z.strictObject({ isConfirmed: z.boolean() })]),
    explorerAnswer,
  ),
  /** Ends the call under way. */
  'explorer.stop': call(z.tuple([]), nothing),
  /** What the service knows for a parameter of the path, given the others. */
  'explorer.choices': call(
    z.tuple([explorerRequest.pick({ connectionId: true, path: true }), z.string().max(100)]),
    z.array(explorerChoice).max(10_000),
  ),
  /** The newest answer as a file, whole: a document as it came, JSON without secrets. */
  'explorer.saveAnswer': call(z.tuple([]), savedAs),
  'explorer.examples': call(z.tuple([]), z.array(explorerExample).max(1_000)),
  'explorer.saveExample': call(
    z.tuple([explorerExample.omit({ id: true, createdAt: true })]),
    z.array(explorerExample).max(1_000),
  ),
  'explorer.removeExample': call(z.tuple([identifier]), z.array(explorerExample).max(1_000)),
};
