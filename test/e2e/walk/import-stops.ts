import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { confirmDoubts, until, waitUntilRead } from '../driver/main-job';
import { closed, type Stop, type Walker } from './walker';

const samples = join(process.cwd(), 'assets', 'samples');

/** Rows with a wrong amount, one twice, a header that nobody has described, days that can be read two ways, and no export at all. */
function writeFaulty(walker: Walker): string[] {
  const rows = Array.from({ length: 40 }, (_, at) => {
    const day = `${String((at % 27) + 1).padStart(2, '0')}.03.2025`;
    const amount = at % 20 === 19 ? 'xxx' : `-${at + 1},50`;
    return `DE02120300000000202051;${day};${day};Beispiel AG;Rechnung ${at};${amount};EUR`;
  });
  const header =
    'IBAN Auftragskonto;Buchungstag;Valuta;Name Zahlungsbeteiligter;Verwendungszweck;Betrag;Waehrung';
  const days = Array.from(
    { length: 6 },
    (_, at) => `0${at + 3}/0${at + 4}/2024;${at + 1}2,50;Laden ${at};EUR`,
  );
  const files: Record<string, string> = {
    'maerz.csv': `${[header, ...rows, rows[0]].join('\n')}\n`,
    'kasse.csv': `Kontoinhaber: Theodor Kißling\n\nWann;Wieviel;Wofuer;Geld\n${days.join('\n')}\n`,
    'auszug.pdf': `%PDF-1.7\n${'stream '.repeat(400)}\n%%EOF`,
  };
  return Object.entries(files).map(([name, text]) => {
    writeFileSync(walker.file(name), text);
    return walker.file(name);
  });
}

async function give(walker: Walker, paths: string[], files: number): Promise<void> {
  await walker.page.locator('input[type=file]').first().setInputFiles(paths);
  await waitUntilRead(walker.page, files);
  await walker.settled();
}

async function checkTab(walker: Walker, name: RegExp): Promise<void> {
  await walker.press(name, 'tab');
  await walker.settled();
}

/** What the check asks is answered as it is proposed, until the way on is free. */
async function answerCheck(walker: Walker): Promise<void> {
  const onward = walker.page.getByRole('button', { name: 'Choose customer' });
  await until('nothing is missing', async () => {
    if (await onward.isEnabled()) return true;
    const number = walker.page
      .getByRole('button', { name: /^Make (a number|numbers)/, disabled: false })
      .first();
    const box = walker.page
      .getByRole('checkbox', { name: /^(Send without the|That is right)/, checked: false })
      .first();
    if (await number.isVisible()) await number.click({ timeout: 3_000 }).catch(() => undefined);
    else if (await box.isVisible()) await box.check({ timeout: 3_000 }).catch(() => undefined);
    return false;
  });
}

const firstStart: readonly Stop[] = [
  { name: 'first start', reach: (walker) => walker.go('Import') },
  {
    name: 'palette',
    reach: async (walker) => {
      await walker.page.keyboard.press('Control+k');
      await walker.dialog();
    },
    leave: closed,
  },
  {
    name: 'palette: nothing found',
    reach: async (walker) => {
      await walker.page.keyboard.press('Control+k');
      await walker.dialog();
      await walker.page.keyboard.type('qqqqqq');
      await walker.see('Nothing');
    },
    leave: closed,
  },
  {
    name: 'keys',
    reach: async (walker) => {
      await walker.page.keyboard.press('?');
      await walker.dialog();
    },
  },
  { name: 'change keys', reach: (walker) => walker.press('Change keys'), leave: closed },
];

const files: readonly Stop[] = [
  {
    name: 'files with questions',
    reach: async (walker) => {
      const sample = readdirSync(samples).filter((name) => name.endsWith('.csv'));
      const paths = [...sample.map((name) => join(samples, name)), ...writeFaulty(walker)];
      await give(walker, paths, paths.length);
    },
  },
  { name: 'why a reading', reach: (walker) => walker.press(/^Why do you think so: Bank not/), leave: closed },
  { name: 'where lines went', reach: (walker) => walker.press(/where every line of “maerz/), leave: closed },
  {
    name: 'mapping',
    reach: async (walker) => {
      await walker.press(/^Map columns of “kasse/);
      await walker.dialog();
    },
  },
  { name: 'mapping: a column apart', reach: (walker) => walker.press(/^Take column “Wofuer” apart/) },
  {
    name: 'mapping: how it is read',
    reach: (walker) => walker.pressAt(walker.page.getByText('How the file is read')),
    leave: closed,
  },
  {
    name: 'removed, with undo',
    reach: async (walker) => {
      await walker.press(/^Remove “auszug.pdf”/);
      await walker.see('Undo');
    },
  },
];

