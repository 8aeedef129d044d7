import { Button, TextInput } from '@mantine/core';
import { createContext, type FormEvent, useContext, useState } from 'react';
import { useTexts } from '../../base/language';
import { FailureNotice } from '../../ui/failure-notice';
import { useEntries } from '../answers/use-entries';

export interface Exclusions {
  customerId: string;
  /** Booking -> why it does not count in the figures of this computer. */
  notes: ReadonlyMap<string, string>;
}

/** Null where bookings cannot be left out. */
export const ExclusionContext = createContext<Exclusions | null>(null);

/** Leaves a booking out of the figures that are computed here, never without a note; the service's figures keep it. */
export function Exclusion({ transactionId }: { transactionId: string }) {
  const exclusions = useContext(ExclusionContext);
  return exclusions ? <ExclusionForm transactionId={transactionId} {...exclusions} /> : null;
}

function ExclusionForm({ transactionId, customerId, notes }: Exclusions & { transactionId: string }) {
  const { t } = useTexts();
  const entries = useEntries(customerId);
  const [typed, setTyped] = useState<string | null>(null);
  const note = notes.get(transactionId) ?? null;
  const entryOf = (value: string | null) => ({ kind: 'excluded', transactionId, note: value }) as const;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const text = (typed ?? '').trim();
    if (text === '') return;
    if (await entries.enter(entryOf(text), entryOf(null), t('excluded.done'))) setTyped(null);
  };
  if (note !== null) {
    return (
      <div className="exclusion">
        <span className="private">{t('excluded.because', { note })}</span>
        <Button
          size="compact-sm"
          loading={entries.isRunning}
          onClick={() => void entries.enter(entryOf(null), entryOf(note), t('excluded.back'))}
        >
          {t('excluded.takeBack')}
        </Button>
        <FailureNotice error={entries.error} />
      </div>
    );
  }
  if (typed === null) {
    return (
      <div className="exclusion">
        <Button size="compact-sm" onClick={() => setTyped('')}>
          {t('excluded.begin')}
        </Button>
      </div>
    );
  }
  return (
    <form className="exclusion" onSubmit={(event) => void submit(event)}>
      <TextInput
        label={t('excluded.note')}
        value={typed}
        maxLength={300}
        data-autofocus
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit" disabled={typed.trim() === ''} loading={entries.isRunning}>
        {t('excluded.apply')}
      </Button>
      <Button onClick={() => setTyped(null)}>{t('ui.cancel')}</Button>
      <FailureNotice error={entries.error} />
    </form>
  );
}
