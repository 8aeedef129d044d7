import type { ReactNode } from 'react';
import { useTexts } from '../base/language';

export type Tone = 'neutral' | 'busy' | 'good' | 'ask' | 'bad';

/** A state in words with a dot whose shape tells the tone too, so that grey print and colour blindness lose nothing. */
export function StatusBadge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className="status" data-tone={tone}>
      <svg viewBox="0 0 10 10" width="10" height="10" aria-hidden="true">
        {shapes[tone]}
      </svg>
      <span>{children}</span>
    </span>
  );
}

/** Where something of an entry could not be read: its state is not what stands there. */
export function Unreadable() {
  const { t } = useTexts();
  return <StatusBadge tone="ask">{t('ui.unreadable')}</StatusBadge>;
}

const shapes: Record<Tone, ReactNode> = {
  neutral: <circle cx="5" cy="5" r="3.5" fill="none" stroke="currentColor" strokeWidth="1.5" />,
  busy: <path d="M5 1.2a3.8 3.8 0 1 1-3.8 3.8" fill="none" stroke="currentColor" strokeWidth="1.8" />,
  good: <path d="M1.5 5.2 4 7.7 8.6 2.6" fill="none" stroke="currentColor" strokeWidth="1.8" />,
  ask: <path d="M5 .8 9.4 9.2H.6z" fill="currentColor" />,
  bad: <path d="M2 2l6 6M8 2 2 8" fill="none" stroke="currentColor" strokeWidth="1.8" />,
};
