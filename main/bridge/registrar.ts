import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import {
  type Answer,
  type BridgeError,
  bridgeError,
  byteCalls,
  type CallName,
  callNames,
  calls,
  channelOf,
  eventNames,
  snapshotChannel,
  type WindowRole,
} from '../../preload/contract';
import { isBounded } from './argument-bounds';
import type { EventHub } from './event-hub';
import type { Handler } from './handler-types';

/** The parts of Electron's `ipcMain` and of its event that the registrar needs. */
export interface CallEvent {
  sender: { isDestroyed(): boolean; mainFrame: unknown };
  senderFrame: { url: string; parent: unknown } | null;
}
export interface CallReceiver {
  handle(channel: string, listener: (event: CallEvent, ...args: unknown[]) => Promise<Answer<unknown>>): void;
}

export interface RegistrarOptions {
  receiver: CallReceiver;
  handlers: { [Name in CallName]: Handler<Name> };
  hub: EventHub;
  ownOrigin: string;
  roleOf: (contents: object) => WindowRole | null;
  /** Programming faults and refusals; expected errors are not logged here. */
  log: (entry: { event: string; channel: string; logId: string; message: string }) => void;
}

/**
 * The one path of every call: known window and role, main frame, own origin -> arguments by
 * count and schema -> handler -> result by schema -> envelope. A refusal is an answer, never silence (SEC-9, SEC-10).
 */
export function registerCalls(options: RegistrarOptions): void {
  for (const name of Object.keys(calls) as CallName[]) {
    const schemas = calls[name] as { args: z.ZodType; result: z.ZodType };
    const handler = options.handlers[name] as (...args: unknown[]) => unknown;
    options.receiver.handle(channelOf(name), async (event, ...rawArgs) => {
      const refusal = refusalOf(event, options, (role) =>
        (callNames[role] as readonly string[]).includes(name),
      );
      if (refusal) return refuse(options, name, refusal);
      if (!isBounded(rawArgs, byteCalls.includes(name) ? rawArgs.at(-1) : undefined))
        return failed({ code: 'bridge.invalidArguments' });
      const args = schemas.args.safeParse(rawArgs);
      if (!args.success) return failed({ code: 'bridge.invalidArguments' });
      return answerOf(options, name, schemas.result, () => handler(...(args.data as unknown[])));
    });
  }
  options.receiver.handle(channelOf(snapshotChannel), async (event, rawName, ...rest) => {
    const refusal = refusalOf(event, options, (role) => role !== 'print');
    if (refusal) return refuse(options, snapshotChannel, refusal);
    const name = eventNames.find((known) => known === rawName);
    if (!name || rest.length > 0) return failed({ code: 'bridge.invalidArguments' });
    return { ok: true, value: options.hub.snapshotOf(name) };
  });
}

async function answerOf(
  options: RegistrarOptions,
  channel: string,
  resultSchema: z.ZodType,
  call: () => unknown,
): Promise<Answer<unknown>> {
  try {
    const result = resultSchema.safeParse((await call()) ?? null);
    if (result.success) return { ok: true, value: result.data };
    const logId = randomUUID();
    const paths = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.code}`).join(', ');
    options.log({ event: 'bridge.invalidResult', channel, logId, message: paths.slice(0, 500) });
    return failed({ code: 'bridge.invalidResult', logId });
  } catch (thrown) {
    return failed(errorOf(options, channel, thrown));
  }
}

/** What the page is told of something that was thrown; what was not expected is logged under an id. */
export function errorOf(
  options: Pick<RegistrarOptions, 'log'>,
  channel: string,
  thrown: unknown,
): BridgeError {
  const expected = expectedErrorOf(thrown);
  if (expected) return expected;
  const logId = randomUUID();
  options.log({ event: 'bridge.fault', channel, logId, message: describeFault(thrown) });
  return { code: 'internal', logId };
}

/** Expected errors carry a code: ours with `params`, those of the client with `details`. */
function expectedErrorOf(error: unknown): BridgeError | null {
  if (!(error instanceof Error) || !('code' in error)) return null;
  const { code, params, details } = error as { code: unknown; params?: unknown; details?: unknown };
  const parsed = bridgeError.safeParse({ code, params: params ?? details });
  return parsed.success ? parsed.data : null;
}

function describeFault(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message).slice(0, 2_000) : 'not an Error';
}

/** Why whoever sent this may not; null where it may. */
export function refusalOf(
  event: CallEvent,
  options: Pick<RegistrarOptions, 'ownOrigin' | 'roleOf'>,
  isAllowed: (role: WindowRole) => boolean,
): string | null {
  if (event.sender.isDestroyed()) return 'destroyed window';
  const frame = event.senderFrame;
  if (!frame) return 'no frame';
  if (frame.parent !== null || frame !== event.sender.mainFrame) return 'not the main frame';
  let origin: string;
  try {
    const url = new URL(frame.url);
    origin = `${url.protocol}//${url.host}`;
  } catch {
    return 'no address';
  }
  if (origin !== options.ownOrigin) return 'foreign origin';
  const role = options.roleOf(event.sender);
  if (!role) return 'unknown window';
  return isAllowed(role) ? null : `not for role ${role}`;
}

type Refused = Extract<Answer<never>, { ok: false }>;

export function refuse(options: Pick<RegistrarOptions, 'log'>, channel: string, reason: string): Refused {
  const logId = randomUUID();
  options.log({ event: 'bridge.refused', channel, logId, message: reason });
  return failed({ code: 'bridge.refused', logId });
}

function failed(error: BridgeError): Refused {
  return { ok: false, error };
}
