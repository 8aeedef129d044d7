import './settings.css';
import { List, Text } from '@mantine/core';
import type { MappingTemplate } from '../../preload/contract';
import { useTexts } from '../base/language';
import { meaningOfTemplate } from './template-columns';

const shownInLine = 4;

/** What a saved mapping says of the columns, and how it reads the file: its gist in a line, or the whole of it. */
export function TemplateMeaning({ template, isWhole }: { template: MappingTemplate; isWhole: boolean }) {
  const { t, coded } = useTexts();
  const { columns, settings, statusWords } = meaningOfTemplate(template);
  const lines = columns.map(({ column, name, field }) =>
    t('templates.mapsColumn', {
      column: name || t('mapping.column', { number: column + 1 }),
      field: field === null ? t('templates.split') : coded('field', field),
    }),
  );
  const reading = settings.map(
    ({ option, value, texts }) => `${t(`readingOptions.${option}`)}: ${texts ? coded(texts, value) : value}`,
  );
  reading.push(
    ...statusWords.map(({ word, meaning }) =>
      t('templates.statusWord', { word, meaning: coded('choice.status', meaning) }),
    ),
  );
  if (lines.length === 0 && !isWhole) return <Text size="sm">{reading[0] ?? t('templates.mapsNone')}</Text>;
  if (!isWhole) {
    const left = lines.length - shownInLine;
    const gist = lines.slice(0, shownInLine).join(', ');
    return (
      <Text size="sm" truncate title={lines.join('\n')}>
        {left > 0 ? `${gist} ${t('templates.more', { count: left })}` : gist}
      </Text>
    );
  }
  const all = [...(lines.length > 0 ? lines : [t('templates.mapsNone')]), ...reading];
  return (
    <List size="sm" spacing={2} className="template-columns">
      {all.map((line) => (
        <List.Item key={line}>{line}</List.Item>
      ))}
    </List>
  );
}
