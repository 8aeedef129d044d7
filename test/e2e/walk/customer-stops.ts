import { openCheck, sendPlan, waitUntilRead } from '../driver/main-job';
import { still } from '../driver/still';
import { closed, type Stop, type Walker } from './walker';

/** A name as long as names are. */
export const company = 'Grünfeld-Hohenschönhausen Möbelwerkstätten und Söhne';
const person = 'Frieda Beispiel';

/** Parts of the results of each kind, as the English window names them. */
const resultParts = {
  company: [
    'Overview',
    'Points to check',
    'Credits and leasing',
    'Insurances',
    'Investments',
    'Internal bookings',
    'Liquidity',
    'Customers and suppliers',
    'Risk signs',
    'Categories and staff',
    'Sources and uses',
    'Contracts',
    'Cash flow',
    'Comparison',
    'Unsure categories',
    'Other results',
  ],
  person: [
    'Overview',
    'Points to check',
    'Income',
    'Spending',
    'Household',
    'Risk signs',
    'Living situation',
    'Liquidity',
    'Sources and uses',
    'Contracts',
    'Cash flow',
    'Comparison',
    'Unsure categories',
    'Other results',
  ],
} as const;
export const partsOfResults = 'Parts of the results';

const partStops = (kind: keyof typeof resultParts): Stop[] =>
  resultParts[kind].map((name) => ({
    name: `${kind}: ${name}`,
    reach: async (walker) => {
      const tabs = walker.page.getByRole('tablist', { name: partsOfResults }).getByRole('tab');
      await tabs.first().waitFor();
      walker.seen.set(`${kind}: ${partsOfResults}`, await tabs.allTextContents());
      await walker.tab(partsOfResults, name);
      await still(walker.page);
    },
  }));

const dialogOf = (press: (walker: Walker) => Promise<void>): Pick<Stop, 'reach' | 'leave'> => ({
  reach: async (walker) => {
    await press(walker);
    await walker.dialog();
  },
  leave: closed,
});

const bookings: readonly Stop[] = [
  {
    name: 'bookings behind a figure',
    reach: async (walker) => {
      await walker.tab(partsOfResults, 'Credits and leasing');
      const chart = walker.page.getByRole('slider').first();
      await chart.focus();
      await chart.press('End');
      await chart.press('Enter');
      await walker.dialog();
    },
  },
  {
    name: 'line of a booking',
    reach: async (walker) => {
      await walker.pressAt(walker.page.getByRole('dialog').locator('.booking-row'));
      await walker.page.locator('pre.raw').first().waitFor();
    },
    leave: closed,
  },
  {
    name: 'correct a category',
    ...dialogOf(async (walker) => {
      await walker.tab(partsOfResults, 'Unsure categories');
      await walker.press(/^Correct the category of/);
    }),
  },
];

const report: readonly Stop[] = [
  {
    name: 'languages of a report',
    reach: async (walker) => {
      await walker.press('Report as PDF');
      await walker.page.getByRole('menuitem').first().waitFor();
      await still(walker.page);
    },
    leave: async (walker) => {
      await closed(walker);
      await still(walker.page);
    },
  },
  { name: 'report', ...dialogOf((walker) => walker.menu('Report as PDF', 'Set up a report …')) },
];

const customer: readonly Stop[] = [
  ...(['Accounts', 'Banks', 'Imports and uploads', 'Analyses and reports', 'Documents'] as const).map(
    (name): Stop => ({
      name: `customer: ${name}`,
      reach: (walker) => walker.tab('Parts of the customer', name),
    }),
  ),
  {
    name: 'take an upload back?',
    ...dialogOf(async (walker) => {
      await walker.tab('Parts of the customer', 'Imports and uploads');
      await walker.press('Take back…');
    }),
  },
  { name: 'rename', ...dialogOf((walker) => walker.menu(/^Actions for/, 'Rename')) },
  { name: 'delete?', ...dialogOf((walker) => walker.menu(/^Actions for/, 'Delete customer')) },
];

const people: readonly Stop[] = [
  {
    name: 'sample of a person',
    reach: async (walker) => {
      await walker.go('Import');
      const { files } = await walker.counts();
      await walker.press(/a made-up person$/);
      await waitUntilRead(walker.page, files + 1);
      await walker.settled();
    },
  },
  {
    name: 'analysis of a person',
    reach: async (walker) => {
      await openCheck(walker.page);
      await walker.press('Choose customer');
      await walker.page.getByRole('textbox', { name: 'Name' }).fill(person);
      await walker.press('Person', 'radio');
      await walker.press('Create customer');
      await sendPlan(walker.page);
      await walker.press('Start the analysis');
      await walker.page.getByRole('button', { name: 'Report as PDF' }).waitFor({ timeout: 60_000 });
      await walker.settled();
    },
  },
];

const landlord: readonly Stop[] = [
  {
    name: 'report for a landlord',
    ...dialogOf(async (walker) => {
      await walker.menu('Report as PDF', 'Set up a report …');
      await walker.press(/^Short form for a landlord/, 'radio');
    }),
  },
];

const lists: readonly Stop[] = [
  { name: 'customers', reach: (walker) => walker.go('Customers') },
  {
    name: 'customers: none found',
    reach: async (walker) => {
      await walker.page.keyboard.press('Control+f');
      await walker.page.keyboard.type('qqqq');
      await walker.see('No customer fits');
    },
    leave: (walker) => walker.page.getByRole('textbox', { name: 'Search customers' }).fill(''),
  },
  { name: 'reports of several', ...dialogOf((walker) => walker.press('Reports …')) },
  {
    name: 'take over users',
    ...dialogOf((walker) => walker.page.locator('[data-command="customers.takeOver"]').press('Enter')),
  },
];

/** A company after its analysis, a person, and the list of both. */
export const customerStops: readonly Stop[] = [
  ...partStops('company'),
  ...bookings,
  ...report,
  ...customer,
  ...people,
  ...partStops('person'),
  ...landlord,
  ...lists,
];
