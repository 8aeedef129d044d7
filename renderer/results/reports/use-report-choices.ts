import { useState } from 'react';
import {
  choicesOf,
  type Language,
  type ReportChoices,
  type ReportHabits,
  type ReportOptions,
} from '../../../preload/contract';
import { kontor } from '../../base/kontor';
import { useTexts } from '../../base/language';
import { useSettings } from '../../base/settings-context';

interface ReportState {
  options: ReportOptions;
  change: (change: Partial<ReportOptions>) => void;
  /** Keeps what the next report begins with: parts, masking, the own name and logo. */
  keep: () => void;
}

/** What is said of a report; begins with how the last one was printed, in the language of the window. */
export function useReportChoices(): ReportState {
  const { language } = useTexts();
  const { reportHabits } = useSettings();
  const [options, setOptions] = useState<ReportOptions>(() => ({
    ...choicesOf(reportHabits),
    language: language as Language,
  }));
  return {
    options,
    change: (change) => setOptions((before) => ({ ...before, ...change })),
    keep: () => {
      const habits = habitsOf(options);
      if (JSON.stringify(habits) !== JSON.stringify(reportHabits))
        void kontor().app.saveSettings({ reportHabits: habits });
    },
  };
}

function habitsOf({ leftOut, masksAccounts, issuer }: ReportChoices): ReportHabits {
  return { leftOut, masksAccounts, issuer };
}
