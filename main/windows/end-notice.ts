import type { Language } from '../../preload/contract';
import { mainWords } from '../languages';

/**
 * What the system says when the work that went on without a window has ended. The system keeps its notices in the open: no name, no
 * figure is in one (SEC-20).
 */
export function endNotice(language: Language): { title: string; body: string } {
  return mainWords(language).endNotice;
}
