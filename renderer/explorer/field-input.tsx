import { NativeSelect, PasswordInput, Textarea, TextInput } from '@mantine/core';
import type { ExplorerField } from '../../preload/contract';
import { useTexts } from '../base/language';

interface FieldInputProps {
  field: ExplorerField;
  value: string;
  isWrong: boolean;
  onChange: (value: string) => void;
}

/** One member of a body. Its name stays as the service writes it; beside it stands what kind of value it takes. */
export function FieldInput({ field, value, isWrong, onChange }: FieldInputProps) {
  const { t } = useTexts();
  const { name, kind, isRequired, choices } = field;
  const shared = {
    label: <code>{name}</code>,
    description: t(`explorer.kind.${kind}`),
    required: isRequired,
    error: isWrong ? t(`explorer.wrong.${kind}`) : undefined,
    value,
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  };
  if (kind === 'choice') {
    return <NativeSelect {...shared} data={[{ value: '', label: '–' }, ...choices]} />;
  }
  if (kind === 'flag') {
    const words = [
      { value: '', label: '–' },
      { value: 'true', label: t('explorer.yes') },
      { value: 'false', label: t('explorer.no') },
    ];
    return <NativeSelect {...shared} data={words} />;
  }
  if (kind === 'texts') return <Textarea {...shared} autosize minRows={2} maxRows={8} />;
  if (kind === 'json') {
    return (
      <Textarea {...shared} className="explorer-json" autosize minRows={3} maxRows={14} spellCheck={false} />
    );
  }
  if (name === 'secret') return <PasswordInput {...shared} autoComplete="off" />;
  return <TextInput {...shared} inputMode={kind === 'number' ? 'decimal' : undefined} />;
}
