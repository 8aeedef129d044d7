import type { BookingNature } from '../tables/classification-codes';
import type { BrandRow } from '../tables/firms/brand-row';
import { billBrands } from '../tables/firms/brands-bills';
import { chainBrands } from '../tables/firms/brands-chains';
import { dutchBrands } from '../tables/firms/brands-dutch';
import { financeBrands } from '../tables/firms/brands-finance';
import { furtherBrands } from '../tables/firms/brands-further';
import { householdBrands } from '../tables/firms/brands-household';
import { leisureBrands } from '../tables/firms/brands-leisure';
import { outingBrands } from '../tables/firms/brands-outings';
import { serviceBrands } from '../tables/firms/brands-services';
import { shopBrands } from '../tables/firms/brands-shops';
import { tillBrands } from '../tables/firms/brands-tills';
import { tradeBrands } from '../tables/firms/brands-trade';
import type { WordRow } from '../tables/word-row';
import { businessWords, innWords } from '../tables/words-business';
import { dutchWords } from '../tables/words-dutch';
import { financeWords } from '../tables/words-finance';
import { frenchWords } from '../tables/words-french';
import { furtherWords } from '../tables/words-further';
import { livingWords } from '../tables/words-living';
import { purposeWords } from '../tables/words-purposes';
import { bookingTextNatures, type Signal, signalWords } from '../tables/words-signals';
import { italianWords, spanishWords } from '../tables/words-southern';
import { statementWords } from '../tables/words-statements';
import { tradeWords } from '../tables/words-trades';
import { PhraseMatcher } from './phrase-matcher';

/** The word tables, ready for matching. Built once, when the first ledger is analysed. */

export interface WordHit {
  to: string;
  weight: number;
  isBrand: boolean;
}

export interface Lexicon {
  purpose: PhraseMatcher<WordHit>;
  name: PhraseMatcher<WordHit>;
  brands: PhraseMatcher<WordHit>;
  chains: PhraseMatcher<WordHit>;
  inns: PhraseMatcher<WordHit>;
  signals: PhraseMatcher<Signal>;
  bookingTexts: PhraseMatcher<BookingNature>;
}

const isSameHit = (a: WordHit, b: WordHit) => a.to === b.to;

function matcherFor(rows: readonly WordRow[], place: 'purpose' | 'name'): PhraseMatcher<WordHit> {
  const fitting = rows.filter((row) => row.only === undefined || row.only === place);
  return new PhraseMatcher(
    fitting.map(({ to, weight, words }) => ({
      words: words.split('|'),
      value: { to, weight, isBrand: false },
    })),
    isSameHit,
  );
}

function brandMatcher(rows: readonly BrandRow[]): PhraseMatcher<WordHit> {
  return new PhraseMatcher(
    rows.map(({ category, weight, names }) => ({
      words: names.split('|'),
      value: { to: category, weight, isBrand: true },
    })),
    isSameHit,
  );
}

/** Words that say what is paid for, and names of firms: whatever has to know all of them asks here. */
export const wordRows: readonly WordRow[] = [
  ...financeWords,
  ...livingWords,
  ...businessWords,
  ...furtherWords,
  ...dutchWords,
  ...frenchWords,
  ...italianWords,
  ...spanishWords,
  ...statementWords,
  ...tradeWords,
  ...purposeWords,
];
const firmRows: readonly BrandRow[] = [
  ...financeBrands,
  ...householdBrands,
  ...shopBrands,
  ...furtherBrands,
  ...dutchBrands,
  ...serviceBrands,
  ...billBrands,
  ...tradeBrands,
];
/** Asked of payments by card only. */
const atTills: readonly BrandRow[] = [...chainBrands, ...tillBrands, ...outingBrands, ...leisureBrands];
export const allFirmRows: readonly BrandRow[] = [...firmRows, ...atTills];

let built: Lexicon | null = null;

export function lexicon(): Lexicon {
  if (built) return built;
  built = {
    purpose: matcherFor(wordRows, 'purpose'),
    name: matcherFor(wordRows, 'name'),
    brands: brandMatcher(firmRows),
    chains: brandMatcher(atTills),
    inns: new PhraseMatcher(
      [{ words: innWords.split('|'), value: { to: 'leisure.dining', weight: 3, isBrand: false } }],
      isSameHit,
    ),
    signals: new PhraseMatcher(
      signalWords.map(({ signal, words }) => ({ words: words.split('|'), value: signal })),
      (a, b) => a === b,
    ),
    bookingTexts: new PhraseMatcher(
      bookingTextNatures.map(({ nature, words }) => ({ words: words.split('|'), value: nature })),
      (a, b) => a === b,
    ),
  };
  return built;
}
