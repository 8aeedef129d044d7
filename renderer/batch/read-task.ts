import type { BatchLine, BatchOutcome, TaskOf } from '../../preload/contract';
import { kontor, unwrapped } from '../base/kontor';
import type { FileRow } from '../import/files/file-rows';
import { openQuestions } from '../import/questions/open-questions';
import { openQueue, readFiles, rowsOf, takeFiles } from './reading';
import type { Teller } from './teller';
import { inTrial } from './trial';

/** How a file is read, without keeping it: recognition, mapping, questions, findings, proof. */
export async function readTask(task: TaskOf<'read'>, teller: Teller): Promise<BatchOutcome> {
  const files = await takeFiles(task.files, teller);
  return inTrial(async ({ importId, memory }) => {
    const queue = await openQueue(importId, memory);
    await readFiles(queue, files);
    const rows = rowsOf(queue).filter(({ state }) => state !== 'unpacked');
    for (const row of rows) await tellFile(row, task.isWhole, teller);
    await tellFindings(importId, teller);
    return rows.every(({ state }) => state === 'ready') ? 'done' : 'needsAnswer';
  });
}

async function tellFile(row: FileRow, isWhole: boolean, { tell, texts }: Teller): Promise<void> {
  const { name, state, error, item, file, digest } = row;
  const reading = item?.reading ?? null;
  const line: BatchLine = {
    event: 'file',
    name,
    state,
    error,
    kind: digest?.kind ?? null,
    bank: digest?.format?.bank ?? null,
    confidence: digest?.format?.confidence ?? null,
    certainty: digest?.certainty ?? null,
    lines: file?.lineCounts ?? null,
    since: digest?.firstBookingDay ?? null,
    until: digest?.lastBookingDay ?? null,
    findings: digest?.findingTotals ?? {},
    questions: openQuestions([row]).map(({ question: { kind, blocking, choices } }) => ({
      kind,
      blocking,
      choices: choices.map(({ value, isProposed }) => ({ value, isProposed })),
    })),
    template: item?.templateName ?? null,
    ...(isWhole ? { reading } : {}),
  };
  await tell(
    line,
    texts.t(`batch.file.${state}`, {
      name,
      bank: digest?.format?.bank ?? texts.t('batch.noBank'),
      count: digest?.counts.bookings ?? 0,
    }),
  );
}

/** What the checks say of all files together, and which days are there. */
async function tellFindings(importId: string, { tell }: Teller): Promise<void> {
  const { totals } = unwrapped(await kontor().imports.findings(importId));
  const { accounts } = unwrapped(await kontor().imports.get(importId));
  const coverage = unwrapped(await kontor().imports.coverage(importId));
  await tell({
    event: 'checked',
    findings: totals,
    accounts: accounts.map((account) => ({
      iban: account.iban,
      currency: account.currency,
      bookings: account.bookings,
      totalIn: account.totalIn,
      totalOut: account.totalOut,
      balance: account.balance,
      balanceDay: account.balanceDay,
      gaps: coverage.find(({ accountRowId }) => accountRowId === account.id)?.gaps ?? [],
    })),
  });
}
