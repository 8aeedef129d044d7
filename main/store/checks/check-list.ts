import { accountNamed } from './account-named';
import { amounts } from './amounts';
import { bookingDays } from './booking-days';
import type { Check } from './check';
import { closingBalance } from './closing-balance';
import { corrections } from './corrections';
import { currencies } from './currencies';
import { equalRows } from './equal-rows';
import { fileCoverage } from './file-coverage';
import { runningBalance } from './running-balance';

/** All checks over the columns of staged rows, in the order in which their findings are listed. */
export const checks: readonly Check[] = [
  runningBalance,
  closingBalance,
  fileCoverage,
  bookingDays,
  amounts,
  currencies,
  equalRows,
  accountNamed,
  corrections,
];

/** Rules that these checks alone raise of a staged file: what its reading said of them is of before any edit. */
export const checkedRules: ReadonlySet<string> = new Set(checks.flatMap(({ rules }) => rules));
