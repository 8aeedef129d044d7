import { Anchor, Button, Group, Table, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { ReadingDigest } from '../../../preload/contract';
import { type Texts, useTexts } from '../../base/language';
import { useImport } from '../queue/import-context';
import { headerOf, type TemplateMatch } from '../queue/template-match';
import { headerChanges, namesChanged } from './drift-sentence';
import { useFileChanges } from './file-changes';
import type { FileRow } from './file-rows';
import { isSure } from './format-confidence';
import { optionsForAnother, sameHeader } from './same-header';

/** Below a file that was read: what else its lines were, what the checks saw, and whether its bank changed the export. */
export function FileNotes({ row }: { row: FileRow }) {
  const { t, format, language } = useTexts();
  const { queue, change } = useImport();
  const changes = useFileChanges();
  const [similar, setSimilar] = useState<TemplateMatch | null>(null);
  const { item, digest } = row;
  const hasTemplate = item?.options.template !== undefined;
  useEffect(() => {
    let isCurrent = true;
    if (item?.reading && !hasTemplate) {
      void queue.memory.similar(item.reading).then((match) => {
        if (isCurrent) setSimilar(match);
      });
    }
    return () => {
      isCurrent = false;
    };
  }, [item, hasTemplate, queue]);
  if (!digest) return null;

  async function use({ options, template }: TemplateMatch) {
    if (!item) return;
    const others = sameHeader(queue.getState().items, item).map((other) => ({
      item: other,
      options: optionsForAnother(options, other.options),
    }));
    await changes.readAgain([{ item, options }, ...others], template.name);
  }
  const notes = notesOf(digest, t);
  // What is only probably that bank's export is not said to have been changed by it.
  const drift =
    digest.drift && (digest.format === null || isSure(digest.format))
      ? t('import.drift.sentence', { changes: headerChanges(digest.drift, { t, language }) })
      : null;
  const same = row.file?.sameBytes ?? [];
  if (notes.length === 0 && !drift && !similar && same.length === 0) return null;
  return (
    <Table.Tr className="file-note">
      <Table.Td colSpan={6}>
        {notes.length > 0 ? (
          <Group gap="md">
            {notes.map((note) => (
              <Text size="xs" c="dimmed" key={note}>
                {note}
              </Text>
            ))}
            {digest.counts.blocked > 0 && !digest.needsAnswer ? (
              <Anchor
                component="button"
                size="xs"
                onClick={() => change({ step: 'check', checkTab: 'findings' })}
              >
                {t('import.lookAtBlocked')}
              </Anchor>
            ) : null}
          </Group>
        ) : null}
        {same.map((one) => (
          <Text size="sm" className="private" key={one.kind === 'sent' ? one.sentAt : one.name}>
            {one.kind === 'sent'
              ? t('import.note.sentBefore', { day: format.instant(one.sentAt), customer: one.customerName })
              : t('import.note.twice', { other: one.name })}
          </Text>
        ))}
        {drift ? <Text size="sm">{drift}</Text> : null}
        {similar && item?.reading && !hasTemplate ? (
          <Group gap="sm">
            <Text size="sm">
              {t('import.similar', {
                name: similar.template.name,
                changes: headerChanges(namesChanged(similar.template.header, headerOf(item.reading)), {
                  t,
                  language,
                }),
              })}
            </Text>
            <Button size="compact-xs" onClick={() => void use(similar)}>
              {t('import.useTemplate')}
            </Button>
          </Group>
        ) : null}
      </Table.Td>
    </Table.Tr>
  );
}

function notesOf(digest: ReadingDigest, t: Texts['t']): string[] {
  const { counts, findingTotals, format } = digest;
  const notes: string[] = [];
  if (digest.needsAnswer) return notes;
  if (format && !isSure(format)) notes.push(t('import.note.unsure'));
  if (counts.blocked > 0) notes.push(t('import.note.blocked', { count: counts.blocked }));
  if (counts.pending > 0) notes.push(t('import.note.pending', { count: counts.pending }));
  const breaks = findingTotals['balance.break'] ?? 0;
  if (breaks > 0) notes.push(t('import.note.breaks', { count: breaks }));
  if ('balance.unrelated' in findingTotals) notes.push(t('import.note.unrelated'));
  return notes;
}
