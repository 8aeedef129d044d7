import { SegmentedControl } from '@mantine/core';
import { useTexts } from '../../base/language';

export type ShownAs = 'chart' | 'table';

/** Every chart has a table twin: which of them is shown. */
export function ShownAsSwitch({ value, onChange }: { value: ShownAs; onChange: (value: ShownAs) => void }) {
  const { t } = useTexts();
  return (
    <SegmentedControl
      aria-label={t('results.showAs')}
      value={value}
      onChange={(chosen) => onChange(chosen === 'table' ? 'table' : 'chart')}
      data={[
        { value: 'chart', label: t('results.asChart') },
        { value: 'table', label: t('results.asTable') },
      ]}
    />
  );
}
