/** Whose a figure is, which months it counts, and what the accounts lack beside each other. */
export const figures = {
  'results.undetermined': 'nicht bestimmbar',
  'results.origin.service': 'vom Dienst gemeldet',
  'results.origin.local': 'hier berechnet',
  'results.beside.month': 'Der Dienst meldet: {{amount}} ({{month}})',
  'results.beside.plain': 'Der Dienst meldet: {{amount}}',
  'results.defineHere.current':
    'Summe des jüngsten Monats, den jedes Konto ganz hat, hier aus den Monaten berechnet, die der Dienst meldet.',
  'results.defineHere.median':
    'Median der Monate, die jedes Konto ganz hat, hier aus den Monaten berechnet, die der Dienst meldet.',
  'results.defineHere.average':
    'Durchschnitt der Monate, die jedes Konto ganz hat, hier aus den Monaten berechnet, die der Dienst meldet.',
  'results.basis.months_one': 'Aus {{n}} vollständigen Monat.',
  'results.basis.months_other': 'Aus {{n}} vollständigen Monaten.',
  'results.basis.omitted_one':
    'Ein vollständiger Monat ist nicht aufgeführt und zählt nicht als null: {{months}}.',
  'results.basis.omitted_other':
    '{{n}} vollständige Monate sind nicht aufgeführt und zählen nicht als null: {{months}}.',
  'results.digest.omitted':
    'Die Antwort des Dienstes nennt nicht jeden vollständigen Monat. Ob dort nichts gebucht wurde, ist nicht bekannt; wo einer fehlt, wird hier kein Median und kein Durchschnitt gerechnet.',
  'results.basis.none':
    'Kein Monat ist für alle Konten vollständig: aktuell, Median und Durchschnitt sind nicht bestimmbar.',
  'results.control.same': 'Zur Kontrolle hier aus denselben Monaten berechnet: dieselben Werte.',
  'results.control.differs':
    '{{figure}} zur Kontrolle hier berechnet: {{amount}}; der Dienst weicht um {{difference}} ab.',
  'results.monthState': 'Stand des Monats',
  'results.monthRange': '{{since}} bis {{until}}',
  'results.contract.notObserved': 'nicht beobachtet seit {{day}}',
  'results.coverage.title': 'Die Konten decken nicht dieselben Monate ab',
  'results.coverage.silent_one':
    '{{account}}: Nach dem {{day}} ist nichts bekannt. Das andere Konto geht weiter.',
  'results.coverage.silent_other':
    '{{account}}: Nach dem {{day}} ist nichts bekannt. Andere Konten gehen weiter.',
  'results.coverage.late_one':
    '{{account}}: Vor dem {{day}} ist nichts bekannt. Das andere Konto beginnt früher.',
  'results.coverage.late_other':
    '{{account}}: Vor dem {{day}} ist nichts bekannt. Andere Konten beginnen früher.',
  'results.coverage.unknown': '{{account}}: Die Dateien enthalten keine Buchung und nennen keinen Zeitraum.',
  'results.coverage.counted_one':
    'Aktuell, Median und Durchschnitt zählen nur Monate, die alle diese Konten haben: {{n}} Monat, zuletzt {{month}}.',
  'results.coverage.counted_other':
    'Aktuell, Median und Durchschnitt zählen nur Monate, die alle diese Konten haben: {{n}} Monate, zuletzt {{month}}.',
  'results.coverage.noMonth':
    'Es gibt keinen Monat, den alle diese Konten haben: aktuell, Median und Durchschnitt sind nicht bestimmbar.',
  'results.digest.accountLowest': 'Niedrigster Stand des Kontos',
  'results.digest.accountHighest': 'Höchster Stand des Kontos',
  'results.digest.monthsOutside_one':
    '{{n}} Monat, von dem die Dateien dieses Kontos keinen Tag enthalten, steht nicht hier.',
  'results.digest.monthsOutside_other':
    '{{n}} Monate, von denen die Dateien dieses Kontos keinen Tag enthalten, stehen nicht hier.',
  'results.local.lowestOn': 'Niedrigster Stand aller Konten zusammen ({{day}})',
  'results.unknownCurrency': '¤: Die Währung dieser Beträge ist nicht bekannt.',
  'results.member.isComplete': 'Vollständig laut Dienst',
  'report.gaps.evenUntil_one':
    'Das Konto hat die Monate {{months}}; zwischen erster und letzter Buchung fehlt nichts, was die Dateien zeigen würden.',
  'report.gaps.evenUntil_other':
    'Alle Konten haben die Monate {{months}}; zwischen erster und letzter Buchung fehlt nichts, was die Dateien zeigen würden.',
  'results.differs.title': 'Was zählt, ist nicht ganz das, was in den Dateien steht',
  'results.differs.unsent_one':
    '{{account}}: {{n}} Buchung ist nicht gesendet und zählt nicht mit; ihr Tag gilt als unvollständig.',
  'results.differs.unsent_other':
    '{{account}}: {{n}} Buchungen sind nicht gesendet und zählen nicht mit; ihre Tage gelten als unvollständig.',
  'results.differs.unknown_one':
    '{{account}}: Von {{n}} Buchung ist nicht bekannt, ob sie angekommen ist. Sie zählt nicht mit; ihr Tag gilt als unvollständig.',
  'results.differs.unknown_other':
    '{{account}}: Von {{n}} Buchungen ist nicht bekannt, ob sie angekommen sind. Sie zählen nicht mit; ihre Tage gelten als unvollständig.',
  'results.differs.leftOut_one':
    '{{account}}: {{n}} Zeile ist inzwischen ausgelassen und zählt noch mit, weil der Dienst sie hat.',
  'results.differs.leftOut_other':
    '{{account}}: {{n}} Zeilen sind inzwischen ausgelassen und zählen noch mit, weil der Dienst sie hat.',
  'results.differs.asSent_one':
    '{{account}}: {{n}} Buchung zählt so mit, wie sie gesendet wurde. Seitdem wurde sie berichtigt, anders gelesen oder mit ihrer Datei entfernt.',
  'results.differs.asSent_other':
    '{{account}}: {{n}} Buchungen zählen so mit, wie sie gesendet wurden. Seitdem wurden sie berichtigt, anders gelesen oder mit ihrer Datei entfernt.',
  'results.differs.gone_one':
    '{{account}}: Dieses Konto hat hier kein Import mehr. {{n}} Buchung davon ist beim Dienst und zählt so mit, wie sie gesendet wurde; kein Monat ist vollständig.',
  'results.differs.gone_other':
    '{{account}}: Dieses Konto hat hier kein Import mehr. {{n}} Buchungen davon sind beim Dienst und zählen so mit, wie sie gesendet wurden; kein Monat ist vollständig.',
  'results.differs.beyond_one':
    '{{n}} gesendete Buchung zählt nicht mit: Sie wurde berichtigt oder entfernt, als noch nicht aufgeschrieben wurde, wie sie gesendet worden war.',
  'results.differs.beyond_other':
    '{{n}} gesendete Buchungen zählen nicht mit: Sie wurden berichtigt oder entfernt, als noch nicht aufgeschrieben wurde, wie sie gesendet worden waren.',
  'results.differs.rule':
    'Die Kontrollzahlen sind die des Gesendeten. Wird der Import noch einmal gesendet, gilt, was die Dateien sagen.',
  'results.differs.contradicted':
    '{{account}}: Es zählt anderes, als eine Datei mit ihren Salden belegt ({{days}}). Wahrscheinlich steht eine Buchung in zwei Dateien verschieden und zählt zweimal.',
  'results.differs.twin':
    '{{account}}: Der Dienst hat dieses Konto unter zwei Kennungen; was beide haben, zählt zweimal. Wird die spätere Übertragung zurückgenommen und ihr Import noch einmal gesendet, ist es eines.',
  'results.differs.otherCurrency_one':
    '{{account}}: {{n}} Buchung in anderer Währung als der des Kontos zählt in keiner Summe.',
  'results.differs.otherCurrency_other':
    '{{account}}: {{n}} Buchungen in anderer Währung als der des Kontos zählen in keiner Summe.',
  'report.differs.unsent': 'Nicht gesendet, zählt nicht mit',
  'report.differs.unknown': 'Nicht bekannt, ob angekommen; zählt nicht mit',
  'report.differs.leftOut': 'Seit dem Senden ausgelassen, zählt noch mit',
  'report.differs.asSent': 'Zählt wie gesendet, seitdem berichtigt oder entfernt',
  'report.coverage.covered': 'Zeitraum laut Dateien',
  'report.decided.replaced': 'Durch einen anderen Import ersetzt, wie entschieden',
  'report.decided.beside': 'Neben denen eines anderen Imports gesendet, wie entschieden',
  'report.decided.equalKept': 'Gleiche Zeilen behalten, wie entschieden',
  'report.decided.equalLeftOut': 'Gleiche Zeilen ausgelassen, wie entschieden',
  'report.coverage.beside': 'Neben den anderen Konten',
  'report.coverage.silent': 'nach dem {{day}} nichts bekannt',
  'report.coverage.late': 'vor dem {{day}} nichts bekannt',
  'report.coverage.even': 'dieselben Monate',
  'report.figures.here': 'Hier aus den Monaten des Dienstes berechnet',
  'report.figures.hereDefinition': 'Jüngster Monat, den jedes Konto ganz hat. {{beside}}',
  'report.accounts.closingOn': 'Endsaldo ({{day}})',
  'report.accounts.lowestOn': 'Niedrigster Stand dieses Kontos ({{day}})',
  'report.accounts.lowest': 'Niedrigster Stand dieses Kontos',
  'report.accounts.unexplained': 'Aus den Buchungen nicht erklärt',
  'report.method.limits.silent': '{{account}}: Nach dem {{day}} ist nichts bekannt.',
  'report.method.limits.late': '{{account}}: Vor dem {{day}} ist nichts bekannt.',
};
