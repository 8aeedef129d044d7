import { ActionIcon, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { TargetField } from '../../../preload/contract';
import { useTexts } from '../../base/language';
import { type ColumnPlan, joinedFields, moved, withSeparator } from './column-plan';
import type { ChangePlan } from './mapping-columns';

/** What may stand between joined columns. Longer texts are no separators: they would be invented. */
const separators = [' ', '', ', ', ' / ', ' - ', ' | ', '.'] as const;

interface MappingJoinsProps {
  plan: ColumnPlan;
  nameOf: (column: number) => string;
  onChange: ChangePlan;
}

/** Fields that several columns feed: their order, and what stands between them (feature 14). */
export function MappingJoins({ plan, nameOf, onChange }: MappingJoinsProps) {
  const { t, coded } = useTexts();
  const joined = joinedFields(plan);
  if (joined.length === 0) return null;
  return (
    <Stack gap="xs" component="section" aria-label={t('mapping.joined')}>
      {joined.map(({ field, sources }) => {
        const name = coded('field', field);
        const own = sources.filter(({ part }) => part === null);
        return (
          <div className="mapping-join" key={field}>
            <Text fw={600}>{t('mapping.joinedField', { field: name })}</Text>
            <ol className="mapping-sources">
              {sources.map(({ column, part }) => {
                const at = own.findIndex((source) => source.column === column && part === null);
                const label =
                  part === null
                    ? nameOf(column)
                    : t('mapping.partOf', { column: nameOf(column), number: part + 1 });
                return (
                  <li key={`${column}:${part}`}>
                    <span>{label}</span>
                    {part === null ? (
                      <Group gap={2} wrap="nowrap">
                        <Move
                          isUp
                          isOff={at === 0}
                          name={label}
                          onMove={() => onChange((before) => moved(before, column, -1))}
                        />
                        <Move
                          isOff={at === own.length - 1}
                          name={label}
                          onMove={() => onChange((before) => moved(before, column, 1))}
                        />
                      </Group>
                    ) : null}
                  </li>
                );
              })}
            </ol>
            <NativeSelect
              label={t('mapping.between')}
              aria-label={t('mapping.betweenOf', { field: name })}
              value={plan.separators[field] ?? 'automatic'}
              onChange={(event) => {
                const text = event.currentTarget.value;
                onChange((before) => withSeparator(before, field, text === 'automatic' ? null : text));
              }}
              data={[
                { value: 'automatic', label: t(automaticText(field)) },
                ...separators.map((value) => ({ value, label: coded('choice.between', value) })),
              ]}
            />
          </div>
        );
      })}
    </Stack>
  );
}

/** What the engine does by itself: texts of a purpose are joined, of any other field the first filled one counts. */
function automaticText(field: TargetField): 'mapping.betweenPurpose' | 'mapping.betweenFirst' {
  return field === 'purpose' ? 'mapping.betweenPurpose' : 'mapping.betweenFirst';
}

interface MoveProps {
  isUp?: boolean;
  isOff: boolean;
  name: string;
  onMove: () => void;
}

function Move({ isUp = false, isOff, name, onMove }: MoveProps) {
  const { t } = useTexts();
  const Icon = isUp ? IconArrowUp : IconArrowDown;
  return (
    <ActionIcon
      aria-label={t(isUp ? 'mapping.earlier' : 'mapping.later', { column: name })}
      // Kept in the order of focus: a button that vanishes under the finger loses the place.
      aria-disabled={isOff}
      data-disabled={isOff || undefined}
      onClick={isOff ? undefined : onMove}
    >
      <Icon size={15} />
    </ActionIcon>
  );
}
