import { z } from 'zod';

/**
 * An error as it crosses the bridge: a stable code, values for the sentence, and for an unexpected fault the id
 * under which main logged it. Never a stack, a path, a secret or a body.
 */
export const bridgeError = z.strictObject({
  code: z.string().regex(/^[a-z][a-zA-Z]*(\.[a-z][a-zA-Z]*)+$|^internal$/),
  params: z.record(z.string(), z.union([z.string().max(2_000), z.number()])).optional(),
  logId: z.string().max(40).optional(),
});
export type BridgeError = z.infer<typeof bridgeError>;

export type Answer<T> = { ok: true; value: T } | { ok: false; error: BridgeError };

/**
 * Codes that main itself can answer with; codes of the client and of the engine stand in their own tables.
 * @internal also read by the test that each has its sentence
 */
export const mainErrorCodes = [
  'internal',
  'bridge.refused',
  'bridge.invalidArguments',
  'bridge.invalidResult',
  'keychain.locked',
  'keychain.missing',
  'keychain.denied',
  'keychain.tooLong',
  'secret.missing',
  'store.unavailable',
  'store.full',
  'store.wrongKey',
  'store.damaged',
  'store.logDamaged',
  'store.gone',
  'store.newer',
  'store.readOnly',
  'store.noCopy',
  'connection.unknown',
  'connection.invalid',
  'connection.inUse',
  'connection.otherService',
  'customer.unknown',
  'customer.exists',
  'import.unknown',
  'import.incomplete',
  'import.nothingToSend',
  'import.questionsOpen',
  'import.accountIncomplete',
  'import.accountReplaced',
  'import.accountSent',
  'import.currencyPlaces',
  'import.sentOtherwise',
  'import.beingSent',
  'import.amountUnfit',
  'import.valueUnfit',
  'upload.unknown',
  'upload.busy',
  'audit.broken',
  'upload.differs',
  'upload.notClosed',
  'upload.notAllRemoved',
  'upload.rolledBackOthers',
  'upload.balanceDiffers',
  'upload.notAllArrived',
  'run.unknown',
  'run.nothingToAnalyse',
  'results.none',
  'results.tooLarge',
  'report.failed',
  'report.timeout',
  'report.tooLong',
  'file.notWritten',
  'file.vanished',
  'file.unreadable',
  'file.grew',
  'file.changed',
  'localService.notStarted',
  'localService.damaged',
  'localService.gone',
  'localService.logDamaged',
  'localService.wrongKey',
  'correction.unknown',
  'template.unknown',
  'template.invalid',
  'wipe.secretsLeft',
  'explorer.unknownCall',
  'explorer.badJson',
  'explorer.notConfirmed',
  'explorer.busy',
  'explorer.nothingToSave',
  'explorer.exampleUnknown',
  'explorer.tooManyExamples',
] as const;
