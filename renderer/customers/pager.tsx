import './customers.css';
import { Button, Text } from '@mantine/core';
import { useTexts } from '../base/language';

interface PagerProps {
  /** Position of the first row that is shown. */
  first: number;
  total: number;
  pageSize: number;
  onGo: (first: number) => void;
}

/** Which rows of a long list are shown, and the way to the ones before and after. */
export function Pager({ first, total, pageSize, onGo }: PagerProps) {
  const { t } = useTexts();
  const last = Math.min(first + pageSize, total);
  return (
    <nav className="pager" aria-label={t('customers.page', { first: first + 1, last, total })}>
      <Button disabled={first === 0} onClick={() => onGo(Math.max(0, first - pageSize))}>
        {t('customers.previous')}
      </Button>
      <Text className="tabular">{t('customers.page', { first: first + 1, last, total })}</Text>
      <Button disabled={last === total} onClick={() => onGo(first + pageSize)}>
        {t('customers.next')}
      </Button>
    </nav>
  );
}
