/** Rahmen: Navigation, Speicher, Befehle, Tastenkürzel. */
export const app = {
  'app.skip': 'Zum Inhalt springen',
  'app.top': 'Arbeitsumgebung',
  'app.nav.label': 'Hauptnavigation',
  'app.nav.import': 'Import',
  'app.nav.customers': 'Kunden',
  'app.nav.connections': 'Verbindungen',
  'app.nav.activity': 'Aktivität',
  'app.nav.explorer': 'Explorer',
  'app.nav.help': 'Hilfe',
  'app.nav.settings': 'Einstellungen',
  'app.fault.title': 'Diese Ansicht ist stehen geblieben',
  'app.fault.text':
    'In dieser Ansicht ist etwas schiefgegangen. Es ist nichts verloren: Was eingelesen war, bleibt im lokalen Speicher, und Übertragungen laufen weiter. Öffnen Sie die Ansicht erneut; bleibt sie noch einmal stehen, starten Sie Kontor neu.',
  'app.fault.again': 'Erneut öffnen',
  'app.store.filesWait_one': '{{n}} Datei wartet und wird gelesen, sobald der Speicher offen ist.',
  'app.store.filesWait_other': '{{n}} Dateien warten und werden gelesen, sobald der Speicher offen ist.',
  'app.store.opening': 'Der lokale Speicher wird geöffnet …',
  'app.store.closed': 'Der lokale Speicher ist nicht geöffnet',
  'app.store.closedText':
    'Kontor hält seine Daten in einem verschlüsselten Speicher auf diesem Computer. Er ist noch nicht geöffnet.',
  'app.recovery.file': 'Die Datei heißt {{name}} und liegt im Ordner der Daten von Kontor.',
  'app.recovery.noCopy': 'Es gibt keine frühere Kopie davon.',
  'app.recovery.copyOf': 'Die letzte unbeschädigte Kopie ist vom {{when}}.',
  'app.recovery.setAside':
    'Der Speicher, der sich nicht öffnen ließ, liegt jetzt als {{name}} im Ordner der Daten von Kontor. Nichts davon wurde gelöscht.',
  'app.recovery.copy': 'Letzte unbeschädigte Kopie zurückholen',
  'app.recovery.copy.title': 'Letzte unbeschädigte Kopie zurückholen?',
  'app.recovery.store.copy':
    'Importe, Kunden und Ergebnisse sind dann wie am {{when}}. Was danach geschah, steht nicht in der Kopie; was gesendet wurde, bleibt beim Dienst und wird dort erkannt, bevor etwas noch einmal gesendet wird. Die beschädigte Datei bleibt unter anderem Namen erhalten.',
  'app.recovery.anew': 'Mit leerem Speicher beginnen',
  'app.recovery.anew.title': 'Mit leerem Speicher beginnen?',
  'app.recovery.store.anew':
    'Kontor zeigt dann keine früheren Importe, Kunden und Ergebnisse mehr. Was gesendet wurde, bleibt beim Dienst. Die Datei, die sich nicht öffnen lässt, bleibt unter anderem Namen erhalten; Verbindungen und ihre geheimen Schlüssel bleiben.',
  'app.recovery.withoutLog': 'Ohne die letzten Schritte weiterarbeiten',
  'app.recovery.withoutLog.title': 'Ohne die letzten Schritte weiterarbeiten?',
  'app.recovery.store.withoutLog':
    'Alles bis zur beschädigten Stelle ist da. Die letzten Schritte, bevor Kontor endete, sind verloren; sehen Sie den letzten Import durch, bevor Sie weiterarbeiten. Was gesendet wurde, bleibt beim Dienst und wird dort erkannt. Der beschädigte Teil bleibt unter anderem Namen erhalten.',
  'app.recovery.localService.copy':
    'Kunden und Buchungen des Dienstes auf diesem Computer sind dann wie am {{when}}. Was danach an ihn gesendet wurde, fehlt dort; der Plan eines Imports zeigt es. Die beschädigte Datei bleibt unter anderem Namen erhalten.',
  'app.recovery.localService.anew':
    'Der Dienst auf diesem Computer hat dann keine Kunden und keine Buchungen; um einen Import wieder zu senden, legen Sie seinen Kunden neu an. Was Kontor selbst behält, bleibt: Importe, Ergebnisse und Berichte. Die Datei, die sich nicht öffnen lässt, bleibt unter anderem Namen erhalten.',
  'app.recovery.localService.withoutLog':
    'Alles bis zur beschädigten Stelle ist da. Was zuletzt an den Dienst auf diesem Computer gesendet wurde, kann fehlen; der Plan eines Imports zeigt es. Der beschädigte Teil bleibt unter anderem Namen erhalten.',
  'app.settings.setAside':
    'Eine Datei mit Einstellungen oder Verbindungen war beschädigt oder stammt von einer neueren Version von Kontor. Was sich davon lesen ließ, gilt; prüfen Sie Ihre Einstellungen und Verbindungen. Die Datei selbst liegt unter dem Namen {{names}}.',
  'app.clock.doubted':
    'Nach der Uhr dieses Computers ist es {{today}}, mehr als zwei Wochen, nachdem Kontor zuletzt lief. Nach Alter wird nichts gelöscht, bis Sie sagen, dass das stimmt. Ist es falsch, stellen Sie die Uhr richtig.',
  'app.clock.isRight': 'Das Datum stimmt',
  'app.clock.ask': 'Stimmt das Datum dieses Computers?',
  'app.clock.askText':
    'Es ist danach {{today}}. Was nach diesem Datum älter ist als die Fristen, die Sie gesetzt haben, wird jetzt gelöscht: Kunden hier und Nutzer des Dienstes auf diesem Computer. Das lässt sich nicht rückgängig machen.',
  'app.erased.customers_one': 'Nach Alter gelöscht, wie unter Einstellungen festgelegt: {{names}}.',
  'app.erased.customers_other':
    'Nach Alter gelöscht, wie unter Einstellungen festgelegt: {{count}} Kunden ({{names}}).',
  'app.erased.imports_one': 'Ein Import ohne Kunden wurde nach Alter gelöscht.',
  'app.erased.imports_other': '{{count}} Importe ohne Kunden wurden nach Alter gelöscht.',
  'app.session.banner':
    'Arbeit nur in dieser Sitzung: Daten und Geheimnisse liegen im Arbeitsspeicher und sind weg, wenn Kontor schließt.',
  'app.session.choose': 'Nur in dieser Sitzung arbeiten',
  'app.session.title': 'Arbeiten, ohne etwas aufzubewahren?',
  'app.session.text':
    'Importe, Ergebnisse und Geheimnisse liegen dann nur im Arbeitsspeicher. Wenn Kontor schließt, ist alles weg. Unverschlüsselt wird nichts auf die Festplatte geschrieben.',
  'app.keychain.locked':
    'Der Schlüsselspeicher des Systems ist gesperrt. Entsperren Sie ihn und versuchen Sie es erneut, oder arbeiten Sie nur in dieser Sitzung.',
  'app.keychain.missing':
    'Dieser Computer hat keinen Schlüsselspeicher, den Kontor nutzen kann; der lokale Speicher lässt sich so nicht verschlüsseln. Es wurde nichts geschrieben. Richten Sie einen Schlüsselspeicher ein (unter Linux einen Secret Service wie GNOME-Schlüsselbund oder KWallet) und versuchen Sie es erneut, oder arbeiten Sie nur in dieser Sitzung.',
  'app.keychain.denied':
    'Der Schlüsselspeicher des Systems hat Kontor den Zugriff verweigert. Erlauben Sie den Zugriff und versuchen Sie es erneut, oder arbeiten Sie nur in dieser Sitzung.',
  'app.palette.open': 'Suchen',
  'app.palette.search': 'Befehle und Kunden suchen',
  'app.palette.nothing': 'Nichts gefunden',
  'app.palette.here': 'Auf dieser Seite',
  'app.palette.commands': 'Befehle',
  'app.palette.lists': 'Aus den Listen dieser Seite',
  'app.palette.customers': 'Kunden',
  'app.shortcut.title': 'Tastenkürzel',
  'app.shortcut.palette': 'Befehle und Kunden suchen',
  'app.shortcut.chooseFiles': 'Dateien auswählen',
  'app.shortcut.undo': 'Letzte Änderung rückgängig machen',
  'app.shortcut.mask': 'Beträge und Namen verbergen oder zeigen',
  'app.shortcut.sheet': 'Tastenkürzel',
  'app.shortcut.redo': 'Wiederholen, was zurückgenommen wurde',
  'app.shortcut.back': 'Einen Schritt zurück',
  'app.shortcut.primary': 'Weiter mit dem Hauptschritt',
};
