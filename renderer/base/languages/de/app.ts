/** Rahmen: Navigation, Speicher, Befehle, Tastenkürzel. */
export const app = {
  'app.skip': 'Zum Inhalt springen',
  'app.top': 'Arbeitsumgebung',
  'app.nav.label': 'Hauptnavigation',
  'app.nav.import': 'Import',
  'app.nav.customers': 'Kunden',
  'app.nav.connections': 'Verbindungen',
  'app.nav.activity': 'Aktivität',
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
  'app.palette.customers': 'Kunden',
  'app.shortcut.title': 'Tastenkürzel',
  'app.shortcut.palette': 'Befehle und Kunden suchen',
  'app.shortcut.chooseFiles': 'Dateien auswählen',
  'app.shortcut.undo': 'Letzte Änderung rückgängig machen',
  'app.shortcut.sheet': 'Tastenkürzel',
  'app.shortcut.redo': 'Wiederholen, was zurückgenommen wurde',
  'app.shortcut.back': 'Einen Schritt zurück',
  'app.shortcut.primary': 'Weiter mit dem Hauptschritt',
};
