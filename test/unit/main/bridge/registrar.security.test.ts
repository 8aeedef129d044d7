import { beforeEach, describe, expect, it, type Mock, vi } from 'vitest';
import { EventHub } from '../../../../main/bridge/event-hub';
import type { Handler } from '../../../../main/bridge/handler-types';
import {
  type CallEvent,
  type CallReceiver,
  type RegistrarOptions,
  registerCalls,
} from '../../../../main/bridge/registrar';
import { KontorError } from '../../../../main/errors/kontor-error';
import {
  type Answer,
  type CallName,
  callNames,
  calls,
  channelOf,
  snapshotChannel,
  type WindowRole,
} from '../../../../preload/contract';

type Listener = Parameters<CallReceiver['handle']>[1];
type Handlers = { [Name in CallName]: Handler<Name> };

let listeners: Map<string, Listener>;
let log: Mock<RegistrarOptions['log']>;
let called: string[];
let overrides: Partial<Record<CallName, (...args: unknown[]) => unknown>>;
let role: WindowRole | null;
let hub: EventHub;

beforeEach(() => {
  listeners = new Map();
  log = vi.fn();
  called = [];
  overrides = {};
  role = 'main';
  hub = new EventHub();
  const handlers = Object.fromEntries(
    Object.keys(calls).map((name) => [
      name,
      (...args: unknown[]) => {
        called.push(name);
        return overrides[name as CallName]?.(...args) ?? null;
      },
    ]),
  ) as unknown as Handlers;
  registerCalls({
    receiver: { handle: (channel, listener) => listeners.set(channel, listener) },
    handlers,
    hub,
    ownOrigin: 'app://kontor',
    roleOf: () => role,
    log,
  });
});

function ownEvent(): CallEvent {
  const frame = { url: 'app://kontor/index.html', parent: null };
  return { sender: { isDestroyed: () => false, mainFrame: frame }, senderFrame: frame };
}

function call(
  name: CallName | typeof snapshotChannel,
  event: CallEvent,
  ...args: unknown[]
): Promise<Answer<unknown>> {
  const listener = listeners.get(channelOf(name));
  if (!listener) throw new Error(`no listener for ${name}`);
  return listener(event, ...args);
}

const foreign: [string, () => CallEvent][] = [
  ['no frame', () => ({ ...ownEvent(), senderFrame: null })],
  [
    'a sub-frame',
    () => {
      const frame = { url: 'app://kontor/index.html', parent: {} };
      return { sender: { isDestroyed: () => false, mainFrame: {} }, senderFrame: frame };
    },
  ],
  [
    'a frame that is not the main one',
    () => ({ ...ownEvent(), senderFrame: { url: 'app://kontor/index.html', parent: null } }),
  ],
  [
    'a foreign origin',
    () => {
      const frame = { url: 'https://example.org/', parent: null };
      return { sender: { isDestroyed: () => false, mainFrame: frame }, senderFrame: frame };
    },
  ],
  [
    'a host that only begins like ours',
    () => {
      const frame = { url: 'app://kontor.evil/index.html', parent: null };
      return { sender: { isDestroyed: () => false, mainFrame: frame }, senderFrame: frame };
    },
  ],
  [
    'an empty page',
    () => {
      const frame = { url: '', parent: null };
      return { sender: { isDestroyed: () => false, mainFrame: frame }, senderFrame: frame };
    },
  ],
  [
    'a destroyed window',
    () => {
      // Right in everything else.
      const event = ownEvent();
      return { ...event, sender: { ...event.sender, isDestroyed: () => true } };
    },
  ],
];

