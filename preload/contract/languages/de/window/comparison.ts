/** Two periods or accounts side by side. */
export const comparison = {
  'compare.title': 'Vergleich',
  'results.tab.compare': 'Vergleich',
  'compare.about':
    'Zwei Zeiträume oder zwei Konten nebeneinander, hier aus den Buchungen berechnet. Die Differenz ist A weniger B, in der Währung der Konten.',
  'compare.side.a': 'A',
  'compare.side.b': 'B',
  'compare.figure': 'Wert',
  'compare.difference': 'Differenz (A − B)',
  'compare.percent': 'in % von B',
  'compare.row.moneyIn': 'Zuflüsse zusammen',
  'compare.row.moneyOut': 'Abflüsse zusammen, als Betrag',
  'compare.row.net': 'Netto zusammen',
  'compare.row.meanIn': 'Zuflüsse im Monat',
  'compare.row.meanOut': 'Abflüsse im Monat, als Betrag',
  'compare.row.meanNet': 'Netto im Monat',
  'compare.row.lowest': 'Niedrigster Stand',
  'compare.row.below': 'Tage im Minus',
  'compare.row.whole': 'Vollständige Monate',
  'compare.daysOf': '{{days}} von {{of}}',
  'compare.label':
    'Zuflüsse, Abflüsse und Netto im Mittel der vollständigen Monate, A neben B. Mit den Pfeiltasten durch die Säulen, Eingabe öffnet die Buchungen der Seite.',
  'compare.tableOf': 'Vergleich in {{currency}}',
  'compare.currencies':
    'Nicht jede Währung kommt auf beiden Seiten vor: Verschiedene Währungen werden weder zusammengezählt noch voneinander abgezogen.',
  'compare.noSums':
    'Die Summen und der niedrigste Stand sind nicht verglichen: Die Seiten sind verschieden lang, oder ein Monat ist nicht vollständig.',
  'compare.noMeans':
    'Kein Vergleich der Monatswerte möglich: Dafür braucht jede Seite drei vollständige Monate.',
  'compare.noFinding': 'Ein Vergleich der Monatswerte ist nicht möglich',
  'compare.findingSame': 'Im Mittel blieb auf beiden Seiten gleich viel übrig',
  'compare.findingMore': 'In A blieb im Mittel {{amount}} im Monat mehr übrig als in B',
  'compare.findingLess': 'In A blieb im Mittel {{amount}} im Monat weniger übrig als in B',
};
