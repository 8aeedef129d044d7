import { Button, Group, Modal, Select, Stack, Text } from '@mantine/core';
import { type FormEvent, useMemo, useState } from 'react';
import type { BridgeError } from '../../../preload/contract';
import { useTexts } from '../../base/language';
import { FailureNotice } from '../../ui/failure-notice';
import { categoryCodes, categoryName } from '../categories/category-choices';

export interface ToCorrect {
  payee: string | null;
  /** What the service takes the bookings for. */
  original: string;
  /** What the user said before; null: nothing, or it was withdrawn. */
  said: string | null;
  bookings: number;
}

interface CorrectDialogProps {
  subject: ToCorrect;
  isRunning: boolean;
  error: BridgeError | null;
  onCorrect: (category: string) => void;
  onClose: () => void;
}

/** Asks for the right category of a payee's bookings, by words, and says for how many it will hold. */
export function CorrectDialog({ subject, isRunning, error, onCorrect, onClose }: CorrectDialogProps) {
  const texts = useTexts();
  const { t, language } = texts;
  const [category, setCategory] = useState(subject.said);
  const choices = useMemo(
    () =>
      categoryCodes
        .map((code) => ({ value: code, label: categoryName(code, texts) }))
        .sort((a, b) => a.label.localeCompare(b.label, language)),
    [texts, language],
  );
  const payee = subject.payee ?? t('results.drawer.noName');
  const isNew = category !== null && category !== (subject.said ?? subject.original);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (isNew && !isRunning) onCorrect(category);
  }

  return (
    <Modal opened onClose={onClose} title={t('results.correct.title')} withCloseButton={false}>
      <form onSubmit={onSubmit}>
        <Stack gap="sm">
          <Text className="breakable private">
            {t('results.correct.holds', {
              count: subject.bookings,
              payee,
              category: categoryName(subject.original, texts),
            })}
          </Text>
          <Select
            label={t('results.correct.which')}
            placeholder={t('results.correct.find')}
            nothingFoundMessage={t('results.correct.none')}
            data={choices}
            value={category}
            onChange={setCategory}
            searchable
            allowDeselect={false}
            selectFirstOptionOnChange
            openOnFocus={false}
            maxDropdownHeight={280}
            data-autofocus
          />
          <FailureNotice error={error} />
          <Group justify="flex-end" gap="xs">
            <Button onClick={onClose}>{t('ui.cancel')}</Button>
            <Button type="submit" variant="filled" loading={isRunning} disabled={!isNew}>
              {t('results.correct.do', { count: subject.bookings })}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
