/** Filters of local figures, and what charts say above them. */
export const filters = {
  'filter.title': 'Filter of the local figures',
  'filter.field.account': 'Account',
  'filter.field.since': 'From month',
  'filter.field.until': 'To month',
  'filter.everyAccount': 'all accounts',
  'filter.account': 'account {{names}}',
  'filter.wholeTime': 'whole period',
  'filter.fromStart': 'from the beginning',
  'filter.toEnd': 'to the end',
  'filter.from': 'from {{since}}',
  'filter.upTo': 'up to {{until}}',
  'filter.shown': 'Shown: {{what}}.',
  'filter.notSaved': 'Report and saved tables are of everything.',
  'filter.reset': 'Clear filter',
  'filter.nothing': 'With this filter there is nothing to show here.',
  'filter.transfersCount':
    'With a filter on accounts, transfers to and from the other accounts count as money in and out.',
  'filter.firstOf': 'The first {{shown}} of {{n}} bookings',
  'filter.idle.service':
    'The filter does not act here: these figures are reported by the service, over all accounts and the whole period.',
  'filter.idle.notAddingUp':
    'The filter does not act here: the bookings on this computer do not add up exactly to the months of the service. Shown are all accounts and the whole period.',
  'filter.idle.several':
    'The filter does not act here: the sums may be of several currencies. Shown are all accounts and the whole period.',
  'filter.idle.sides': 'The filter does not act here: each side has accounts and months of its own.',
  'filter.idle.facts': 'The filter does not act here: this is of all accounts and the whole period.',

  'results.local.flowLabelPick':
    'Cash flow from {{since}} to {{until}}. Arrow keys walk over the months, Enter opens the bookings.',
  'results.local.balanceLabelPick':
    'Balance from {{since}} to {{until}}. Arrow keys walk over the months, Enter opens the bookings.',
  'results.knownEnds.cell': 'not known for all',
  'results.knownEnds.unknown': 'End of month not known for all accounts',
  'results.knownEnds.together': 'All accounts together, last on {{day}}: {{amount}}',
  'results.knownEnds.never': 'On no day of the month are all accounts known',
  'results.knownEnds.accounts': 'Known for {{known}} of {{of}} accounts:',
  'results.knownEnds.account': '{{name}} {{amount}} on {{day}}',
  'chart.unit': 'Amounts in {{currency}}',
  'chart.copyPicture': 'Copy as picture',
  'chart.pictureCopied': 'Copied as a picture.',

  'finding.noWholeMonth': '{{title}}: no complete month',
  'finding.highest': '{{title}}: most in {{month}} ({{amount}})',
  'finding.median': '{{title}}: {{median}} a month in the median, most in {{month}} ({{amount}})',
  'finding.flowUnknown': 'No month is complete',
  'finding.flowNever_one': 'In the only complete month no less came in than went out',
  'finding.flowNever_other': 'In none of {{n}} complete months did more go out than came in',
  'finding.flowMore_one': 'In {{n}} of {{whole}} complete months more went out than came in',
  'finding.flowMore_other': 'In {{n}} of {{whole}} complete months more went out than came in',
  'finding.lowest': 'The money stood lowest on {{day}}: {{amount}}',
};
