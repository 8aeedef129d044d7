import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconCopy } from '@tabler/icons-react';
import { copyText } from '../../base/copy-text';
import { useTexts } from '../../base/language';
import { type ChartData, tabSeparated } from './chart-data';

/** Copies the values of a chart for a spreadsheet (feature 56). Made only at the click. */
export function CopyData({ makeData }: { makeData: () => ChartData }) {
  const { t } = useTexts();
  const copy = () => {
    const isCopied = copyText(tabSeparated(makeData()));
    notifications.show({ message: t(isCopied ? 'results.copied' : 'results.notCopied') });
  };
  return (
    <Button leftSection={<IconCopy size={15} aria-hidden />} onClick={copy}>
      {t('results.copyData')}
    </Button>
  );
}
