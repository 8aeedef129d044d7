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
  'results.coverage.silent_one': '{{account}}: nothing is known after {{day}}. The other account goes on.',
  'results.coverage.silent_other': '{{account}}: nothing is known after {{day}}. Other accounts go on.',
  'results.coverage.late_one':
    '{{account}}: nothing is known before {{day}}. The other account begins earlier.',
  'results.coverage.late_other':
    '{{account}}: nothing is known before {{day}}. Other accounts begin earlier.',
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
  'report.gaps.evenUntil_one':
    'The account has the months {{months}}; between first and last booking nothing is missing that the files would show.',
  'report.gaps.evenUntil_other':
    'All accounts have the months {{months}}; between first and last booking nothing is missing that the files would show.',
  'results.differs.title': 'What counts is not quite what the files say',
  'results.differs.unsent_one':
    '{{account}}: {{n}} booking is not sent and does not count; its day counts as incomplete.',
  'results.differs.unsent_other':
    '{{account}}: {{n}} bookings are not sent and do not count; their days count as incomplete.',
  'results.differs.unknown_one':
    '{{account}}: whether {{n}} booking arrived is not known. It does not count; its day counts as incomplete.',
  'results.differs.unknown_other':
    '{{account}}: whether {{n}} bookings arrived is not known. They do not count; their days count as incomplete.',
  'results.differs.leftOut_one':
    '{{account}}: {{n}} row is excluded by now and still counts, because the service has it.',
  'results.differs.leftOut_other':
    '{{account}}: {{n}} rows are excluded by now and still count, because the service has them.',
  'results.differs.asSent_one':
    '{{account}}: {{n}} booking counts as it was sent. Since then it was corrected, read in another way, or removed with its file.',
  'results.differs.asSent_other':
    '{{account}}: {{n}} bookings count as they were sent. Since then they were corrected, read in another way, or removed with their file.',
  'results.differs.gone_one':
    '{{account}}: no import here has this account any more. {{n}} booking of it is at the service and counts as it was sent; no month is complete.',
  'results.differs.gone_other':
    '{{account}}: no import here has this account any more. {{n}} bookings of it are at the service and count as they were sent; no month is complete.',
  'results.differs.beyond_one':
    '{{n}} booking that was sent does not count: it was corrected or removed before it was written down how it had been sent.',
  'results.differs.beyond_other':
    '{{n}} bookings that were sent do not count: they were corrected or removed before it was written down how they had been sent.',
  'results.differs.rule':
    'Control figures are those of what was sent. Once the import is sent again, they are what the files say.',
  'results.differs.contradicted':
    '{{account}}: something else counts than a file proves by its balances ({{days}}). Probably two files have one booking in two ways, and it counts twice.',
  'results.differs.twin':
    '{{account}}: the service has this account under two identifiers; what both have counts twice. Once the later upload is taken back and its import sent again, it is one.',
  'results.differs.otherCurrency_one':
    '{{account}}: {{n}} booking in another currency than that of the account counts in no sum.',
  'results.differs.otherCurrency_other':
    '{{account}}: {{n}} bookings in another currency than that of the account count in no sum.',
  'report.differs.unsent': 'Not sent, does not count',
  'report.differs.unknown': 'Not known whether it arrived; does not count',
  'report.differs.leftOut': 'Excluded since it was sent, still counts',
  'report.differs.asSent': 'Counts as sent, corrected or removed since',
  'report.coverage.covered': 'Period stated by the files',
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
