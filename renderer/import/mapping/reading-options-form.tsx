import { NativeSelect, SimpleGrid, Stack, Switch, Text, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import type { FileReading, ReadOptions } from '../../../preload/contract';
import { useTexts } from '../../base/language';
import { isStandard } from '../files/standard-kinds';
import { EncodingChoices } from '../questions/encoding-choices';
import {
  foundBy,
  offeredEncodings,
  type ReadingSetting,
  settingChoices,
  settingText,
  withSampledEncoding,
  withSetting,
} from './reading-options';

interface ReadingOptionsFormProps {
  reading: FileReading;
  options: ReadOptions;
  onChange: (options: ReadOptions, setting: ReadingSetting | 'includePending') => void;
}

/** How the file is read, changeable: encoding (with samples side by side), delimiter, header line, dates, amounts. */
export function ReadingOptionsForm({ reading, options, onChange }: ReadingOptionsFormProps) {
  const { t, coded } = useTexts();
  const samplesId = useId();
  const hasStandard = isStandard(reading);

  function set(setting: ReadingSetting, text: string) {
    const changed = withSetting(options, setting, text);
    if (changed) onChange(changed, setting);
  }
  function select(setting: 'encoding' | 'delimiter' | 'dateOrder' | 'decimalSign') {
    const found = foundBy(reading, setting);
    const choices: readonly string[] = setting === 'encoding' ? offeredEncodings : settingChoices[setting];
    const labelOf = (choice: string) =>
      coded(setting === 'decimalSign' ? 'choice.numberStyle' : `choice.${setting}`, choice);
    const automatic = found
      ? t('readingOptions.automaticFound', { found: labelOf(found) })
      : t('readingOptions.automatic');
    return (
      <NativeSelect
        label={t(`readingOptions.${setting}`)}
        value={settingText(options, setting)}
        onChange={(event) => set(setting, event.currentTarget.value)}
        data={[
          { value: '', label: automatic },
          ...choices.map((choice) => ({ value: choice, label: labelOf(choice) })),
        ]}
      />
    );
  }
  return (
    <Stack gap="sm">
      <SimpleGrid cols={{ base: 2, md: 3 }} spacing="sm" verticalSpacing="xs">
        {select('encoding')}
        {hasStandard ? null : (
          <>
            {select('delimiter')}
            <TextSetting reading={reading} options={options} setting="headerRow" onText={set} />
            {select('dateOrder')}
          </>
        )}
        {hasStandard && reading.kind !== 'ofx' ? null : select('decimalSign')}
        {hasStandard ? null : (
          <TextSetting reading={reading} options={options} setting="currency" onText={set} />
        )}
      </SimpleGrid>
      {reading.encoding.alternatives.length > 0 ? (
        <div>
          <Text size="xs" c="dimmed" id={samplesId}>
            {t('readingOptions.samples')}
          </Text>
          <EncodingChoices
            readings={reading.encoding.alternatives.map(({ label, sample }) => ({
              label,
              lines: sample.split('\n').map((text) => ({ line: null, text })),
            }))}
            value={reading.encoding.label}
            onChange={(label) => onChange(withSampledEncoding(options, label), 'encoding')}
            labelledBy={samplesId}
          />
        </div>
      ) : null}
      <Switch
        label={t('readingOptions.includePending')}
        checked={options.includePending ?? false}
        onChange={(event) => {
          const { includePending: _before, ...others } = options;
          onChange(
            event.currentTarget.checked ? { ...others, includePending: true } : others,
            'includePending',
          );
        }}
      />
    </Stack>
  );
}

interface TextSettingProps {
  reading: FileReading;
  options: ReadOptions;
  setting: 'headerRow' | 'currency';
  onText: (setting: ReadingSetting, text: string) => void;
}

function TextSetting({ reading, options, setting, onText }: TextSettingProps) {
  const { t } = useTexts();
  const [text, setText] = useState(settingText(options, setting));
  const found = foundBy(reading, setting);
  return (
    <TextInput
      label={t(`readingOptions.${setting}`)}
      placeholder={found ? t('readingOptions.automaticFound', { found }) : t('readingOptions.automatic')}
      value={text}
      onChange={(event) => {
        const next = event.currentTarget.value.trim().toUpperCase();
        setText(next);
        onText(setting, next);
      }}
    />
  );
}
