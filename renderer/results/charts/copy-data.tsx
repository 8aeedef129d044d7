import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconCopy } from '@tabler/icons-react';
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

/** By a selection and not by `navigator.clipboard`, because the window grants no permission to anything (SEC-8). */
function copyText(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.className = 'hidden-text';
  // What is hidden that way does not wrap, and tabs and line ends would be copied as spaces.
  field.style.whiteSpace = 'pre';
  field.readOnly = true;
  field.value = text;
  document.body.append(field);
  try {
    field.select();
    return document.execCommand('copy');
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus();
  }
}
