import { Button, Group, Text } from '@mantine/core';
import { useTexts } from '../../base/language';

interface PairPagesProps {
  total: number;
  offset: number;
  pageSize: number;
  onMove: (offset: number) => void;
}

/** The way through a long list, page by page; nothing for a short one. */
export function PairPages({ total, offset, pageSize, onMove }: PairPagesProps) {
  const { t, format } = useTexts();
  if (total <= pageSize) return null;
  const range = {
    from: format.count(offset + 1),
    to: format.count(Math.min(total, offset + pageSize)),
    total: format.count(total),
  };
  return (
    <Group gap="xs">
      <Button disabled={offset === 0} onClick={() => onMove(Math.max(0, offset - pageSize))}>
        {t('pairs.earlier')}
      </Button>
      <Text size="sm" role="status">
        {t('pairs.range', range)}
      </Text>
      <Button disabled={offset + pageSize >= total} onClick={() => onMove(offset + pageSize)}>
        {t('pairs.later')}
      </Button>
    </Group>
  );
}

interface ForAllOpenProps<Choice extends string> {
  choices: readonly { value: Choice; label: string }[];
  isRunning: boolean;
  onChoose: (choice: Choice) => void;
}

/** One answer for all that have none yet. */
export function ForAllOpen<Choice extends string>({ choices, isRunning, onChoose }: ForAllOpenProps<Choice>) {
  const { t } = useTexts();
  return (
    <Group gap="xs" role="group" aria-label={t('pairs.forAll')}>
      <Text size="sm">{t('pairs.forAll')}:</Text>
      {choices.map(({ value, label }) => (
        <Button key={value} disabled={isRunning} onClick={() => onChoose(value)}>
          {label}
        </Button>
      ))}
    </Group>
  );
}
