import { pathToFileURL } from 'node:url';
import { analyse } from '../../main/local-service/analysis';
import { syntheticLedger } from '../unit/main/local-service/analysis/synthetic-ledger';
import { figure } from './figures';

/**
 * Time of the analysis engine, labelling and all company results, at growing sizes. The budget of docs/architecture.md: a million
 * transactions in under 15 s, linear.
 */

const sizes = [10_000, 100_000, 1_000_000];

const slice = 1000;

export interface AnalysisTiming {
  transactions: number;
  milliseconds: number;
  /** Time of the processor, which other work on the computer stretches less. */
  processorMilliseconds: number;
  microsecondsEach: number;
}

function measure(count: number): AnalysisTiming {
  const ledger = syntheticLedger(count, 1);
  const start = performance.now();
  const before = process.cpuUsage();
  const outcome = analyse(ledger);
  // Reading a result computes it; categories are read slice by slice, as the worker does.
  const read = Object.values(outcome.results).length;
  let categories = 0;
  for (let start = 0; start < ledger.transactions.length; start += slice)
    categories += outcome.categoriesOf(start, start + slice).length;
  const milliseconds = performance.now() - start;
  const used = process.cpuUsage(before);
  if (read === 0 || categories !== ledger.transactions.length) throw new Error('not all was computed');
  return {
    transactions: ledger.transactions.length,
    milliseconds,
    processorMilliseconds: (used.user + used.system) / 1000,
    microsecondsEach: (milliseconds * 1000) / ledger.transactions.length,
  };
}

export async function run(): Promise<AnalysisTiming[]> {
  measure(20_000);
  const timings: AnalysisTiming[] = [];
  for (const size of sizes) {
    const timing = measure(size);
    timings.push(timing);
    const columns = [
      `${String(timing.transactions).padStart(9)} transactions`,
      `${Math.round(timing.milliseconds)} ms`,
      `${Math.round(timing.processorMilliseconds)} ms of processor`,
      `${timing.microsecondsEach.toFixed(1)} µs each (processor ${((timing.processorMilliseconds * 1000) / timing.transactions).toFixed(1)} µs)`,
      `${Math.round(process.memoryUsage().rss / 1_048_576)} MB`,
    ];
    console.log(columns.join('  '));
    figure({
      name: `${timing.transactions} transactions, processor`,
      value: timing.processorMilliseconds / 1_000,
      unit: 's',
      limit: size === 1_000_000 ? 15 : null,
    });
  }
  return timings;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await run();
