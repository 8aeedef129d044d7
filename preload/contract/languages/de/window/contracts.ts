/** Contracts over time. */
export const contracts = {
  'results.tab.contracts': 'Verträge',
  'contracts.title': 'Verträge über die Zeit',
  'contracts.about':
    'Verträge, wie der Dienst sie erkennt; die Tage der Zahlungen sind die der Buchungen auf diesem Computer. Eine Lücke ist eine Zeit, in der nach dem Rhythmus eine Zahlung fällig war; bekannt ist sie nur, wo die Dateien diese Tage abdecken und alle Zahlungen auf diesem Computer sind.',
  'contracts.marks':
    'Balken: erste bis letzte Zahlung; Strich: eine Zahlung; gestricheltes Feld: Lücke; Raute: nächste Zahlung, wie der Dienst sie erwartet.',
  'contracts.none': 'Der Dienst hat keine Verträge gemeldet.',
  'contracts.gaps': 'Lücken',
  'contracts.next': 'Nächste erwartet',
  'contracts.paid_one': '{{n}} Zahlung, {{since}}',
  'contracts.paid_other': '{{n}} Zahlungen vom {{since}} bis {{until}}',
  'contracts.reported': 'keine Zahlung auf diesem Computer; der Dienst nennt {{since}} bis {{until}}',
  'contracts.all': 'Alle {{n}} Verträge zeigen',
  'contracts.label':
    'Zeitleiste von {{n}} Verträgen. Mit den Pfeiltasten durch die Verträge, Eingabe öffnet die Buchungen.',
  'contracts.finding_one': '{{n}} Vertrag',
  'contracts.finding_other': '{{n}} Verträge',
  'contracts.findingGaps': '{{n}} mit Lücken',
  'contracts.findingNoGap': 'keiner mit Lücken',
  'contracts.findingUnknown_one': 'bei {{n}} Vertrag Lücken nicht bekannt',
  'contracts.findingUnknown_other': 'bei {{n}} Verträgen Lücken nicht bekannt',
  'contracts.gapsUnknown': 'nicht bekannt',
  'contracts.moreUnknown': 'weitere nicht bekannt',
  'contracts.findingNext': 'nächste Zahlung am {{day}} erwartet',
};
