import { Button, Checkbox, Popover, Stack } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import { useTexts } from '../../base/language';
import { popover } from '../../base/theme';
import { rowColumns } from './row-columns';

interface ColumnChoiceProps {
  shown: ReadonlySet<string>;
  onChange: (shown: ReadonlySet<string>) => void;
}

/** Which fields have a column. */
export function ColumnChoice({ shown, onChange }: ColumnChoiceProps) {
  const { t } = useTexts();
  return (
    <Popover position="bottom-start" {...popover}>
      <Popover.Target>
        <Button
          size="compact-sm"
          data-command="rows.columns"
          leftSection={<IconColumns3 size={15} aria-hidden />}
        >
          {t('rows.columns')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap={6} role="group" aria-label={t('rows.columns')}>
          {rowColumns.map(({ id, label }) => (
            <Checkbox
              key={id}
              label={t(label)}
              checked={shown.has(id)}
              // A table without any column has nothing to press.
              disabled={shown.size === 1 && shown.has(id)}
              onChange={(event) => {
                const next = new Set(shown);
                if (event.currentTarget.checked) next.add(id);
                else next.delete(id);
                onChange(next);
              }}
            />
          ))}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
