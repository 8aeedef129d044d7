import { type ReactNode, useState } from 'react';
import type { CategoryCorrection, CorrectionInput, Result } from '../../../preload/contract';
import { useTexts } from '../../base/language';
import { categoryName } from '../categories/category-choices';
import { reasonSentence } from '../categories/category-reason';
import { bookingsOfPayee, type Payee } from '../categories/doubtful-payees';
import { CorrectDialog, type ToCorrect } from './correct-dialog';
import { type Corrections, useCorrections } from './use-corrections';

/** What the dialog is about, and how the answer is said. */
interface Asked extends ToCorrect {
  input: (category: string) => CorrectionInput;
}

interface Correcting {
  readonly corrections: Corrections;
  readonly isAsking: boolean;
  /** To be drawn where the questions are asked; null while none is open. */
  readonly dialog: ReactNode;
  /** What was said about the payee, and is not withdrawn. */
  saidOf(payee: Payee): CategoryCorrection | undefined;
  askPayee(payee: Payee): void;
  askAgain(correction: CategoryCorrection): void;
  withdraw(correction: CategoryCorrection): void;
}

/** Asking for the right category of a payee, saying it, and taking it back; `result`: the answer about single bookings. */
export function useCorrecting(customerId: string, result: Result | null): Correcting {
  const texts = useTexts();
  const { t } = texts;
  const corrections = useCorrections(customerId);
  const [asked, setAsked] = useState<Asked | null>(null);
  const nameOf = (payee: string | null) => payee ?? t('results.drawer.noName');
  const find = (payee: Payee, member: 'original' | 'category') =>
    corrections.list.find(
      (said) =>
        said.category !== null &&
        said.payee !== null &&
        said.payee.toLowerCase() === payee.name?.toLowerCase() &&
        said[member] === payee.category &&
        said.isOut === payee.isOut,
    );
  const ask = (next: Asked | null) => {
    corrections.clear();
    setAsked(next);
  };
  const askAgain = ({ id, payee, original, category: said, bookings }: CategoryCorrection) =>
    ask({ payee, original, said, bookings, input: (category) => ({ id, category }) });

  async function correct(category: string) {
    if (!asked) return;
    const values = { payee: nameOf(asked.payee), category: categoryName(category, texts) };
    const text = t('results.correct.done', { ...values, count: asked.bookings });
    if (await corrections.correct(asked.input(category), asked.said, text)) setAsked(null);
  }

  return {
    corrections,
    isAsking: asked !== null,
    dialog: asked ? (
      <CorrectDialog
        subject={asked}
        isRunning={corrections.isRunning}
        error={corrections.error}
        onCorrect={(category) => void correct(category)}
        onClose={() => ask(null)}
      />
    ) : null,
    saidOf: (payee) => find(payee, 'original'),
    askPayee(payee) {
      // Taken for this because it was said: that word is changed, or two would stand for the same bookings.
      const heeded = reasonSentence(payee.reason).code === 'analyst' ? find(payee, 'category') : undefined;
      if (heeded) return askAgain(heeded);
      const transactionIds = bookingsOfPayee(result?.payload, payee);
      const { name, isOut, category: original } = payee;
      const said = find(payee, 'original')?.category ?? null;
      const input = (category: string) => ({ payee: name, isOut, original, category, transactionIds });
      ask({ payee: name, original, said, bookings: transactionIds.length, input });
    },
    askAgain,
    withdraw({ id, payee, category }) {
      const text = t('results.corrected.withdrawn', { payee: nameOf(payee) });
      void corrections.correct({ id, category: null }, category, text);
    },
  };
}
