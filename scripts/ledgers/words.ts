import type { Part } from './chance';
import { examBank, examOccasions } from './exam/bank';
import { examStyles } from './exam/export-styles';
import { examKinds } from './exam/kinds';
import { examFamilies, examFirstNames, examStreets, examTowns } from './exam/people';
import { type ExportStyle, exportStyles } from './export-styles';
import type { Stream } from './facts';
import { type Occasion, workBank, workOccasions } from './words-bank';
import { familyNames, firstNames, streets, towns } from './words-people';
import { moreStyles } from './work/export-styles';
import { workKinds } from './work-kinds';

/** A kind of customer: what it agrees on and buys. */
export interface Kind {
  id: string;
  isPerson: boolean;
  streams: readonly Stream[];
  /** What the name of a company begins with. */
  firm: string;
}

/** Everything that is written in the ledgers of a part. No two parts share a list. */
export interface Words {
  firstNames: readonly string[];
  familyNames: readonly string[];
  towns: readonly string[];
  streets: readonly string[];
  /** Notes of own transfers: regular, by hand. */
  savings: readonly string[];
  notes: readonly string[];
  /** The two legs of a card's settlement. */
  settlements: readonly string[];
  thanks: readonly string[];
  returns: readonly string[];
  fees: readonly string[];
  returnFees: readonly string[];
  occasions: readonly Occasion[];
  kinds: readonly Kind[];
  styles: readonly ExportStyle[];
}

const words: Record<Part, Words> = {
  work: {
    ...workBank,
    firstNames,
    familyNames,
    towns,
    streets,
    occasions: workOccasions,
    kinds: workKinds,
    styles: [...exportStyles, ...moreStyles],
  },
  exam: {
    ...examBank,
    firstNames: examFirstNames,
    familyNames: examFamilies,
    towns: examTowns,
    streets: examStreets,
    occasions: examOccasions,
    kinds: examKinds,
    styles: examStyles,
  },
};

export const wordsOf = (part: Part): Words => words[part];
