import type { Language } from '../../preload/contract';
import { mainWords } from '../languages';

/** What the program says when a part of it has stopped; native dialogs, because no page may be left to say it. */
export interface FaultNotice {
  readonly title: string;
  readonly body: string;
  /** The first one is what usually helps. */
  readonly buttons: readonly string[];
}

type FaultName = 'pageGone' | 'pageHangs' | 'mainFailed' | 'startFailed' | 'policyRefused';

export function faultNotice(name: FaultName, language: Language): FaultNotice {
  return mainWords(language).faults[name];
}