describe('who may call (SEC-9, SEC-12)', () => {
  it.each(foreign)(
    'when a call comes from %s, it is refused with an answer and no handler runs',
    async (_what, event) => {
      expect(await call('app.info', event())).toMatchObject({ ok: false, error: { code: 'bridge.refused' } });
      expect(called).toEqual([]);
      expect(log).toHaveBeenCalledOnce();
    },
  );

  it('when the window has no known role, it is refused', async () => {
    role = null;
    expect(await call('app.info', ownEvent())).toMatchObject({ error: { code: 'bridge.refused' } });
  });

  it('when the print window calls anything that is not its own, it is refused', async () => {
    role = 'print';
    for (const name of callNames.main) {
      expect(await call(name, ownEvent())).toMatchObject({ error: { code: 'bridge.refused' } });
    }
    expect(await call(snapshotChannel, ownEvent(), 'imports.changed')).toMatchObject({
      error: { code: 'bridge.refused' },
    });
    expect(called).toEqual([]);
  });

  it('when the main window calls for the print window, it is refused', async () => {
    for (const name of callNames.print) {
      expect(await call(name, ownEvent())).toMatchObject({ error: { code: 'bridge.refused' } });
    }
  });

  it('the roles and their calls are exactly these', () => {
    expect(callNames.print).toEqual(['print.data', 'print.drawn']);
    const ofBatch = [
      'batch.next',
      'batch.tell',
      'batch.keep',
      'batch.createTrial',
      'batch.done',
      'uploads.settled',
    ] as const;
    expect(new Set([...callNames.main, ...ofBatch, ...callNames.print]).size).toBe(Object.keys(calls).length);
    // Beside its own, the page that is never shown has calls of the window only, and none that a person is asked for.
    const borrowed = callNames.batch.filter((name) => !(ofBatch as readonly string[]).includes(name));
    expect(callNames.main).toEqual(expect.arrayContaining(borrowed));
    expect(borrowed.filter((name) => /^(?:explorer|team|banking)|wipe|Secret|remove$/.test(name))).toEqual([
      'imports.remove',
      'templates.remove',
    ]);
  });

  it('when a page calls for another role, the window a task or the hidden page the wipe, it is refused', async () => {
    role = 'main';
    expect(await call('batch.next', ownEvent())).toMatchObject({ error: { code: 'bridge.refused' } });
    role = 'batch';
    expect(await call('app.wipe', ownEvent())).toMatchObject({ error: { code: 'bridge.refused' } });
    expect(await call('connections.saveSecret', ownEvent(), 'id', 'x', 'session')).toMatchObject({
      error: { code: 'bridge.refused' },
    });
    expect(called).toEqual([]);
  });
});

describe('what may be called with (SEC-10)', () => {
  const wrong: unknown[] = [
    undefined,
    null,
    7,
    'x'.repeat(100_000),
    [],
    {},
    { __proto__: null },
    true,
    Number.NaN,
    new Uint8Array(5),
    new Map([['a', 1]]),
    new ArrayBuffer(5),
  ];

  it('when any call gets one argument too many, the answer says so', async () => {
    for (const name of callNames.main) {
      const args = (calls[name].args as { _zod: { def: { items: unknown[] } } })._zod.def.items;
      const tooMany = Array.from({ length: args.length + 1 }, () => 'x');
      expect(await call(name, ownEvent(), ...tooMany), name).toMatchObject({
        error: { code: 'bridge.invalidArguments' },
      });
    }
    expect(called).toEqual([]);
  });

  it('when any call gets a value of a wrong kind in any place, there is an answer, and the handler sees none of it', async () => {
    for (const name of callNames.main) {
      const schema = calls[name].args;
      const count = (schema as { _zod: { def: { items: unknown[] } } })._zod.def.items.length;
      for (const value of wrong) {
        if (count === 0) continue;
        const args = Array.from({ length: count }, () => value);
        if (schema.safeParse(args).success) continue;
        const answer = await call(name, ownEvent(), ...args);
        expect(answer, `${name} ${typeof value}`).toMatchObject({
          ok: false,
          error: { code: 'bridge.invalidArguments' },
        });
      }
    }
    expect(called).toEqual([]);
  });

  it.each<[string, () => unknown]>([
    ['bytes', () => new Uint8Array(100)],
    ['bytes in a record', () => ({ a: { b: [new Uint8Array(100)] } })],
    ['a buffer', () => new ArrayBuffer(100)],
    ['a map', () => [new Map()]],
    [
      'more members than any record has',
      () => Object.fromEntries(Array.from({ length: 10_001 }, (_, at) => [`m${at}`, at])),
    ],
    ['a list without end', () => Array.from({ length: 4_000_001 })],
    [
      'lists without end in each other',
      () => Array.from({ length: 100 }, () => Array.from({ length: 50_000 })),
    ],
    [
      'records in records without end',
      () => Array.from({ length: 100 }).reduce((inner) => ({ a: inner }), null),
    ],
  ])('when a call carries %s, no schema looks at it', async (_what, make) => {
    const value = make();
    const looked = vi.spyOn(calls['imports.finishFile'].args, 'safeParse');
    try {
      for (const args of [[value], ['f1', value], ['f1', {}, value]])
        expect(await call('imports.finishFile', ownEvent(), ...args)).toMatchObject({
          error: { code: 'bridge.invalidArguments' },
        });
      expect(looked).not.toHaveBeenCalled();
    } finally {
      looked.mockRestore();
    }
  });

  it('when a call takes bytes, no schema looks at others than its last argument', async () => {
    const bytes = new Uint8Array(100);
    for (const args of [
      [bytes, 0, 'x'],
      ['i1', bytes, {}],
      ['i1', 0, { bytes }],
    ])
      expect(await call('imports.keepBytes', ownEvent(), ...args)).toMatchObject({
        error: { code: 'bridge.invalidArguments' },
      });
    expect(called).toEqual([]);
    overrides['imports.keepBytes'] = () => 'part';
    expect(await call('imports.keepBytes', ownEvent(), 'i1', 0, bytes)).toEqual({ ok: true, value: 'part' });
  });

  it('when a handler answers something that the contract does not know, it does not reach the page', async () => {
    overrides['connections.test'] = () => ({
      isReady: true,
      tokenLifeSeconds: 1,
      scopes: [],
      secret: 'canary',
    });
    const answer = await call('connections.test', ownEvent(), 'c1');
    expect(answer).toMatchObject({ ok: false, error: { code: 'bridge.invalidResult' } });
    expect(JSON.stringify(answer)).not.toContain('canary');
  });
});

