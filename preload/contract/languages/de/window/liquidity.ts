/** Balances by day. */
export const liquidity = {
  'liquidity.title': 'Kontostände nach Tagen',
  'liquidity.together': 'Alle Konten zusammen',
  'liquidity.lowest': 'Niedrigster Stand',
  'liquidity.lowestDay': 'Tag',
  'liquidity.firstBelow': 'Erster Tag im Minus',
  'liquidity.limitHead': 'Vereinbartes Limit',
  'liquidity.noLimit': 'nicht angegeben',
  'liquidity.limit': 'Limit {{amount}}',
  'liquidity.conduct': 'Kontoführung in {{currency}}',
  'liquidity.months': 'Kontostände nach Monaten',
  'liquidity.about':
    'Stand am Ende des Tages in {{currency}}. Wo eine Linie aussetzt, ist der Stand nicht bekannt.',
  'liquidity.noBalance':
    'Für die Konten in {{currency}} ist kein Kontostand bekannt: Die Dateien nennen keinen, oder er lässt sich nicht für jeden Tag herleiten.',
  'liquidity.unknown': 'Ohne Linie, weil nicht jeder Kontostand des Zeitraums bekannt ist: {{names}}',
  'liquidity.more_one': '{{n}} weiteres Konto steht nur in der Tabelle.',
  'liquidity.more_other': '{{n}} weitere Konten stehen nur in der Tabelle.',
  'liquidity.finding': '{{name}}: am niedrigsten {{amount}} am {{day}}, an keinem Tag im Minus',
  'liquidity.findingBelow_one':
    '{{name}}: am niedrigsten {{amount}} am {{day}}, an {{below}} von {{n}} Tag im Minus',
  'liquidity.findingBelow_other':
    '{{name}}: am niedrigsten {{amount}} am {{day}}, an {{below}} von {{n}} Tagen im Minus',
  'liquidity.endAndLowest': 'Monatsende {{end}}, niedrigster Stand {{lowest}}',
  'liquidity.label':
    'Kontostände von {{since}} bis {{until}}. Mit den Pfeiltasten durch die Monate, Eingabe öffnet die Buchungen.',
};
