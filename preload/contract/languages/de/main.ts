/** German: what main itself says to people. All else is said by the page, from `window` beside it. */
export const words = {
  batch: {
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
  menu: { file: 'Datei', edit: 'Bearbeiten', view: 'Ansicht', window: 'Fenster', quit: 'Kontor beenden' },
  faults: {
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
  /** The system shows these to everybody who can see the desktop: no name, no file is among them (SEC-20). */
  screens: {
    import: { title: 'Import', description: 'Bankexporte lesen und senden' },
    customers: { title: 'Kunden', description: 'Kunden und ihre Ergebnisse' },
  },
  /** The system keeps its notices in the open: no name, no figure is in one (SEC-20). */
  workNotice: {
    done: { title: 'Kontor ist fertig', body: 'Was Sie begonnen haben, ist abgeschlossen.' },
    attention: { title: 'Kontor braucht Sie', body: 'Was Sie begonnen haben, kam nicht zu Ende.' },
  },
  endNotice: {
    title: 'Kontor ist fertig',
    body: 'Im Hintergrund läuft nichts mehr, und Kontor hat sich beendet. Starten Sie Kontor, um zu sehen, was geworden ist.',
  },
  bookmarks: {
    letting: 'Mietauskunft',
    summary: 'Das Wichtigste',
    points: 'Hinweise zur Prüfung',
    coverage: 'Datengrundlage',
    figures: 'Kennzahlen',
    'cash-flow': 'Geldfluss und Liquidität',
    'result-company-credits': 'Kredite und Leasing',
    'result-company-insurances': 'Versicherungen',
    'result-company-investments': 'Geldanlagen',
    'result-company-internalBookings': 'Interne Umbuchungen',
    results: 'Ergebnisse des Dienstes',
    other: 'Weitere Ergebnisse',
    accounts: 'Konten',
    method: 'Methode und Grenzen',
    appendix: 'Anhang: Buchungen hinter den Ergebnissen',
    documents: 'Dokumente des Dienstes',
  },
  documents: {
    cockpit: 'Cockpit',
    cockpitPdf: 'Cockpit als PDF',
    recommendations: 'Empfehlungen',
    accountPdf: 'Kontoübersicht als PDF',
  },
  reports: { full: 'Kontoauswertung', letting: 'Mietauskunft' },
  jobHead: `# Auftrag für Kontor ohne Fenster: kontor --batch run DIESE_DATEI
# Legen Sie diese Datei neben die Exporte, oder schreiben Sie unter files, wo sie liegen; auch ein Ordner geht.
# Was zu Kopfzeilen geantwortet wurde, hat Kontor sich gemerkt. Alles andere hält den Auftrag an, bis es hier oder im Fenster gesagt ist.
`,
  jobLeftOut: `# In diesem Import sind Konten ausgelassen, was ein Auftrag nicht sagen kann: Er sendet nichts (send: false). Lassen Sie sie im Fenster aus, und senden Sie dort.
`,
};
