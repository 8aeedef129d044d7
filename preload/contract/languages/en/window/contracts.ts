/** Contracts over time. */
export const contracts = {
  'results.tab.contracts': 'Contracts',
  'contracts.title': 'Contracts over time',
  'contracts.about':
    'Contracts as the service recognises them; the days of the payments are those of the bookings on this computer. A gap is a time in which a payment was due by the rhythm; it is known only where the files cover these days and every payment is on this computer.',
  'contracts.marks':
    'Bar: first to last payment; stroke: one payment; dashed field: gap; diamond: next payment as the service expects it.',
  'contracts.none': 'The service reported no contracts.',
  'contracts.gaps': 'Gaps',
  'contracts.next': 'Next expected',
  'contracts.paid_one': '{{n}} payment, {{since}}',
  'contracts.paid_other': '{{n}} payments from {{since}} to {{until}}',
  'contracts.reported': 'no payment on this computer; the service says {{since}} to {{until}}',
  'contracts.all': 'Show all {{n}} contracts',
  'contracts.label':
    'Timeline of {{n}} contracts. Arrow keys walk over the contracts, Enter opens the bookings.',
  'contracts.finding_one': '{{n}} contract',
  'contracts.finding_other': '{{n}} contracts',
  'contracts.findingGaps': '{{n}} with gaps',
  'contracts.findingNoGap': 'none with gaps',
  'contracts.findingUnknown_one': 'gaps not known for {{n}} contract',
  'contracts.findingUnknown_other': 'gaps not known for {{n}} contracts',
  'contracts.gapsUnknown': 'not known',
  'contracts.moreUnknown': 'further ones not known',
  'contracts.findingNext': 'next payment expected on {{day}}',
};
