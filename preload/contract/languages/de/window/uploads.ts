/** Plan, Übertragung, Analyselauf. */
export const uploads = {
  'plan.making': 'Es wird ermittelt, was gesendet würde …',
  'plan.title_one': 'Zu senden: {{n}} Buchung',
  'plan.title_other': 'Zu senden: {{n}} Buchungen',
  'plan.nothingSent': 'Noch wurde nichts gesendet. Genau das hier würde gesendet.',
  'plan.currency': 'Währung',
  'plan.new': 'Neu',
  'plan.known': 'Schon bekannt',
  'plan.leftOut': 'Nicht gesendet',
  'plan.action': 'Was geschieht',
  'plan.action.create': 'Konto wird angelegt',
  'plan.action.add': 'Kommt zum vorhandenen Konto',
  'plan.calls': 'Aufrufe an den Dienst',
  'plan.sample': 'Beispiel einer Sendung',
  'plan.showSample': 'Zeigen',
  'plan.hideSample': 'Verbergen',
  'plan.dates': 'Tage werden als Zeitstempel gesendet. Im Beispiel sind das:',
  'plan.nothingNew': 'Der Dienst hat alle diese Buchungen schon. Sie können mit der Analyse weitermachen.',
  'plan.onlyBalances':
    'Der Dienst hat alle diese Buchungen schon. Neu ist nur der Kontostand; er wird gesendet.',
  'plan.balances': 'Kontostände beim Dienst',
  'plan.balancesMeaning':
    'Es zählt der neueste Kontostand aus allen Importen dieses Kunden, dazu die Buchungen nach seinem Tag. Ein älterer ersetzt nie einen neueren.',
  'plan.balanceHeld': 'Jetzt beim Dienst',
  'plan.balanceGiven': 'Danach',
  'plan.balanceKept': 'bleibt',
  'plan.balanceDay': 'Laut Kontoauszug vom',
  'plan.balanceOfOthers': 'nicht aus diesen Dateien',
  'plan.sendBalances': 'Kontostand senden',
  'plan.replaces_one': '{{n}} Buchung einer früheren Übertragung wird beim Dienst gelöscht',
  'plan.replaces_other': '{{n}} Buchungen einer früheren Übertragung werden beim Dienst gelöscht',
  'plan.replacesMeaning':
    'Was der Dienst noch in der Fassung vor einer Berichtigung hat, geht zuerst; danach hat er die berichtigten Buchungen und keine anderen an ihrer Stelle. Was andere Importe gesendet haben, bleibt, soweit Sie nicht oben entschieden haben, dass es ersetzt wird.',
  'plan.replacesRows': 'Buchungen, die gelöscht werden',
  'plan.sendCorrection': 'Berichtigung senden',
  'plan.withoutBlocked_one': 'Ohne die {{n}} gesperrte Zeile senden',
  'plan.withoutBlocked_other': 'Ohne die {{n}} gesperrten Zeilen senden',
  'plan.lookAtBlocked': 'Ansehen',
  'plan.send_one': '{{n}} Buchung senden',
  'plan.send_other': '{{n}} Buchungen senden',
  'plan.sendAndAnalyse': 'Senden und analysieren',
  'plan.sendNothing': 'Ohne Senden weiter',
  'plan.productionTitle': 'In die Produktion senden?',
  'plan.productionText_one':
    '{{n}} Buchung eines echten Kunden wird über das Internet an den echten Dienst gesendet.',
  'plan.productionText_other':
    '{{n}} Buchungen eines echten Kunden werden über das Internet an den echten Dienst gesendet.',
  'plan.productionWord': 'Zur Bestätigung „{{word}}“ eingeben',
  'plan.productionSend': 'In die Produktion senden',

  'upload.title': 'Übertragung',
  'upload.progress': 'Fortschritt der Übertragung',
  'upload.done': '{{done}} von {{total}} Buchungen',
  'upload.left': 'Noch {{done}} von {{total}} Buchungen zurückzunehmen',
  'upload.batches': 'Paket {{done}} von {{total}}',
  'upload.timeLeft': 'noch etwa {{time}}',
  'upload.state.queued': 'In der Warteschlange',
  'upload.state.running': 'Sendet',
  'upload.state.waiting': 'Wartet auf den Dienst',
  'upload.state.paused': 'Angehalten',
  'upload.state.interrupted': 'Unterbrochen',
  'upload.state.answerUnknown': 'Gesendet, Antwort unbekannt',
  'upload.state.done': 'Fertig',
  'upload.state.cancelled': 'Abgebrochen',
  'upload.state.failed': 'Stehen geblieben',
  'upload.cancelToAnswer':
    'Solange diese Übertragung offen ist, lässt sich der Import nicht ändern. Brechen Sie sie ab, dann lässt sich die Frage unter Senden beantworten. Was gesendet ist, bleibt beim Dienst.',
  'upload.queueNext': 'Als Nächste an der Reihe für „{{connection}}“. Sie beginnt von selbst.',
  'upload.queuePlace':
    '{{place}}. Stelle in der Warteschlange für „{{connection}}“. Sie beginnt von selbst, wenn sie an der Reihe ist.',
  'upload.cancelQueuedText': 'Noch wurde nichts gesendet. Alles bleibt hier erhalten.',
  'upload.meaning.queued':
    'Über diese Verbindung läuft gerade eine andere Übertragung. Diese beginnt von selbst, wenn sie an der Reihe ist.',
  'upload.meaning.running':
    'Jedes Paket steht im Protokoll, bevor es gesendet wird. Sie können inzwischen anderswo weiterarbeiten.',
  'upload.meaning.waiting': 'Der Dienst hat um eine Pause gebeten. Es geht von selbst weiter.',
  'upload.meaning.paused': 'Es wird nichts gesendet. Was gesendet wurde, bleibt.',
  'upload.meaning.interrupted':
    'Kontor endete während des Sendens. Beim Fortsetzen wird gesendet, was fehlt; nichts kommt doppelt an.',
  'upload.meaning.answerUnknown':
    'Das letzte Paket wurde gesendet, aber die Antwort kam nicht an. Beim Fortsetzen liest Kontor zuerst, was der Dienst hat, und sendet dann nur, was fehlt.',
  'upload.meaning.done': 'Alles wurde gesendet.',
  'upload.meaning.cancelled':
    'Sie haben abgebrochen. Was gesendet war, bleibt im Dienst; der Rest bleibt hier erhalten.',
  'upload.meaning.failed':
    'Das Senden ist stehen geblieben. Was gesendet wurde, bleibt; der Rest ist hier erhalten und lässt sich fortsetzen.',
  'upload.meaning.doneThenAnalysis': 'Alles wurde gesendet. Die Analyse folgt von selbst.',
  'upload.state.rollingBack': 'Wird zurückgenommen',
  'upload.state.rollBackStopped': 'Rücknahme unterbrochen',
  'upload.state.rolledBack': 'Zurückgenommen',
  'upload.meaning.rollingBack':
    'Kontor löscht beim Dienst, was diese Übertragung angelegt hat, und nichts anderes.',
  'upload.meaning.rollBackStopped':
    'Ein Teil ist noch beim Dienst. Mit Fortsetzen liest Kontor zuerst nach und nimmt dann den Rest zurück.',
  'upload.meaning.rolledBack':
    'Was diese Übertragung angelegt hatte, ist beim Dienst gelöscht. Hier ist alles erhalten und kann wieder gesendet werden.',
  'upload.takenBack_one': 'Nachgelesen: {{n}} Buchung davon ist nicht mehr beim Dienst.',
  'upload.takenBack_other': 'Nachgelesen: {{n}} Buchungen davon sind nicht mehr beim Dienst.',
  'upload.refused_one': '{{n}} Zeile hat der Dienst nicht angenommen. Alle anderen wurden gesendet.',
  'upload.refused_other': '{{n}} Zeilen hat der Dienst nicht angenommen. Alle anderen wurden gesendet.',
  'upload.refusedRows': 'Nicht angenommene Zeilen',
  'upload.refusedWords': 'Der Dienst sagt: „{{message}}“',
  'upload.refusedSilent': 'Der Dienst nennt keinen Grund.',
  'upload.refusedTooLarge': 'Die Zeile allein ist dem Dienst zu groß.',
  'upload.refusedLeftOut': 'ausgelassen',
  'upload.refusedLeaveOut': 'Diese Zeilen auslassen',
  'upload.refusedRepair': 'Zeilen berichtigen',
  'upload.refusedWay':
    'Berichtigen Sie die Zeilen unter Prüfen oder lassen Sie sie weg. Eine neue Übertragung sendet nur, was noch fehlt.',
  'upload.waitingUntil':
    'Der Dienst hat um eine Pause gebeten. Noch {{time}}, dann geht es von selbst weiter, auch nach einem Neustart.',
  'production.firstTitle': 'Echte Daten: in der Produktion beginnen?',
  'production.firstText':
    'Der nächste Schritt ist der erste Aufruf für {{name}} über die Verbindung „{{connection}}“. Er erreicht einen Produktionsdienst mit Daten echter Menschen. Gesendet wird nichts, bevor Sie auch das bestätigen.',
  'production.bankText':
    'Der nächste Schritt ruft für {{name}} die Verbindung „{{connection}}“ auf. Sie erreicht einen Produktionsdienst mit Daten echter Menschen, und im Browser geht es um eine echte Bank.',
  'production.changeText':
    'Der nächste Schritt ändert etwas über die Verbindung „{{connection}}“. Sie erreicht einen Produktionsdienst mit Daten echter Menschen.',
  'production.firstConfirm': 'In der Produktion beginnen',
  'discard.atService_one': '{{n}} Buchung daraus ist beim Dienst, bei {{names}}. Was soll mit ihr geschehen?',
  'discard.atService_other':
    '{{n}} Buchungen daraus sind beim Dienst, bei {{names}}. Was soll mit ihnen geschehen?',
  'discard.choice': 'Was mit dem geschieht, was beim Dienst ist',
  'discard.keep': 'Beim Dienst behalten',
  'discard.rollBack': 'Vom Dienst zurücknehmen',
  'discard.forget': 'Hier vergessen',
  'discard.import.keepText':
    'Der Import verlässt diese Liste und bleibt auf der Seite des Kunden, wo er später zurückgenommen werden kann. Noch nicht gesendete Zeilen werden nicht mehr gesendet.',
  'discard.import.rollBackText':
    'Sie werden zuerst beim Dienst gelöscht. Dann wird der Import hier gelöscht.',
  'discard.import.forgetText':
    'Sie bleiben beim Dienst, und der Import wird hier mit seinen Übertragungen gelöscht. Kontor kann sie danach nicht mehr zurücknehmen; Konto, Tag und Betrag jeder Buchung bleiben hier, damit die Zahlen sie weiter mitzählen.',
  'discard.files.keepText':
    'Sie bleiben beim Dienst; wird ihre Übertragung später zurückgenommen, gehen sie mit.',
  'discard.files.rollBackText':
    'Sie werden zuerst beim Dienst gelöscht. Dann geht die Datei aus diesem Import.',
  'discard.files.forgetText':
    'Sie bleiben beim Dienst, und kein Zurücknehmen erreicht sie mehr; Konto, Tag und Betrag jeder Buchung bleiben hier, damit die Zahlen sie weiter mitzählen. Wird die Datei ohne ihre Berichtigungen wieder gesendet, kommen die berichtigten Zeilen ein zweites Mal an.',
  'discard.rollBackOthers_one':
    'Die Übertragung wird als Ganzes zurückgenommen, mit {{n}} Buchung anderer Dateien. Diese kann erneut gesendet werden.',
  'discard.rollBackOthers_other':
    'Die Übertragung wird als Ganzes zurückgenommen, mit {{n}} Buchungen anderer Dateien. Diese können erneut gesendet werden.',
  'discard.filesGo': 'Geht aus diesem Import: {{names}}.',
  'discard.confirm.keep': 'Dort behalten, hier entfernen',
  'discard.confirm.rollBack': 'Zurücknehmen und entfernen',
  'discard.confirm.forget': 'Vergessen und entfernen',
  'upload.rollBack': 'Zurücknehmen …',
  'upload.rollBackTitle': 'Diese Übertragung zurücknehmen?',
  'upload.rollBackText_one':
    'Beim Dienst wird {{n}} Buchung gelöscht, die diese Übertragung angelegt hat. Der Kontostand wird wieder der von vorher. Hier bleibt alles erhalten.',
  'upload.rollBackText_other':
    'Beim Dienst werden {{n}} Buchungen gelöscht, die diese Übertragung angelegt hat. Der Kontostand wird wieder der von vorher. Hier bleibt alles erhalten.',
  'upload.rollBackKept_one': '{{n}} Buchung bleibt, weil ein anderer Import sie auch enthält.',
  'upload.rollBackKept_other': '{{n}} Buchungen bleiben, weil ein anderer Import sie auch enthält.',
  'upload.rollBackNothing':
    'Von dieser Übertragung ist nichts mehr beim Dienst, das zurückgenommen werden könnte.',
  'upload.rollBackConfirm': 'Zurücknehmen',
  'upload.rollBackRows': 'Was gelöscht wird',
  'upload.rollBackMore': 'und {{n}} weitere',
  'upload.rollBackLine': '{{file}}, Zeile {{line}}',
  'upload.readBackGood_one': 'Zurückgelesen und verglichen: {{n}} Buchung, wie gesendet.',
  'upload.readBackGood_other': 'Zurückgelesen und verglichen: {{n}} Buchungen, alle wie gesendet.',
  'upload.readBackBad':
    'Zurückgelesen und verglichen: {{missing}} fehlen im Dienst, {{different}} stehen dort mit anderem Inhalt. Es wurde nichts verändert.',
  'upload.pause': 'Anhalten',
  'upload.resume': 'Fortsetzen',
  'upload.cancel': 'Senden beenden',
  'upload.cancelTitle': 'Senden beenden?',
  'upload.cancelText':
    '{{done}} Buchungen sind schon im Dienst und bleiben dort. Der Rest bleibt hier erhalten; eine spätere Übertragung sendet nur, was fehlt.',
  'upload.besideQueued': 'Eine Übertragung für {{name}} wartet: {{total}} Buchungen.',
  'upload.besidePaused': 'Eine Übertragung für {{name}} ist angehalten: {{done}} von {{total}} Buchungen.',
  'upload.besideUnreadable':
    'Nicht alles, was von einer Übertragung gespeichert ist, lässt sich lesen ({{name}}, {{done}} von {{total}} Buchungen).',
  'upload.besideWaiting':
    'Eine Übertragung für {{name}} wartet auf den Dienst: {{done}} von {{total}} Buchungen.',
  'upload.besideRollingBack':
    'Eine Übertragung für {{name}} wird zurückgenommen: Beim Dienst sind noch {{done}} von {{total}} Buchungen.',
  'upload.besideRollBackStopped':
    'Das Zurücknehmen einer Übertragung für {{name}} wurde unterbrochen: Beim Dienst sind noch {{done}} von {{total}} Buchungen.',
  'upload.beside': 'Eine Übertragung für {{name}} läuft: {{done}} von {{total}} Buchungen.',
  'upload.show': 'Zeigen',
  'upload.toAnalysis': 'Analyse starten',
  'upload.wayOut.connections': 'Verbindungen öffnen',
  'upload.wayOut.check': 'Zu „Prüfen“',
  'upload.wayOut.files': 'Zu „Dateien“',
  'upload.stillTrying':
    'Der Dienst hat noch nicht geantwortet. Kontor versucht es etwa eine halbe Minute lang; nichts geht verloren, wenn Sie woandershin wechseln.',
  'upload.changedSince':
    'Der Import wurde nach der Übertragung geändert. Ein neuer Plan zeigt, was gesendet und was vom Früheren beim Dienst entfernt wird.',
  'upload.newPlan': 'Neu planen',
  'upload.interrupted':
    'Eine Übertragung für {{name}} wurde unterbrochen: {{done}} von {{total}} Buchungen wurden gesendet.',

  'run.title': 'Analyse',
  'run.state.triggering': 'Startet',
  'run.state.running': 'Läuft',
  'run.state.fetching': 'Holt Ergebnisse',
  'run.state.done': 'Fertig',
  'run.state.noAnswerYet': 'Noch keine Antwort',
  'run.state.outOfBudget': 'Lange genug gewartet',
  'run.state.stopped': 'Angehalten',
  'run.state.failed': 'Nicht abgeschlossen',
  'run.meaning.triggering': 'Die Analyse wird gestartet.',
  'run.meaning.running': 'Der Dienst rechnet.',
  'run.meaning.fetching': '{{done}} von {{total}} Ergebnissen sind da.',
  'run.meaning.done': 'Alle Ergebnisse, die es gibt, sind da.',
  'run.meaning.noAnswerYet':
    'Der Dienst hat noch kein Ergebnis. Vielleicht rechnet er noch, vielleicht wurde der Lauf dort abgebrochen; von hier aus sieht beides gleich aus.',
  'run.meaning.outOfBudget':
    'Kein Ergebnis in der gesetzten Zeit. Der Lauf kann noch fertig werden. Sie können weiter warten oder später neu starten; die übertragenen Daten bleiben.',
  'run.meaning.stopped': 'Sie warten nicht mehr. Der Dienst kann den Lauf noch beenden.',
  'run.meaning.failed': 'Der Lauf ließ sich nicht abschließen. Die übertragenen Daten bleiben im Dienst.',
  'run.asked_one': 'Bisher einmal nachgefragt, in wachsenden Abständen',
  'run.asked_other': 'Bisher {{n}}-mal nachgefragt, in wachsenden Abständen',
  'run.started': 'Gestartet {{time}}',
  'run.correlation': 'Kennung {{id}}',
  'run.opens': 'Die Ergebnisse öffnen sich hier von selbst.',
  'run.showResults': 'Ergebnisse zeigen',
  'run.keepWaiting': 'Weiter warten',
  'run.stop': 'Nicht mehr warten',
  'run.again': 'Neu starten',
};
