/** Two periods or accounts side by side. */
export const comparison = {
  'compare.title': 'Comparison',
  'results.tab.compare': 'Comparison',
  'compare.about':
    'Two periods or two accounts side by side, computed here from the bookings. The difference is A less B, in the currency of the accounts.',
  'compare.side.a': 'A',
  'compare.side.b': 'B',
  'compare.figure': 'Figure',
  'compare.difference': 'Difference (A − B)',
  'compare.percent': 'in % of B',
  'compare.row.moneyIn': 'Money in, total',
  'compare.row.moneyOut': 'Money out, total, as an amount',
  'compare.row.net': 'Net, total',
  'compare.row.meanIn': 'Money in per month',
  'compare.row.meanOut': 'Money out per month, as an amount',
  'compare.row.meanNet': 'Net per month',
  'compare.row.lowest': 'Lowest balance',
  'compare.row.below': 'Days below zero',
  'compare.row.whole': 'Complete months',
  'compare.daysOf': '{{days}} of {{of}}',
  'compare.label':
    'Money in, money out and net in the mean of the complete months, A beside B. Arrow keys walk over the bars, Enter opens the bookings of the side.',
  'compare.tableOf': 'Comparison in {{currency}}',
  'compare.currencies':
    'Not every currency is on both sides: different currencies are neither added nor subtracted.',
  'compare.noSums':
    'The totals and the lowest balance are not compared: the sides differ in length, or a month is not complete.',
  'compare.noMeans': 'No comparison of monthly figures possible: each side needs three complete months.',
  'compare.noFinding': 'A comparison of monthly figures is not possible',
  'compare.findingSame': 'In the mean the same was left on both sides',
  'compare.findingMore': 'In A {{amount}} a month more was left than in B, in the mean',
  'compare.findingLess': 'In A {{amount}} a month less was left than in B, in the mean',
};
