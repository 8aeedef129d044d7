import { ActionIcon, Group, NativeSelect, Text, TextInput } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { ColumnReading } from '../../../preload/contract';
import { useTexts } from '../../base/language';
import { patternParts, splitCell } from '../engine/values/split-cell';
import type { PartPlan } from './column-plan';
import { FieldSelect } from './field-select';

type Kind = PartPlan['by']['kind'];
const kinds: readonly Kind[] = ['iban', 'separator', 'pattern'];
const mostParts = 8;

const firstPlans: Record<Kind, PartPlan> = {
  iban: { by: { kind: 'iban' }, feeds: ['counterpartyName', 'counterpartyIban', 'purpose'] },
  separator: { by: { kind: 'separator', text: '/' }, feeds: ['counterpartyName', 'purpose'] },
  pattern: { by: { kind: 'pattern', text: '{} ({})' }, feeds: ['counterpartyName', 'purpose'] },
};
export const firstSplit = firstPlans.iban;

interface ColumnSplitEditorProps {
  column: ColumnReading;
  name: string;
  split: PartPlan;
  onChange: (split: PartPlan) => void;
}

/** How one column is taken apart, with its parts in three real cells, and what each part feeds (feature 14). */
export function ColumnSplitEditor({ column, name, split, onChange }: ColumnSplitEditorProps) {
  const { t } = useTexts();
  const { by, feeds } = split;
  const cells = column.sample.slice(0, 3);
  const parts = cells.map((cell) => splitCell(cell, { column: column.index, ...split }));

  function setText(text: string) {
    if (by.kind === 'separator' && text !== '') onChange({ ...split, by: { kind: 'separator', text } });
    if (by.kind === 'pattern' && patternParts(text) > 0)
      onChange({
        by: { kind: 'pattern', text },
        feeds: resized(feeds, Math.min(patternParts(text), mostParts)),
      });
  }

  return (
    <section className="split" aria-label={t('mapping.splitOf', { column: name })}>
      <Group gap="sm" align="flex-end">
        <NativeSelect
          label={t('mapping.splitBy')}
          value={by.kind}
          onChange={(event) => onChange(firstPlans[event.currentTarget.value as Kind])}
          data={kinds.map((kind) => ({ value: kind, label: t(`mapping.split.${kind}`) }))}
        />
        {by.kind === 'iban' ? null : (
          <TextInput
            // Typed freely; what makes no split is not taken over, so the field keeps its own text.
            key={by.kind}
            label={t(by.kind === 'separator' ? 'mapping.splitText' : 'mapping.splitPattern')}
            description={by.kind === 'pattern' ? t('mapping.splitPatternText') : undefined}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            defaultValue={by.text}
            maxLength={by.kind === 'separator' ? 20 : 200}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        )}
        {by.kind === 'separator' ? (
          <Group gap={4} wrap="nowrap" role="group" aria-label={t('mapping.splitParts')}>
            <PartCount
              label={t('mapping.fewerParts')}
              isOff={feeds.length <= 2}
              onPress={() => onChange({ ...split, feeds: resized(feeds, feeds.length - 1) })}
            >
              <IconMinus size={15} />
            </PartCount>
            <Text size="sm">{t('mapping.partCount', { count: feeds.length })}</Text>
            <PartCount
              label={t('mapping.moreParts')}
              isOff={feeds.length >= mostParts}
              onPress={() => onChange({ ...split, feeds: resized(feeds, feeds.length + 1) })}
            >
              <IconPlus size={15} />
            </PartCount>
          </Group>
        ) : null}
      </Group>
      <ol className="split-parts">
        {feeds.map((field, part) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is its number
          <li key={part}>
            <FieldSelect
              label={t(by.kind === 'iban' ? (ibanParts[part] ?? 'mapping.part') : 'mapping.part', {
                number: part + 1,
              })}
              name={t('mapping.fieldOfPart', { number: part + 1, column: name })}
              value={field}
              onChange={(chosen) =>
                onChange({ ...split, feeds: feeds.map((one, at) => (at === part ? chosen : one)) })
              }
            />
            <div className="split-samples private">
              {parts.map((cell, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the cells are three places of one column
                <span key={at}>{cell[part] || '–'}</span>
              ))}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface PartCountProps {
  label: string;
  isOff: boolean;
  onPress: () => void;
  children: ReactNode;
}

function PartCount({ label, isOff, onPress, children }: PartCountProps) {
  return (
    <ActionIcon
      aria-label={label}
      // Kept in the order of focus: the last press that counts would lose the place.
      aria-disabled={isOff}
      data-disabled={isOff || undefined}
      onClick={isOff ? undefined : onPress}
    >
      {children}
    </ActionIcon>
  );
}

const ibanParts = ['mapping.beforeIban', 'mapping.iban', 'mapping.behindIban'] as const;

function resized(feeds: PartPlan['feeds'], length: number): PartPlan['feeds'] {
  return Array.from({ length }, (_, at) => feeds[at] ?? null);
}
