import { useSyncExternalStore } from 'react';
import type { SharedTemplate } from '../../../preload/contract';
import { mayBeTemplateFile, readTemplateFile } from './template-file';

/** A file of mappings that waits for the user's yes. */
export interface TemplateOffer {
  readonly fileName: string;
  readonly templates: readonly SharedTemplate[];
}

export interface TemplateRefusal {
  readonly reason: 'templateNewer' | 'templateDamaged';
  readonly name: string;
}

interface OfferState {
  readonly offers: readonly TemplateOffer[];
  /** Grows whenever mappings were saved, for the lists that show them. */
  readonly saved: number;
}

let state: OfferState = { offers: [], saved: 0 };
const listeners = new Set<() => void>();

function set(change: Partial<OfferState>): void {
  state = { ...state, ...change };
  for (const notify of listeners) notify();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useTemplateOffers(): OfferState {
  return useSyncExternalStore(subscribe, () => state);
}

/** The first offer is settled, one way or the other. */
export function settleOffer(wasSaved: boolean): void {
  set({ offers: state.offers.slice(1), saved: state.saved + (wasSaved ? 1 : 0) });
}

/** Takes the mapping files out of a drop and offers them; what is left is for the intake of exports. */
export async function offerTemplates(
  files: readonly File[],
): Promise<{ others: File[]; refusals: TemplateRefusal[] }> {
  const others: File[] = [];
  const refusals: TemplateRefusal[] = [];
  for (const file of files) {
    const reading = mayBeTemplateFile(file) ? readTemplateFile(await textOf(file)) : null;
    if (reading === null || reading.kind === 'other') others.push(file);
    else if (reading.kind === 'templates') {
      set({ offers: [...state.offers, { fileName: file.name, templates: reading.templates }] });
    } else {
      const reason = reading.kind === 'newer' ? 'templateNewer' : 'templateDamaged';
      refusals.push({ reason, name: file.name });
    }
  }
  return { others, refusals };
}

/** A file that vanished meanwhile goes on to the intake, which says so. */
function textOf(file: File): Promise<string> {
  return file.text().catch(() => '');
}
