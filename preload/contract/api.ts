import type { CallArgs, CallResult } from './calls';
import type { Answer } from './errors';
import type { EventValue } from './events';
import type { CallName, callNames, EventName, PlacedCall, WindowRole } from './names';

type AreaOf<Name extends string> = Name extends `${infer Area}.${string}` ? Area : never;
type VerbOf<Name extends string, Area extends string> = Name extends `${Area}.${infer Verb}` ? Verb : never;

/** What the page gives; see `intake.stand`. */
type PageArgs<Name extends CallName> = Name extends PlacedCall ? [file: File] : CallArgs<Name>;

type BridgeCall<Name extends CallName> = (...args: PageArgs<Name>) => Promise<Answer<CallResult<Name>>>;

/** Named functions per area, as the preload exposes them: `kontor.customers.list()`. Errors come as values. */
export type KontorCalls<Name extends CallName = CallName> = {
  readonly [Area in AreaOf<Name>]: {
    readonly [Verb in VerbOf<Name, Area>]: BridgeCall<Extract<`${Area}.${Verb}`, CallName>>;
  };
};

/** `kontor.on['uploads.changed'](listener)`: the listener gets the snapshot first; the answer unsubscribes. */
export type KontorEvents = {
  readonly [Name in EventName]: (listener: (value: EventValue<Name>) => void) => () => void;
};

export type KontorApi<Role extends WindowRole = 'main'> = KontorCalls<(typeof callNames)[Role][number]> &
  (Role extends 'main' | 'batch' ? { readonly on: KontorEvents } : unknown);
