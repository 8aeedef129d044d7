import type { Language } from '../../preload/contract';

/** What the program says when a part of it has stopped; native dialogs, because no page may be left to say it. */
export interface FaultNotice {
  readonly title: string;
  readonly body: string;
  /** The first one is what usually helps. */
  readonly buttons: readonly string[];
}

type FaultName = 'pageGone' | 'pageHangs' | 'mainFailed' | 'startFailed' | 'policyRefused';

const notices: Record<Language, Record<FaultName, FaultNotice>> = {
  de: {
    pageGone: {
      title: 'Das Fenster ist stehen geblieben',
      body: 'Der Inhalt des Fensters musste beendet werden. Was eingelesen war, ist im lokalen Speicher, und Übertragungen laufen weiter. Eine Datei, die gerade gelesen wurde, legen Sie bitte erneut ab.',
      buttons: ['Fenster neu laden', 'Kontor beenden'],
    },
    pageHangs: {
      title: 'Das Fenster antwortet nicht',
      body: 'Vielleicht dauert etwas nur länger. Neu laden verliert nichts, was im lokalen Speicher ist; Übertragungen laufen weiter. Eine Datei, die gerade gelesen wird, legen Sie danach bitte erneut ab.',
      buttons: ['Warten', 'Fenster neu laden', 'Kontor beenden'],
    },
    mainFailed: {
      title: 'Kontor muss sich beenden',
      body: 'In Kontor ist etwas schiefgegangen, nach dem es nicht sicher weiterarbeiten kann. Was eingelesen und gesendet war, ist gespeichert; eine unterbrochene Übertragung können Sie nach dem Neustart fortsetzen. Im Protokoll steht der Fehler unter der Nummer',
      buttons: [],
    },
    startFailed: {
      title: 'Kontor konnte nicht starten',
      body: 'Was gespeichert ist, wurde nicht geändert. Prüfen Sie, ob der Datenträger voll ist und ob Kontor in den Ordner seiner Daten schreiben darf, und starten Sie es erneut. Grund:',
      buttons: [],
    },
    policyRefused: {
      title: 'Kontor startet nicht',
      body: 'Die Datei, in der Ihre Administration festlegt, was Kontor darf, ist beschädigt oder enthält etwas, das Kontor nicht kennt. Es wurde nichts geändert. Bitte geben Sie Ihrer Administration diese Zeile:',
      buttons: [],
    },
  },
  en: {
    pageGone: {
      title: 'The window has stopped',
      body: 'The content of the window had to be ended. What was read is in the local store, and uploads go on. If a file was being read, please drop it again.',
      buttons: ['Reload window', 'Quit Kontor'],
    },
    pageHangs: {
      title: 'The window does not respond',
      body: 'Something may only take longer. Reloading loses nothing that is in the local store; uploads go on. If a file is being read, please drop it again afterwards.',
      buttons: ['Wait', 'Reload window', 'Quit Kontor'],
    },
    mainFailed: {
      title: 'Kontor has to end',
      body: 'Something went wrong in Kontor after which it cannot work on safely. What was read and sent is saved; an interrupted upload can be resumed after the next start. The log has the fault under the number',
      buttons: [],
    },
    startFailed: {
      title: 'Kontor could not start',
      body: 'What is stored was not changed. Check whether the disk is full, and whether Kontor may write to the folder of its data, and start it again. Reason:',
      buttons: [],
    },
    policyRefused: {
      title: 'Kontor does not start',
      body: 'The file in which your administrator sets what Kontor may do is damaged, or holds something that Kontor does not know. Nothing was changed. Please give your administrator this line:',
      buttons: [],
    },
  },
};

export function faultNotice(name: FaultName, language: Language): FaultNotice {
  return notices[language][name];
}
