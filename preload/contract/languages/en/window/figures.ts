/** Whose a figure is, which months it counts, and what the accounts lack beside each other. */
export const figures = {
  'results.undetermined': 'cannot be determined',
  'results.origin.service': 'reported by the service',
  'results.origin.local': 'computed here',
  'results.beside.month': 'The service reports: {{amount}} ({{month}})',
  'results.beside.plain': 'The service reports: {{amount}}',
  'results.defineHere.current':
    'Total of the most recent month that every account has whole, computed here from the months that the service reports.',
  'results.defineHere.median':
    'Median of the months that every account has whole, computed here from the months that the service reports.',
  'results.defineHere.average':
    'Average of the months that every account has whole, computed here from the months that the service reports.',
  'results.basis.months_one': 'From {{n}} complete month.',
  'results.basis.months_other': 'From {{n}} complete months.',
  'results.basis.omitted_one': 'One complete month is not listed, and does not count as zero: {{months}}.',
  'results.basis.omitted_other':
    '{{n}} complete months are not listed, and do not count as zero: {{months}}.',
  'results.digest.omitted':
    "The service's answer does not list every complete month. Whether nothing was booked there is not known; where one is missing, no median and no average is computed here.",
  'results.basis.none':
    'No month is complete for all accounts: current, median and average cannot be determined.',
  'results.control.same': 'Computed here as a control from the same months: the same figures.',
  'results.control.differs':
    '{{figure}} computed here as a control: {{amount}}; the service differs by {{difference}}.',
  'results.monthState': 'State of the month',
  'results.monthRange': '{{since}} to {{until}}',
  'results.contract.notObserved': 'not observed since {{day}}',
  'results.coverage.title': 'The accounts do not cover the same months',
  'results.coverage.silent': '{{account}}: nothing is known after {{day}}. The other accounts go on.',
  'results.coverage.late': '{{account}}: nothing is known before {{day}}. The other accounts begin earlier.',
  'results.coverage.unknown': '{{account}}: the files hold no booking and name no period.',
  'results.coverage.counted_one':
    'Current, median and average count only the months that all of these accounts have: {{n}} month, the last one {{month}}.',
  'results.coverage.counted_other':
    'Current, median and average count only the months that all of these accounts have: {{n}} months, the last one {{month}}.',
  'results.coverage.noMonth':
    'There is no month that all of these accounts have: current, median and average cannot be determined.',
  'results.digest.accountLowest': 'Lowest of the account',
  'results.digest.accountHighest': 'Highest of the account',
  'results.digest.monthsOutside_one':
    '{{n}} month of which the files of this account have no day is not shown.',
  'results.digest.monthsOutside_other':
    '{{n}} months of which the files of this account have no day are not shown.',
  'results.local.lowestOn': 'Lowest balance of all accounts together ({{day}})',
  'results.unknownCurrency': '¤: the currency of these amounts is not known.',
  'results.member.isComplete': 'Complete, says the service',
  'report.gaps.evenUntil':
    'All accounts have the months {{months}}; between first and last booking nothing is missing that the files would show.',
  'report.coverage.covered': 'Days of which the files tell',
  'report.decided.replaced': 'Replaced by another import, as decided',
  'report.decided.beside': 'Sent beside another import’s, as decided',
  'report.decided.equalKept': 'Equal rows kept, as decided',
  'report.decided.equalLeftOut': 'Equal rows excluded, as decided',
  'report.coverage.beside': 'Beside the other accounts',
  'report.coverage.silent': 'silent after {{day}}',
  'report.coverage.late': 'nothing known before {{day}}',
  'report.coverage.even': 'the same months',
  'report.figures.here': 'Computed here from the months of the service',
  'report.figures.hereDefinition': 'Most recent month that every account has whole. {{beside}}',
  'report.accounts.closingOn': 'Closing balance ({{day}})',
  'report.accounts.lowestOn': 'Lowest balance of this account ({{day}})',
  'report.accounts.lowest': 'Lowest balance of this account',
  'report.accounts.unexplained': 'Not explained by the bookings',
  'report.method.limits.silent': '{{account}}: nothing is known after {{day}}.',
  'report.method.limits.late': '{{account}}: nothing is known before {{day}}.',
};
