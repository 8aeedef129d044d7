import { Select } from '@mantine/core';
import { type KeyboardEvent, useMemo, useState } from 'react';
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

/** First of the list: what is there when everything typed is gone, so that Enter then frees the column. */
const nothing = 'nothing';

/**
 * Enter takes what is highlighted. The library forgets its highlighted entry where the first thing typed or pasted opens the
 * list, and Enter would do nothing; taking one twice changes nothing.
 */
function takeHighlighted(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  const list = document.getElementById(event.currentTarget.getAttribute('aria-controls') ?? '');
  list?.querySelector<HTMLElement>('[data-combobox-selected]')?.click();
}

/** What a column holds: the fields by what they are about; typing finds one by any part of its name. */
export function FieldSelect(props: FieldSelectProps) {
  const { t, coded } = useTexts();
  const { value, name, label, hasFocus = false, isWrong = false, describedBy, onChange } = props;
  const [typed, setTyped] = useState(value === null ? '' : coded('field', value));
  const data = useMemo(
    () => [
      { value: nothing, label: t('mapping.none') },
      ...fieldGroups.map(({ group, fields }) => ({
        group: t(`mapping.group.${group}`),
        items: fields.map((field) => ({ value: field, label: coded('field', field) })),
      })),
    ],
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
      searchValue={typed}
      onSearchChange={setTyped}
      // Who opens the list and presses Enter on what is chosen keeps it.
      allowDeselect={false}
      clearable
      // The library hides it from who does not see it.
      clearButtonProps={{ 'aria-label': t('mapping.clear', { name }), 'aria-hidden': undefined }}
      selectFirstOptionOnChange
      // The first one has the focus when the dialog opens: its list would hide the others.
      openOnFocus={false}
      maxDropdownHeight={320}
      comboboxProps={{ width: 'max-content', position: 'bottom-start', withinPortal: true }}
      // Also where what is chosen was chosen before, and nothing changes: what was typed gives way to its name.
      onOptionSubmit={(chosen) => setTyped(chosen === nothing ? '' : coded('field', chosen))}
      onKeyDown={takeHighlighted}
      onChange={(chosen) => onChange(chosen === nothing ? null : (chosen as TargetField | null))}
    />
  );
}
