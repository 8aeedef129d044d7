/** Filters of local figures, and what charts say above them. */
export const filters = {
  'filter.title': 'Filter der lokalen Zahlen',
  'filter.field.account': 'Konto',
  'filter.field.since': 'Ab Monat',
  'filter.field.until': 'Bis Monat',
  'filter.everyAccount': 'alle Konten',
  'filter.account': 'Konto {{names}}',
  'filter.wholeTime': 'ganzer Zeitraum',
  'filter.fromStart': 'vom Anfang an',
  'filter.toEnd': 'bis zum Ende',
  'filter.from': 'ab {{since}}',
  'filter.upTo': 'bis {{until}}',
  'filter.shown': 'Gezeigt: {{what}}.',
  'filter.notSaved': 'Bericht und gespeicherte Tabellen sind von allem.',
  'filter.reset': 'Filter aufheben',
  'filter.nothing': 'Mit diesem Filter gibt es hier nichts zu zeigen.',
  'filter.transfersCount':
    'Mit einem Filter auf Konten zählen Umbuchungen zu und von den übrigen Konten als Zu- und Abflüsse.',
  'filter.firstOf': 'Die ersten {{shown}} von {{n}} Buchungen',
  'filter.idle.service':
    'Der Filter wirkt hier nicht: Diese Zahlen meldet der Dienst, über alle Konten und den ganzen Zeitraum.',
  'filter.idle.notAddingUp':
    'Der Filter wirkt hier nicht: Die Buchungen auf diesem Computer ergeben die Monate des Dienstes nicht genau. Gezeigt sind alle Konten und der ganze Zeitraum.',
  'filter.idle.several':
    'Der Filter wirkt hier nicht: Die Summen können aus mehreren Währungen stammen. Gezeigt sind alle Konten und der ganze Zeitraum.',
  'filter.idle.sides': 'Der Filter wirkt hier nicht: Jede Seite hat ihre eigenen Konten und Monate.',
  'filter.idle.facts': 'Der Filter wirkt hier nicht: Das gilt für alle Konten und den ganzen Zeitraum.',

  'results.local.flowLabelPick':
    'Geldfluss von {{since}} bis {{until}}. Mit den Pfeiltasten durch die Monate, Eingabe öffnet die Buchungen.',
  'results.local.balanceLabelPick':
    'Kontostand von {{since}} bis {{until}}. Mit den Pfeiltasten durch die Monate, Eingabe öffnet die Buchungen.',
  'results.knownEnds.cell': 'nicht für alle bekannt',
  'results.knownEnds.unknown': 'Monatsende nicht für alle Konten bekannt',
  'results.knownEnds.together': 'Alle Konten zusammen zuletzt am {{day}}: {{amount}}',
  'results.knownEnds.never': 'An keinem Tag des Monats sind alle Konten bekannt',
  'results.knownEnds.accounts': 'Bekannt sind {{known}} von {{of}} Konten:',
  'results.knownEnds.account': '{{name}} {{amount}} am {{day}}',
  'chart.unit': 'Beträge in {{currency}}',
  'chart.copyPicture': 'Als Bild kopieren',
  'chart.pictureCopied': 'Als Bild kopiert.',

  'finding.noWholeMonth': '{{title}}: kein vollständiger Monat',
  'finding.highest': '{{title}}: am meisten im {{month}} ({{amount}})',
  'finding.median': '{{title}}: im Median {{median}} im Monat, am meisten im {{month}} ({{amount}})',
  'finding.flowUnknown': 'Kein Monat ist vollständig',
  'finding.flowNever_one': 'Im einzigen vollständigen Monat kam nicht weniger herein, als hinausging',
  'finding.flowNever_other': 'In keinem von {{n}} vollständigen Monaten ging mehr hinaus, als hereinkam',
  'finding.flowMore_one': 'In {{n}} von {{whole}} vollständigen Monaten ging mehr hinaus, als hereinkam',
  'finding.flowMore_other': 'In {{n}} von {{whole}} vollständigen Monaten ging mehr hinaus, als hereinkam',
  'finding.lowest': 'Am niedrigsten stand das Geld am {{day}}: {{amount}}',
};
