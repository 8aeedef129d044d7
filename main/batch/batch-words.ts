import type { Language } from '../../preload/contract';

const texts = {
  de: {
    usage: (what: string) =>
      what === '' ? 'So wird es aufgerufen:' : `Nicht verstanden: ${what}. So wird es aufgerufen:`,
    noJob: (what: string) => `Der Auftrag ist nicht zu lesen: ${what}`,
    missingFile: (what: string) => `Nicht da oder keine Datei: ${what}`,
    noFiles: (what: string) => `Keine Exporte darin: ${what}`,
    unreadableFolder: (what: string) =>
      `Der Ordner ist nicht zu lesen, und was darin liegt, würde fehlen: ${what}`,
    deepFolder: (what: string) => `Der Ordner liegt tiefer, als gesucht wird. Nennen Sie ihn selbst: ${what}`,
    tooManyFiles: (what: string) => `Mehr als 1000 Dateien in einem Import: ${what}`,
    lockedFile: (what: string) => `Ein anderes Programm hat die Datei gesperrt: ${what}`,
    outputOverInput: (what: string) =>
      `Eine Ausgabe würde eine Datei überschreiben, die gelesen wird, oder eine andere Ausgabe: ${what}`,
    busy: () =>
      'Kontor läuft schon, mit Fenster oder mit einem anderen Auftrag. Beenden Sie es, oder rufen Sie später noch einmal auf.',
    waits: () =>
      'Kontor sollte mit Fenster starten. Das Fenster öffnet sich, wenn dieser Auftrag zu Ende ist.',
    noKeychain: () =>
      'Ohne Schlüsselspeicher kann Kontor nichts aufheben. Starten und entsperren Sie den des Systems (unter Linux zum Beispiel gnome-keyring oder KWallet, in derselben Sitzung), und rufen Sie noch einmal auf.',
    lockedKeychain: () =>
      'Der Schlüsselspeicher ist gesperrt. Entsperren Sie ihn, und rufen Sie noch einmal auf.',
    noStore: (what: string) =>
      `Der Datenspeicher öffnet sich nicht (${what}). Öffnen Sie Kontor mit Fenster: dort steht, was hilft.`,
    noConnection: (what: string) => `Eine Verbindung dieses Namens gibt es nicht: ${what}`,
    noSecret: () => 'Auf der Standardeingabe kam kein Geheimnis.',
    ended: (what: string) =>
      `Kontor musste aufhören (${what}). Rufen Sie noch einmal auf: es geht weiter, wo es stand.`,
    watching: (what: string) => `Neue Exporte in ${what} werden gelesen. Ende mit Strg+C.`,
  },
  en: {
    usage: (what: string) =>
      what === '' ? 'This is how it is called:' : `Not understood: ${what}. This is how it is called:`,
    noJob: (what: string) => `The job cannot be read: ${what}`,
    missingFile: (what: string) => `Not there, or not a file: ${what}`,
    noFiles: (what: string) => `No exports in it: ${what}`,
    unreadableFolder: (what: string) =>
      `The folder cannot be read, and what lies in it would be missing: ${what}`,
    deepFolder: (what: string) => `The folder lies deeper than is looked. Name it itself: ${what}`,
    tooManyFiles: (what: string) => `More than 1,000 files in one import: ${what}`,
    lockedFile: (what: string) => `Another program has locked the file: ${what}`,
    outputOverInput: (what: string) =>
      `An output would be written over a file that is read, or over another output: ${what}`,
    busy: () => 'Kontor is running already, with a window or with another job. End it, or call again later.',
    waits: () => 'Kontor was to start with a window. The window opens when this job is over.',
    noKeychain: () =>
      'Without a key store Kontor cannot keep anything. Start and unlock that of the system (on Linux gnome-keyring or KWallet, say, in the same session), and call again.',
    lockedKeychain: () => 'The key store is locked. Unlock it, and call again.',
    noStore: (what: string) =>
      `The store does not open (${what}). Open Kontor with a window: it says what helps.`,
    noConnection: (what: string) => `There is no connection of this name: ${what}`,
    noSecret: () => 'No secret came on standard input.',
    ended: (what: string) => `Kontor had to stop (${what}). Call again: it goes on where it stood.`,
    watching: (what: string) => `New exports in ${what} are read. Ctrl+C ends it.`,
  },
} satisfies Record<Language, Record<string, (what: string) => string>>;

export type BatchWord = keyof (typeof texts)['en'];

/** What main itself says to people; all else is said by the page, from the language files. */
export function batchWords(language: Language, word: BatchWord, what = ''): string {
  return texts[language][word](what);
}
