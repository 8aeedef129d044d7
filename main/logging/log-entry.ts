import { z } from 'zod';

/** The fields a log line may have, and no others: no payload finds its way in (SEC-21). */
export const logEntry = z.strictObject({
  event: z.string().max(100),
  level: z.enum(['info', 'warning', 'fault']).optional(),
  channel: z.string().max(100).optional(),
  endpoint: z.string().max(200).optional(),
  method: z.string().max(10).optional(),
  status: z.number().int().nullable().optional(),
  durationMs: z.number().optional(),
  /** Of a work under way, as the window shows it. */
  secondsLeft: z.number().optional(),
  attempt: z.number().int().optional(),
  correlationId: z.string().max(200).nullable().optional(),
  count: z.number().optional(),
  code: z.string().max(100).nullable().optional(),
  logId: z.string().max(40).optional(),
  message: z.string().max(2_000).optional(),
});
export type LogEntry = z.infer<typeof logEntry>;
