/** What the checks say of balances, days and rows (preload/contract/reading/reading-codes.ts). */
export const checks = {
  'finding.title.date.future': 'Booking date lies in the future',
  'finding.title.date.implausible': 'Booking date is no real day',
  'finding.title.valueDate.far': 'Value date far from the booking date',
  'finding.title.amount.zero': 'Amount is zero',
  'finding.title.amount.oneSided': 'Money in one direction only',
  'finding.title.currency.other': 'Currency is not that of the account',
  'finding.title.account.unknown': 'Account without a number',
  'finding.title.balance.order': 'Rows in another order',
  'finding.title.balance.blocked': 'The balances know the amount',
  'finding.title.row.twice': 'Row stands in the file more than once',
  'finding.title.date.mixed': 'Dates written in two ways',
  'finding.title.amount.mixed': 'Amounts written in two ways',
  'finding.title.sequence.statement': 'A statement number is skipped',
  'finding.title.sequence.voucher': 'A number is skipped',
  'finding.title.counterparty.accounts': 'One counterparty, two IBANs',
  'finding.title.coverage.gap': 'Days are missing between two files',
  'finding.title.coverage.overlap': 'Two files overlap',
  'finding.title.correction.unfit': 'Corrected amount does not fit the currency',
  'finding.title.correction.unplaced': 'Correction without its row',

  'finding.correction.unfit':
    'You corrected this to {{text}}. In {{currency}} there is no such amount, so what the file says counts. Enter the amount again.',
  'finding.correction.unplaced':
    'A row of this line was corrected. As the file is read now it has no row with that text, so the correction is not applied. Correct the row again.',
  'finding.date.future': '{{day}} has not come yet. Nothing is booked ahead of today: check day and month.',
  'finding.date.implausible':
    'Programs put {{day}} into empty fields. Enter the day that the bank names, or exclude the row.',
  'finding.valueDate.far':
    'Booking date and value date are {{days}} days apart. That happens (interest, corrections), but rarely.',
  'finding.amount.zero': 'The row moves no money. If it is only a message from the bank, exclude the row.',
  'finding.amount.oneSided':
    'All {{rows}} bookings of this account go in the same direction. Perhaps the direction stands in a column that is not mapped.',
  'finding.currency.other':
    'The row is in {{currency}}, the account in {{account}}. It is not counted in the balance of the account.',
  'finding.account.unknown':
    'The account number of {{rows}} rows is not stated in the file. Enter the number with the account.',
  'finding.balance.order':
    'By their balances {{rows}} rows (lines {{from}} to {{to}}) belong in another order; put so, everything adds up. Nothing is missing, and there is nothing to do.',
  'finding.balance.blocked':
    'The row cannot be read. The balances above and below give {{amount}}. Take the amount over, or look it up at the bank.',
  'finding.row.twice':
    'The same row stands in line {{first}} already. Banks do book the same thing twice: both are sent unless you exclude one.',
  'finding.date.mixed':
    'Most dates of this column look like “{{usualText}}”, some like “{{otherText}}”. All of them were read. A bank writes them in one way: files put together or edited look like this.',
  'finding.amount.mixed':
    'Most amounts of this column look like “{{usualText}}”, some like “{{otherText}}”. All that can be read were read. A bank writes them in one way: files put together or edited look like this.',
  'finding.sequence.statement':
    'Statement {{to}} follows statement {{from}}. Those between are not in the file; see whether they hold bookings that are missing.',
  'finding.sequence.voucher':
    'Number {{to}} follows number {{from}}. Those between stand in no row. Banks skip numbers, too: compare where it matters.',
  'finding.counterparty.accounts':
    '{{name}} has this IBAN here, and {{first}} in line {{line}}. Companies do have several accounts: look whether this one is theirs.',
  'finding.coverage.gap':
    'From {{since}} to {{until}} there is nothing of this account. Fetch the statement of these days, or every figure lacks their bookings.',
  'finding.coverage.overlap':
    'Days from {{since}} to {{until}} stand in the file {{file}} as well. Equal bookings are sent once.',

  'finding.cause.rowMissing': 'A row of {{amount}} may be missing here.',
  'finding.cause.rowTwice':
    'The row stands in line {{line}} as well; without the second one everything adds up.',
  'finding.cause.amountSign': 'With the opposite sign everything adds up: {{amount}}.',
  'finding.cause.amountDecimal': 'With the decimal point moved everything adds up: {{amount}}.',
  'finding.cause.amountDigits':
    'By the balances it should be {{amount}}; the amount differs from that in digits only.',
  'finding.cause.balanceAlone':
    'Only this balance does not fit; those below add up without it. It should be {{balance}}.',
  'finding.cause.rowBlocked':
    'This follows from line {{line}}, which cannot be read: by the balances it is {{amount}}.',
  'finding.cause.rowsBlocked':
    'This follows from {{rows}} rows above that cannot be read: by the balances they are {{amount}} together.',
  'check.coverage': 'Coverage',
  'calendar.title': 'Days covered',
  'calendar.label': 'Days covered, {{account}}',
  'calendar.about':
    'Each stroke is a day. A file covers the days from its first to its last booking and the period it states; files whose balances join are one.',
  'calendar.nothing': 'No file says which days it covers yet.',
  'calendar.outside': 'outside the files',
  'calendar.state.covered': 'covered',
  'calendar.state.overlapping': 'in two files',
  'calendar.state.partial': 'partial: balances contradict each other there',
  'calendar.state.missing': 'missing',
  'calendar.run.covered': '{{days}} covered',
  'calendar.run.overlapping': '{{days}} in two files',
  'calendar.run.partial': '{{days}} partial',
  'calendar.run.missing': '{{days}} missing',
  'calendar.gaps': 'Missing: {{days}}',
  'calendar.noGaps': 'no gap',
  'calendar.gapCount_one': '{{n}} gap',
  'calendar.gapCount_other': '{{n}} gaps',
  'calendar.overlaps': 'In two files: {{days}}',
  'calendar.overlapCount_one': '{{n}} overlap',
  'calendar.overlapCount_other': '{{n}} overlaps',
  'calendar.more_one': 'and {{n}} more',
  'calendar.more_other': 'and {{n}} more',
};