const check: readonly Stop[] = [
  {
    name: 'accounts',
    reach: async (walker) => {
      const onward = walker.page.getByRole('button', { name: 'Check what was read' });
      await until('the files can be checked', async () => {
        if (await onward.isEnabled()) return true;
        const answer = walker.page
          .getByRole('button', {
            name: /^(Yes, (that is right|right for all)|Use this reading)/,
            disabled: false,
          })
          .first();
        if (await answer.isVisible()) {
          await answer.focus({ timeout: 2_000 }).catch(() => undefined);
          await walker.page.keyboard.press('Enter');
        } else {
          const choice = walker.page.locator('.question-card, section').getByRole('radio').first();
          if (await choice.isVisible()) await choice.check({ timeout: 2_000 }).catch(() => undefined);
        }
        return false;
      });
      await walker.pressAt(onward);
      await walker.settled();
    },
  },
  { name: 'rows', reach: (walker) => checkTab(walker, /^Rows/) },
  {
    name: 'details of a row',
    reach: async (walker) => {
      await walker.page.keyboard.press('F8');
      await walker.page.getByRole('region', { name: 'Details of the row' }).waitFor();
    },
  },
  {
    name: 'a row excluded',
    reach: async (walker) => {
      await walker.page.keyboard.press('Delete');
      await walker.see('Undo');
    },
  },
  { name: 'columns of the rows', reach: (walker) => walker.press('Columns'), leave: closed },
  { name: 'replace', reach: (walker) => walker.press('Replace'), leave: closed },
  { name: 'history', reach: (walker) => walker.press('History'), leave: closed },
  { name: 'findings', reach: (walker) => checkTab(walker, /^Findings/) },
  { name: 'why rows are excluded', reach: (walker) => walker.press(/^Exclude (the row|all)/), leave: closed },
  { name: 'duplicates', reach: (walker) => checkTab(walker, /^Duplicates/) },
  { name: 'coverage', reach: (walker) => checkTab(walker, /^Coverage/) },
];

const send: readonly Stop[] = [
  {
    name: 'customer',
    reach: async (walker) => {
      await answerCheck(walker);
      await walker.press('Choose customer');
      await walker.settled();
    },
  },
  {
    name: 'plan with doubts',
    reach: async (walker) => {
      await walker.page.getByRole('textbox', { name: 'Name' }).fill('Grünfeld und Söhne');
      await walker.press('Company', 'radio');
      await walker.press('Create customer');
      await walker.page.getByRole('button', { name: /^Send [\d,]+ bookings/ }).waitFor();
      await walker.settled();
    },
  },
  {
    name: 'discard the import?',
    reach: async (walker) => {
      await walker.press('Discard');
      await walker.dialog();
    },
    leave: closed,
  },
  {
    name: 'sent',
    reach: async (walker) => {
      const blocked = walker.page.getByRole('checkbox', { name: /^Send without the/, checked: false });
      if (await blocked.isVisible()) await blocked.check();
      await confirmDoubts(walker.page);
      await walker.press(/^Send [\d,]+ bookings/);
      await walker.page.getByRole('button', { name: 'Start the analysis' }).waitFor({ timeout: 60_000 });
      await walker.settled();
    },
  },
  {
    name: 'take back?',
    reach: async (walker) => {
      await walker.press('Take back…');
      await walker.dialog();
    },
    leave: closed,
  },
  {
    name: 'analysis',
    reach: async (walker) => {
      await walker.press('Start the analysis');
      await walker.page.getByRole('button', { name: 'Report as PDF' }).waitFor({ timeout: 60_000 });
      await walker.settled();
    },
  },
];

/** From the first start to the answer of the service. */
export const importStops: readonly Stop[] = [...firstStart, ...files, ...check, ...send];
