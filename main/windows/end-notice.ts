import type { Language } from '../../preload/contract';

/** The system keeps its notices in the open: no name, no figure is in one (SEC-20). */
const texts = {
  de: {
    title: 'Kontor ist fertig',
    body: 'Im Hintergrund läuft nichts mehr, und Kontor hat sich beendet. Starten Sie Kontor, um zu sehen, was geworden ist.',
  },
  en: {
    title: 'Kontor is done',
    body: 'Nothing runs in the background any more, and Kontor has ended. Start Kontor to see what came of it.',
  },
} as const;

/** What the system says when the work that went on without a window has ended. */
export function endNotice(language: Language): { title: string; body: string } {
  return texts[language];
}
