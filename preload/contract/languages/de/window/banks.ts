/** Banken, mit denen ein Kunde verbunden ist. */
export const banks = {
  'customer.tab.banks': 'Banken',
  'banks.title': 'Verbundene Banken',
  'banks.none': 'Keine Bank ist verbunden',
  'banks.noneText':
    'Der Kunde meldet sich auf der Seite des Dienstes im Browser bei seiner Bank an. Kontor sieht die Anmeldung nie.',
  'banks.fixed':
    'Was eine Bank geliefert hat, lässt sich nicht ändern, überschreiben oder einzeln löschen: weder hier noch durch einen Import. Es geht, wenn die Bank getrennt wird.',
  'banks.connect': 'Bank verbinden…',
  'banks.manage': 'Banken verwalten…',
  'banks.sync': 'Aktualisieren…',
  'banks.disconnect': 'Alle trennen…',
  'banks.mock': 'Erfundene Bank verbinden',
  'banks.refresh': 'Neu laden',
  'banks.recurring': 'Die Bank darf ohne Anmeldung wieder gefragt werden',
  'banks.bank': 'Bank',
  'banks.state': 'Stand',
  'banks.lastSync': 'Zuletzt aktualisiert',
  'banks.again': 'Wieder gefragt',
  'banks.again.yes': 'Ohne Anmeldung',
  'banks.again.no': 'Mit Anmeldung',
  'banks.unnamed': 'Bank ohne Namen',
  'banks.remove': 'Entfernen',
  'banks.removeOne': '{{name}} entfernen',
  'banks.removeText':
    'Der Dienst löscht diese Anmeldung bei {{name}} mit allen Konten und Buchungen. Ergebnisse früherer Analysen gehen mit. Gesendete Konten bleiben. Das lässt sich nicht rückgängig machen.',
  'banks.disconnectTitle': 'Alle Banken von {{name}} trennen',
  'banks.disconnectText':
    'Der Dienst löscht jede Anmeldung mit allen Konten und Buchungen, die von einer Bank kamen. Gesendete Konten bleiben. Das lässt sich nicht rückgängig machen.',
  'banks.disconnectConfirm': 'Alle trennen',
  'banks.accounts': 'Konten beim Dienst',
  'banks.noAccounts': 'Der Dienst hat kein Konto dieses Kunden.',
  'banks.account': 'Konto',
  'banks.balance': 'Saldo',
  'banks.origin': 'Woher',
  'banks.origin.bank': 'Von der Bank, fest',
  'banks.origin.upload': 'Gesendet',
  'banks.origin.unknown': 'Nicht bekannt',
  'banks.loginState.SYNCHRONIZED': 'Aktuell',
  'banks.loginState.SYNCHRONIZING': 'Wird aktualisiert',
  'banks.loginState.IN_PROGRESS': 'Wird aktualisiert',
  'banks.loginState.ERROR': 'Fehlgeschlagen',
  'banks.loginState.FAILED': 'Fehlgeschlagen',
  'banks.loginState.unknown': 'Nicht bekannt',
  'banks.kind.connect': 'Bank verbinden',
  'banks.kind.manage': 'Banken verwalten',
  'banks.kind.sync': 'Aktualisieren',
  'banks.session.running': 'Die Seite ist im Browser offen. Kontor fragt den Dienst, bis es fertig ist.',
  'banks.session.noAnswerYet':
    'Noch nicht fertig: Die Seite ist noch offen, oder sie wurde verlassen. Kontor fragt weiter. Öffnen Sie sie noch einmal, oder folgen Sie nicht weiter.',
  'banks.session.unfollowed':
    'Die Seite ist im Browser offen. Dieser Dienst gibt nichts, woran man ihr folgen kann: Laden Sie neu, wenn es dort fertig ist.',
  'banks.session.done': 'Fertig. Die Konten unten sind die von jetzt.',
  'banks.session.outOfBudget':
    'Kontor hat lange gefragt und aufgehört. Was im Browser geschah, gilt trotzdem.',
  'banks.session.outOfBudgetLost':
    'Kontor fragt nicht mehr, und die Seite lässt sich nicht noch einmal öffnen. Was im Browser geschah, gilt trotzdem: Fragen Sie weiter, folgen Sie nicht weiter, oder beginnen Sie neu.',
  'banks.session.stopped': 'Wird nicht mehr verfolgt. Was im Browser geschah, gilt trotzdem.',
  'banks.session.unknownUser': 'Der Dienst hat diesen Kunden nicht mehr; es gibt nichts zu verbinden.',
  'banks.session.failed': 'Der Dienst konnte nicht gefragt werden, ob es fertig ist.',
  'banks.openAgain': 'Seite noch einmal öffnen',
  'banks.keepWaiting': 'Weiter fragen',
  'banks.stop': 'Nicht weiter folgen',
  'banks.analyse': 'Analyse starten',
  'banks.analysing': 'Die Analyse hat begonnen.',
  'error.link.missing':
    'Der Dienst hat keine Seite genannt. Es wurde nichts geöffnet und hier nichts geändert.',
  'error.link.refused':
    'Der Dienst will eine Seite bei {{host}} öffnen. Das ist nicht die Adresse dieser Verbindung, deshalb wurde nichts geöffnet. Fragen Sie den Betreiber des Dienstes. Nennt er diesen Host als seinen, tragen Sie ihn unter Verbindungen ein.',
  'error.link.notOpened':
    'Auf diesem Computer ließ sich kein Browser starten. Es wurde nichts geöffnet. Legen Sie einen Standardbrowser fest und versuchen Sie es noch einmal.',
  'error.bankSession.beginning':
    'Für diesen Kunden wird schon eine Seite geholt. Es wurde keine zweite begonnen. Warten Sie, bis sie offen ist.',
  'error.banks.notInvented':
    'Erfundene Banken gibt es in der Produktion nicht. Es wurde nichts verbunden. Verbinden Sie dort eine echte Bank.',
  'error.bankSession.unknown':
    'Dieser Seite wird nicht mehr gefolgt. Es wurde nichts geändert. Beginnen Sie neu.',
};
