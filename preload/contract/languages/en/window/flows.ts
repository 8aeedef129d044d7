/** Areas and money flow. */
export const flows = {
  'results.tab.moneyFlow': 'Sources and uses',
  'flows.title': 'Sources and uses',
  'flows.about':
    'Which booking belongs to which category is said by the service; amounts and accounts are those of the bookings on this computer.',
  'flows.areasTitle': 'Categories compared',
  'flows.areasAbout':
    'Which booking belongs to which category is said by the service; the amounts are those of the bookings on this computer, less what was paid back.',
  'flows.none': 'The service reported no categories with bookings.',
  'flows.tooMany':
    'More than 20,000 bookings have a category. So many are not assigned to accounts one by one here; the sums of the service stand in the tables.',
  'flows.missing_one': '{{n}} booking that the service names is not on this computer and not contained here.',
  'flows.missing_other':
    '{{n}} bookings that the service names are not on this computer and not contained here.',
  'flows.transfers.both':
    'The service counts transfers between own accounts to categories of money in and of money out: they stand on both sides.',
  'flows.transfers.incomings':
    'The service counts transfers between own accounts to categories of money in only: they do not stand on the side of money out.',
  'flows.transfers.outgoings':
    'The service counts transfers between own accounts to categories of money out only: they do not stand on the side of money in.',
  'flows.transfers.neither':
    'The service counts transfers between own accounts to no category: they stand on neither side.',
  'flows.excluded_one': '{{n}} booking that you excluded does not count here.',
  'flows.excluded_other': '{{n}} bookings that you excluded do not count here.',
  'flows.through': 'in {{moneyIn}}, out {{moneyOut}}',
  'flows.others': 'Other ({{n}} categories)',
  'flows.unassigned': 'without a category',
  'flows.account': 'Account',
  'flows.from': 'From',
  'flows.to': 'To',
  'flows.nothing.incomings': 'No money in within this selection.',
  'flows.nothing.outgoings': 'No money out within this selection.',
  'flows.areas.incomings': 'Categories of money in',
  'flows.areas.outgoings': 'Categories of money out',
  'flows.finding.incomings': '{{name}}: with {{share}} the largest part of {{total}} money in',
  'flows.finding.outgoings': '{{name}}: with {{share}} the largest part of {{total}} money out',
  'flows.tiles':
    'Amounts in {{currency}}; the size of a tile is its amount, small categories together are paler.',
  'flows.treemapLabel.incomings':
    'Money in by category, {{n}} tiles. Arrow keys walk over the tiles, Enter opens the bookings.',
  'flows.treemapLabel.outgoings':
    'Money out by category, {{n}} tiles. Arrow keys walk over the tiles, Enter opens the bookings.',
  'flows.reversed_one':
    '{{n}} category in which more came back than went out, or the other way round, cannot be drawn.',
  'flows.reversed_other':
    '{{n}} categories in which more came back than went out, or the other way round, cannot be drawn.',
  'flows.reversedBands_one': '{{n}} flow that turned into its opposite is not drawn.',
  'flows.reversedBands_other': '{{n}} flows that turned into their opposite are not drawn.',
  'flows.bands':
    'Amounts in {{currency}}; from where on the left, the accounts in the middle, where to on the right. The width of a band is its amount.',
  'flows.sankeyLabel':
    'Money from where it came over the accounts to where it went, {{n}} bands. Arrow keys walk over places and bands, Enter opens the bookings.',
  'flows.findingBoth': '{{sourceShare}} of money in: {{source}}; {{targetShare}} of money out: {{target}}',
  'flows.findingIn': '{{sourceShare}} of money in: {{source}}',
  'flows.findingOut': '{{targetShare}} of money out: {{target}}',
};
