import { Select } from '@mantine/core';
import { useMemo } from 'react';
import type { TargetField } from '../../../preload/contract';
import { useTexts } from '../../base/language';
import { fieldGroups } from './field-groups';

interface FieldSelectProps {
  value: TargetField | null;
  /** Name for who does not see where it stands. */
  name: string;
  /** Shown above it, where it stands in no table. */
  label?: string;
  hasFocus?: boolean;
  isWrong?: boolean;
  describedBy?: string;
  onChange: (field: TargetField | null) => void;
}

/** What a column holds: the fields by what they are about; typing finds one by any part of its name. */
export function FieldSelect(props: FieldSelectProps) {
  const { t, coded } = useTexts();
  const { value, name, label, hasFocus = false, isWrong = false, describedBy, onChange } = props;
  const data = useMemo(
    () =>
      fieldGroups.map(({ group, fields }) => ({
        group: t(`mapping.group.${group}`),
        items: fields.map((field) => ({ value: field, label: coded('field', field) })),
      })),
    [t, coded],
  );
  return (
    <Select
      size="xs"
      label={label}
      aria-label={name}
      aria-describedby={describedBy}
      aria-invalid={isWrong || undefined}
      className={isWrong ? 'field-select field-wrong' : 'field-select'}
      data-autofocus={hasFocus || undefined}
      data={data}
      value={value}
      placeholder={t('mapping.none')}
      nothingFoundMessage={t('mapping.noField')}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('mapping.clear', { name }) }}
      selectFirstOptionOnChange
      // The first one has the focus when the dialog opens: its list would hide the others.
      openOnFocus={false}
      maxDropdownHeight={320}
      comboboxProps={{ width: 'max-content', position: 'bottom-start', withinPortal: true }}
      onChange={(chosen) => onChange(chosen as TargetField | null)}
    />
  );
}