describe('how errors cross', () => {
  it('when product code fails as expected, the page gets code and params', async () => {
    overrides['imports.get'] = () => {
      throw new KontorError('import.unknown', { line: 3 });
    };
    expect(await call('imports.get', ownEvent(), 'i1')).toEqual({
      ok: false,
      error: { code: 'import.unknown', params: { line: 3 } },
    });
    expect(log).not.toHaveBeenCalled();
  });

  it('when something unexpected is thrown, the page gets `internal` and the id of the log line, not the message', async () => {
    overrides['imports.get'] = () => {
      throw new TypeError('canary /home/someone/file.csv');
    };
    const answer = await call('imports.get', ownEvent(), 'i1');
    expect(answer).toMatchObject({ ok: false, error: { code: 'internal' } });
    expect(JSON.stringify(answer)).not.toContain('canary');
    const entry = log.mock.calls[0]?.[0] as { logId: string; message: string };
    expect(answer).toMatchObject({ error: { logId: entry.logId } });
    expect(entry.message).toContain('canary');
  });

  it('when a page subscribes late, it gets the last value of the event', async () => {
    hub.publish('imports.changed', []);
    expect(await call(snapshotChannel, ownEvent(), 'imports.changed')).toEqual({ ok: true, value: [] });
    expect(await call(snapshotChannel, ownEvent(), 'runs.changed')).toEqual({ ok: true, value: null });
    expect(await call(snapshotChannel, ownEvent(), 'nonsense')).toMatchObject({
      error: { code: 'bridge.invalidArguments' },
    });
  });

  it('when a page is gone, publishing skips it', () => {
    const send = vi.fn();
    let isGone = false;
    hub.add({ isDestroyed: () => isGone, send });
    hub.publish('imports.changed', []);
    isGone = true;
    hub.publish('imports.changed', []);
    expect(send).toHaveBeenCalledOnce();
  });
});

describe('secrets and the contract (SEC-13)', () => {
  it('when all results of the contract are searched, none has a member that names a secret or a token', () => {
    const names: string[] = [];
    const walk = (schema: unknown, path: string, seen: Set<unknown>): void => {
      if (typeof schema !== 'object' || schema === null || seen.has(schema)) return;
      seen.add(schema);
      const def = (schema as { _zod?: { def?: Record<string, unknown> } })._zod?.def;
      if (!def) return;
      for (const [key, member] of Object.entries((def.shape as object | undefined) ?? {})) {
        names.push(key);
        walk(member, `${path}.${key}`, seen);
      }
      for (const inner of ['element', 'innerType', 'valueType', 'in', 'out']) walk(def[inner], path, seen);
      for (const option of (def.options as unknown[] | undefined) ?? []) walk(option, path, seen);
    };
    for (const name of Object.keys(calls) as CallName[]) walk(calls[name].result, name, new Set());
    expect(names.length).toBeGreaterThan(100);
    const telling = names.filter((name) => /secret|token|password|authorization/i.test(name));
    // `token` names an offered file to `intake.read` and opens nothing else.
    expect(new Set(telling)).toEqual(new Set(['secretState', 'tokenLifeSeconds', 'hasSecret', 'token']));
  });
});
