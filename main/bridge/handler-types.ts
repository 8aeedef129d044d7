import type { CallArgs, CallName, CallResult } from '../../preload/contract';

/** What a handler does for one call: arguments are already parsed; the answer is checked again on the way out. */
export type Handler<Name extends CallName> = (
  ...args: CallArgs<Name>
) => CallResult<Name> | Promise<CallResult<Name>>;

/** The handlers of one or more areas, e.g. `HandlersOf<'imports' | 'templates'>`. */
export type HandlersOf<Area extends string> = {
  [Name in Extract<CallName, `${Area}.${string}`>]: Handler<Name>;
};
