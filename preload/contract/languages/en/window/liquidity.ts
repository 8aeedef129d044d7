/** Balances by day. */
export const liquidity = {
  'liquidity.title': 'Balances by day',
  'liquidity.together': 'All accounts together',
  'liquidity.lowest': 'Lowest balance',
  'liquidity.lowestDay': 'Day',
  'liquidity.firstBelow': 'First day below zero',
  'liquidity.limitHead': 'Agreed limit',
  'liquidity.noLimit': 'not given',
  'liquidity.limit': 'Limit {{amount}}',
  'liquidity.conduct': 'Account conduct in {{currency}}',
  'liquidity.months': 'Balances by month',
  'liquidity.about':
    'Balance at the end of the day in {{currency}}. Where a line stops, the balance is not known.',
  'liquidity.noBalance':
    'No balance is known for the accounts in {{currency}}: the files name none, or it cannot be worked out for each day.',
  'liquidity.unknown': 'Without a line, because not every balance of the period is known: {{names}}',
  'liquidity.more_one': '{{n}} further account stands in the table only.',
  'liquidity.more_other': '{{n}} further accounts stand in the table only.',
  'liquidity.finding': '{{name}}: lowest {{amount}} on {{day}}, on no day below zero',
  'liquidity.findingBelow_one':
    '{{name}}: lowest {{amount}} on {{day}}, below zero on {{below}} of {{n}} day',
  'liquidity.findingBelow_other':
    '{{name}}: lowest {{amount}} on {{day}}, below zero on {{below}} of {{n}} days',
  'liquidity.endAndLowest': 'end of month {{end}}, lowest {{lowest}}',
  'liquidity.label':
    'Balances from {{since}} to {{until}}. Arrow keys walk over the months, Enter opens the bookings.',
};
