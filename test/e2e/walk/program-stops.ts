import type { StoreState } from '../../../preload/contract';
import { readHelp } from '../../../scripts/help/read-help';
import { closed, type Stop, type Walker } from './walker';

const open: StoreState = { mode: 'encrypted', keychain: 'available', hasSessionConsent: false };

const dialogOf = (press: (walker: Walker) => Promise<void>): Pick<Stop, 'reach' | 'leave'> => ({
  reach: async (walker) => {
    await press(walker);
    await walker.dialog();
  },
  leave: closed,
});

const explorer: readonly Stop[] = [
  { name: 'explorer', reach: (walker) => walker.go('Explorer') },
  {
    name: 'explorer: an answer',
    reach: async (walker) => {
      await walker.pressAt(walker.page.getByRole('button', { name: /^Send/ }));
      await walker.see('Answered');
    },
  },
  {
    name: 'explorer: saved',
    reach: (walker) => walker.pressAt(walker.page.getByRole('radio', { name: 'Saved' })),
  },
  {
    name: 'explorer: history',
    reach: (walker) => walker.pressAt(walker.page.getByRole('radio', { name: 'History' })),
  },
];

const connections: readonly Stop[] = [
  { name: 'connections', reach: (walker) => walker.go('Connections') },
  {
    name: 'connections: tested',
    reach: async (walker) => {
      await walker.press(/^Test connection/);
      await walker.see('The service is ready');
    },
  },
  {
    name: 'new connection, which no key leaves',
    ...dialogOf(async (walker) => {
      await walker.press('New connection');
      await walker.dialog('New connection');
      for (const keys of ['Control+2', 'Control+k', 'Control+z']) await walker.page.keyboard.press(keys);
      await walker.dialog('New connection');
    }),
  },
  {
    name: 'secret of a connection',
    reach: async (walker) => {
      await walker.page.evaluate(() =>
        window.kontor.connections.save({
          name: 'Prüfdienst Nordhain',
          environment: 'test',
          baseAddress: 'https://service.example/api/v1',
          clientId: 'client',
          timestampUnit: 's',
        }),
      );
      await walker.press('Enter secret');
      await walker.dialog();
    },
    leave: closed,
  },
  {
    name: 'remove a connection?',
    ...dialogOf((walker) =>
      walker.pressAt(
        walker.page
          .getByRole('region', { name: 'Prüfdienst Nordhain' })
          .getByRole('button', { name: 'Remove' }),
      ),
    ),
  },
  { name: 'activity', reach: (walker) => walker.go('Activity') },
];

const team: readonly Stop[] = [
  { name: 'team', reach: (walker) => walker.go('Team') },
  ...(['Webhooks', 'Advisors', 'Tenant', 'Companies and logos'] as const).map(
    (name): Stop => ({ name: `team: ${name}`, reach: (walker) => walker.tab('Team', name) }),
  ),
];

const settings: readonly Stop[] = [
  { name: 'settings', reach: (walker) => walker.go('Settings') },
  {
    name: 'settings: what a mapping means',
    reach: (walker) => walker.press(/^Show what “.+” maps/),
    leave: (walker) => walker.press(/^Hide what “.+” maps/),
  },
  { name: 'settings: diagnostics', ...dialogOf((walker) => walker.press('Show diagnostics')) },
  { name: 'settings: delete everything?', ...dialogOf((walker) => walker.press('Delete everything')) },
  {
    name: 'settings: parts of others',
    ...dialogOf((walker) => walker.press('Parts of others and their licences')),
  },
  {
    name: 'settings: an undone reset',
    reach: async (walker) => {
      const field = walker.page.locator('.point-thresholds input').first();
      await field.fill('77');
      await field.press('Enter');
      await walker.press('Back to the proposals');
      await walker.see('One threshold is as proposed again.');
    },
    leave: async (walker) => {
      // The notice may be gone by then; its key works all the same.
      await walker.page
        .locator('[data-command="points.reset"]')
        .focus({ timeout: 1_000 })
        .catch(() => undefined);
      await walker.page.keyboard.press('Control+z');
      await walker.page.locator('.point-thresholds input[value="77"]').waitFor();
    },
  },
];

const help: readonly Stop[] = [
  { name: 'help', reach: (walker) => walker.go('Help') },
  ...readHelp().en.map(
    ({ title }): Stop => ({
      name: `help: ${title}`,
      reach: (walker) =>
        walker.pressAt(
          walker.page
            .getByRole('navigation', { name: 'Pages of the help' })
            .getByRole('button', { name: title, exact: true }),
        ),
    }),
  ),
  {
    name: 'help: found',
    reach: async (walker) => {
      await walker.page.getByRole('textbox', { name: 'Find in the help' }).fill('proxy certificate');
      await walker.see(/^\d+ sections$/);
    },
  },
];

/** What comes by itself, as main tells it. */
const told: readonly Stop[] = [
  {
    name: 'the clock is doubted',
    reach: async (walker) => {
      await walker.go('Customers');
      await walker.tell('storeState.changed', { ...open, isClockDoubted: true });
      await walker.page.locator('.band').waitFor();
    },
  },
  {
    name: 'the clock is right?',
    ...dialogOf((walker) => walker.pressAt(walker.page.locator('.band').getByRole('button').first())),
  },
  {
    name: 'erased by age',
    reach: async (walker) => {
      await walker.tell('storeState.changed', {
        ...open,
        erasedByAge: { names: ['Muster GmbH'], customers: 1, imports: 2 },
      });
      await walker.see('Muster GmbH');
    },
  },
  {
    name: 'session only',
    reach: (walker) => walker.tell('storeState.changed', { ...open, mode: 'session', keychain: 'missing' }),
  },
  {
    name: 'no key store',
    reach: async (walker) => {
      await walker.tell('storeState.changed', { ...open, mode: 'closed', keychain: 'locked' });
      await walker.page.locator('.band').waitFor();
    },
  },
  {
    name: 'a damaged store',
    reach: (walker) =>
      walker.tell('storeState.changed', {
        ...open,
        mode: 'failed',
        errorCode: 'store.damaged',
        file: { name: 'kontor.db', copyMadeAt: '2026-01-02T03:04:05.000Z' },
      }),
    leave: (walker) => walker.tell('storeState.changed', open),
  },
  {
    name: 'closing while it works',
    reach: async (walker) => {
      await walker.tell('closing.changed', { isAsked: true });
      await walker.dialog();
    },
    leave: async (walker) => {
      await walker.tell('closing.changed', { isAsked: false });
      await walker.page.getByRole('dialog').waitFor({ state: 'detached' });
    },
  },
];

/** Everything apart from an import and its customers. */
export const programStops: readonly Stop[] = [
  ...explorer,
  ...connections,
  ...team,
  ...settings,
  ...help,
  ...told,
];
