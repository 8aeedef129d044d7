import { isolatedText, joinedTexts } from '../base/languages/isolated-text';
import './settings.css';
import { List, Text } from '@mantine/core';
import type { MappingTemplate } from '../../preload/contract';
import { kontor } from '../base/kontor';
import { useTexts } from '../base/language';
import { useLoaded } from '../base/use-loaded';
import { meaningOfTemplate } from './template-columns';
import { sampleFor } from './template-sample';

const shownInLine = 4;

/** What a saved mapping says of the columns, and how it reads the file: its gist in a line, or the whole of it. */
export function TemplateMeaning({ template, isWhole }: { template: MappingTemplate; isWhole: boolean }) {
  const { t, coded } = useTexts();
  const { columns, settings, statusWords } = meaningOfTemplate(template);
  const { sample, isLooked } = useSample(template, isWhole);
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
    const gist = joinedTexts(lines.slice(0, shownInLine));
    return (
      <Text size="sm" truncate title={lines.join('\n')}>
        {left > 0 ? `${gist} ${t('templates.more', { count: left })}` : gist}
      </Text>
    );
  }
  return (
    <>
      <List size="sm" spacing={2} className="template-columns">
        {lines.length === 0 ? <List.Item>{t('templates.mapsNone')}</List.Item> : null}
        {columns.map(({ column, field }, at) => (
          <List.Item key={`${column} ${field}`}>
            {lines[at]} <SampleCells cells={sample?.get(column)} />
          </List.Item>
        ))}
        {reading.map((line) => (
          <List.Item key={line}>{line}</List.Item>
        ))}
      </List>
      {isLooked && sample === null ? (
        <Text size="xs" c="dimmed">
          {t('templates.noSample')}
        </Text>
      ) : null}
    </>
  );
}

/** As they stand in the file: whose bookings they are, others may not see. */
function SampleCells({ cells }: { cells: readonly string[] | undefined }) {
  if (!cells || cells.length === 0) return null;
  return <span className="raw-text private">{cells.map(isolatedText).join(' · ')}</span>;
}

/** Looked for when somebody opens the whole of a template. */
function useSample(template: MappingTemplate, isWhole: boolean) {
  const [loaded] = useLoaded(`sample:${template.id}:${isWhole}`, async () =>
    isWhole ? sampleFor(template, kontor().imports) : { ok: true as const, value: null },
  );
  return { sample: loaded.state === 'ready' ? loaded.value : null, isLooked: loaded.state === 'ready' };
}
