/** Was das Programm ohne Fenster den Menschen sagt. */
export const batch = {
  'batch.saveJob': 'Als Auftrag speichern',
  'batch.saveJobText': 'Wiederholt diesen Import ohne Fenster, nächsten Monat per Skript',
  'batch.listed.customers_one': '{{n}} Kunde.',
  'batch.listed.customers_other': '{{n}} Kunden.',
  'batch.listed.imports_one': '{{n}} Import.',
  'batch.listed.imports_other': '{{n}} Importe.',
  'batch.listed.runs_one': '{{n}} Analyse.',
  'batch.listed.runs_other': '{{n}} Analysen.',
  'batch.noBank': 'keine Bank erkannt',
  'batch.file.ready_one': '{{name}}: gelesen ({{bank}}), {{n}} Buchung.',
  'batch.file.ready_other': '{{name}}: gelesen ({{bank}}), {{n}} Buchungen.',
  'batch.file.question': '{{name}}: eine Frage ist offen.',
  'batch.file.confirm': '{{name}}: erkannt, aber nicht sicher ({{bank}}). Jemand muss sagen, dass es stimmt.',
  'batch.file.nothing': '{{name}}: nichts darin ist zu gebrauchen.',
  'batch.file.failed': '{{name}}: ist nicht zu lesen.',
  'batch.file.unfinished': '{{name}}: wurde nicht zu Ende gelesen.',
  'batch.file.cancelled': '{{name}}: wurde nicht gelesen.',
  'batch.file.waiting': '{{name}}: wartet.',
  'batch.file.reading': '{{name}}: wird gelesen.',
  'batch.file.unpacking': '{{name}}: wird entpackt.',
  'batch.file.unpacked': '{{name}}: entpackt.',
  'batch.question':
    '  {{question}} Im Auftrag, unter questions: answers: „{{kind}}: …“ (eines von: {{choices}}).',
  'batch.needs.connection': 'Eine Verbindung „{{name}}“ gibt es nicht.',
  'batch.needs.severalCustomers':
    'Mehrere Kunden heißen „{{name}}“. Nennen Sie die Verbindung, oder benennen Sie einen im Fenster um.',
  'batch.needs.unreadableCustomer': 'Nicht alles, was von „{{name}}“ gespeichert ist, lässt sich lesen.',
  'batch.needs.goneCustomer': 'Der Dienst hat „{{name}}“ nicht mehr.',
  'batch.needs.noCustomer': 'Einen Kunden „{{name}}“ gibt es nicht.',
  'batch.needs.otherType': '„{{name}}“ ist ein Kunde anderer Art, als der Auftrag sagt.',
  'batch.needs.production':
    'Die Verbindung führt echte Daten. Dorthin wird nichts gesendet, solange nicht der Auftrag „production: true“ sagt oder der Aufruf --production.',
  'batch.needs.blockedRows_one':
    '{{n}} Zeile lässt sich so nicht senden. Berichtigen Sie sie im Fenster, oder sagen Sie „blockedRows: leaveOut“.',
  'batch.needs.blockedRows_other':
    '{{n}} Zeilen lassen sich so nicht senden. Berichtigen Sie sie im Fenster, oder sagen Sie „blockedRows: leaveOut“.',
  'batch.needs.unnumberedAccounts_one':
    '{{n}} Konto hat keine Nummer. Geben Sie sie im Fenster ein, oder sagen Sie „unnumberedAccounts: number“ oder „leaveOut“.',
  'batch.needs.unnumberedAccounts_other':
    '{{n}} Konten haben keine Nummer. Geben Sie sie im Fenster ein, oder sagen Sie „unnumberedAccounts: number“ oder „leaveOut“.',
  'batch.needs.holders':
    'Die Inhaber in den Dateien unterscheiden sich voneinander oder vom Kunden. Ist das richtig, sagen Sie „holders: confirm“.',
  'batch.needs.otherCustomer':
    'Ein Konto dieser Dateien wurde schon für einen anderen Kunden gesendet. Ist das richtig, sagen Sie „otherCustomer: confirm“.',
  'batch.needs.sentOtherwise_one':
    '{{n}} Buchung wurde schon mit anderem Inhalt gesendet. Entscheiden Sie im Fenster, oder sagen Sie „sentOtherwise: here“, „both“ oder „there“.',
  'batch.needs.sentOtherwise_other':
    '{{n}} Buchungen wurden schon mit anderem Inhalt gesendet. Entscheiden Sie im Fenster, oder sagen Sie „sentOtherwise: here“, „both“ oder „there“.',
  'batch.needs.sentToOther':
    'Dieser Import ging an einen anderen Kunden. Für diesen wird er nicht noch einmal gesendet: nehmen Sie dort im Fenster zurück, was falsch war, oder nennen Sie den Kunden, der ihn bekam.',
  'batch.needs.takenBack':
    'Das Senden dieses Imports hat jemand abgebrochen oder zurückgenommen. Von hier wird er nicht noch einmal gesendet: senden Sie ihn im Fenster, oder verwerfen Sie ihn dort, und rufen Sie noch einmal auf.',
  'batch.needs.refusedRows_one': '{{n}} Zeile hat der Dienst nicht angenommen. Das Fenster zeigt sie.',
  'batch.needs.refusedRows_other': '{{n}} Zeilen hat der Dienst nicht angenommen. Das Fenster zeigt sie.',
  'batch.needs.nothingToSend': 'Nichts in diesen Dateien lässt sich senden.',
  'batch.needs.openInWindow':
    'An diesem Import wird im Fenster gearbeitet, und zu einer Datei ist dort noch etwas gefragt. Antworten Sie, und rufen Sie noch einmal auf.',
  'batch.leftStanding':
    'An einem früheren Import dieses Auftrags hat jemand im Fenster gearbeitet. Er bleibt dort stehen, und ein neuer beginnt.',
  'batch.madeCustomer': 'Der Kunde wurde angelegt.',
  'batch.wouldMakeCustomer': 'Der Kunde würde angelegt, und alle Zeilen würden gesendet.',
  'batch.withoutBlocked_one': 'Ohne {{n}} Zeile, die sich nicht senden lässt, wie der Auftrag es sagt.',
  'batch.withoutBlocked_other': 'Ohne {{n}} Zeilen, die sich nicht senden lassen, wie der Auftrag es sagt.',
  'batch.plan_one': 'Zu senden: {{n}} Buchung.',
  'batch.plan_other': 'Zu senden: {{n}} Buchungen.',
  'batch.sent_one': 'Gesendet und zurückgelesen: {{n}} Buchung.',
  'batch.sent_other': 'Gesendet und zurückgelesen: {{n}} Buchungen.',
  'batch.notSent_one': 'Nicht zu Ende gesendet; {{n}} Buchung ist angekommen.',
  'batch.notSent_other': 'Nicht zu Ende gesendet; {{n}} Buchungen sind angekommen.',
  'batch.analysed': 'Analysiert.',
  'batch.notAnalysed': 'Die Analyse hat noch kein Ergebnis.',
  'batch.written': 'Geschrieben: {{name}}',
  'batch.imported_one': 'Gelesen: {{n}} Zeile.',
  'batch.imported_other': 'Gelesen: {{n}} Zeilen.',
  'batch.notAskedToSend':
    'Gesendet wurde nichts: der Auftrag sagt nicht „send: true“. Der Import steht im Fenster.',
  'batch.allSent': 'Nichts zu senden: der Dienst hat alles.',
  'batch.isAnalysed': 'Nichts zu tun: die neueste Analyse kennt alles, was gesendet wurde.',
  'batch.nothingToDo': 'Nichts zu tun: diese Dateien sind gesendet und analysiert, und die Ausgaben sind da.',
} as const;
