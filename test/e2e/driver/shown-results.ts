import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { readTable } from '../../../renderer/import/exchange/read-table';
import { answerSaveDialog, openResultTab, waitForFile } from './main-job';
import type { RunningProgram } from './program';
import { still } from './still';

/** Names of the areas of the results in the English window. */
export async function resultAreas(page: Page): Promise<string[]> {
  const areas = page.getByRole('tablist', { name: 'Parts of the results' });
  return areas.getByRole('tab').allTextContents();
}

/** Everything that the English results say, area by area, each chart as its table too. */
export async function textOfResults(page: Page): Promise<string> {
  const texts: string[] = [];
  const read = async () => {
    // biome-ignore lint/performance/useDomNodeTextContent: what is shown, with blanks between its parts
    texts.push(await page.locator('main').innerText());
  };
  for (const name of await resultAreas(page)) {
    await openResultTab(page, name);
    await read();
    const tables = page.locator('main .chart-panel-head label').filter({ hasText: /^Table$/ });
    const count = await tables.count();
    for (let index = 0; index < count; index += 1) await tables.nth(index).click();
    if (count > 0) {
      await still(page);
      await read();
    }
  }
  return texts.join('\n');
}

/** Saves all tables by the menu, and answers the file. */
export async function saveTables(
  program: RunningProgram,
  kind: 'Excel' | 'CSV',
  path: string,
): Promise<Uint8Array<ArrayBuffer>> {
  await answerSaveDialog(program, path);
  await program.window.getByRole('button', { name: 'Save tables' }).click();
  await program.window.getByRole('menuitem', { name: kind }).click();
  await waitForFile(path);
  return new Uint8Array(readFileSync(path));
}

/** Sheets, rows, cells. */
export function cellsOfWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<string[][][]> {
  return readTable(new File([bytes], 'tables.xlsx'));
}

/** Files of the archive in their order, rows, cells. */
export function cellsOfCsvs(bytes: Uint8Array): string[][][] {
  return Object.entries(unzipSync(bytes))
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([, content]) =>
      strFromU8(content)
        .replace(/^\ufeff/, '')
        .trimEnd()
        .split(/\r?\n/)
        .map(cellsOfLine),
    );
}

function cellsOfLine(line: string): string[] {
  return Array.from(line.matchAll(/(?:^|;)(?:"((?:[^"]|"")*)"|([^;]*))/g), ([, quoted, bare]) =>
    quoted === undefined ? (bare ?? '') : quoted.replaceAll('""', '"'),
  );
}
