import { Anchor, Collapse, Group, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { ReactNode } from 'react';
import type { FileReading, ReadOptions } from '../../../preload/contract';
import { useTexts } from '../../base/language';
import { joinedTexts } from '../../base/languages/isolated-text';
import { foundBy, type ReadingSetting, settingText } from './reading-options';

interface ReadingSummaryProps {
  reading: FileReading;
  options: ReadOptions;
  /** The form that changes it. */
  children: ReactNode;
}

/** How the file is read, in one line at the top; what stands there is where it is changed. */
export function ReadingSummary({ reading, options, children }: ReadingSummaryProps) {
  const { t, coded } = useTexts();
  const [isOpen, form] = useDisclosure(false);
  const value = (setting: ReadingSetting) => settingText(options, setting) || foundBy(reading, setting);
  const header = value('headerRow');
  const sign = value('decimalSign');
  const order = value('dateOrder');
  const parts = [
    coded('choice.encoding', options.singleByteEncoding ?? value('encoding')),
    value('delimiter') && coded('choice.delimiter', value('delimiter')),
    header && t('readingOptions.namesIn', { line: header }),
    order && coded('choice.dateOrder', order),
    sign && coded('choice.numberStyle', sign),
    value('currency'),
  ].filter(Boolean);
  return (
    <section className="reading-summary" aria-label={t('readingOptions.open')}>
      <Group gap="sm" justify="space-between" wrap="nowrap">
        <Text size="sm" miw={0} flex={1}>
          <b>{t('readingOptions.open')}:</b> {joinedTexts(parts, ' · ')}
        </Text>
        <Anchor component="button" size="sm" className="nowrap" aria-expanded={isOpen} onClick={form.toggle}>
          {t(isOpen ? 'readingOptions.hide' : 'readingOptions.change')}
        </Anchor>
      </Group>
      <Collapse expanded={isOpen}>
        <div className="reading-form">{children}</div>
      </Collapse>
    </section>
  );
}
