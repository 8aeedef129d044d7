import { useSyncExternalStore } from 'react';
import type { BridgeError, ExplorerAnswer, ExplorerRequest } from '../../preload/contract';
import { kontor } from '../base/kontor';
import { type CallForm, emptyForm } from './form-request';

/** A call and what came of it. */
interface Answered {
  readonly key: string;
  readonly request: ExplorerRequest;
  readonly answer: ExplorerAnswer;
}

export interface ExplorerState {
  readonly connectionId: string | null;
  readonly key: string;
  readonly forms: Readonly<Record<string, CallForm>>;
  /** Values of the path stay from one call to the next: whoever looks at a user goes on with it. */
  readonly path: CallForm['path'];
  readonly sendingKey: string | null;
  readonly answered: Answered | null;
  readonly failure: { readonly key: string; readonly error: BridgeError } | null;
}

const firstKey = 'users.list';
let state: ExplorerState = {
  connectionId: null,
  key: firstKey,
  forms: {},
  path: {},
  sendingKey: null,
  answered: null,
  failure: null,
};
const listeners = new Set<() => void>();

function set(change: Partial<ExplorerState>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

/** What was typed and answered, in the memory of the window only. */
export function useExplorer(): ExplorerState {
  return useSyncExternalStore(subscribe, () => state);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function chooseCall(key: string): void {
  set({ key });
}

export function chooseExplorerConnection(connectionId: string): void {
  set({ connectionId, answered: null, failure: null });
}

export function formFor(key: string): CallForm {
  return { ...(state.forms[key] ?? emptyForm), path: state.path };
}

export function changeForm(key: string, form: CallForm): void {
  set({ forms: { ...state.forms, [key]: form }, path: { ...state.path, ...form.path } });
}

/** Goes on when the screen is left; the answer waits there. */
export async function sendCall(request: ExplorerRequest, isConfirmed: boolean): Promise<void> {
  const { key } = request;
  set({ sendingKey: key, answered: null, failure: null });
  const answer = await kontor()
    .explorer.send(request, { isConfirmed })
    .catch(() => ({ ok: false, error: { code: 'internal' } }) as const);
  if (answer.ok) set({ sendingKey: null, answered: { key, request, answer: answer.value } });
  else set({ sendingKey: null, failure: { key, error: answer.error } });
}
