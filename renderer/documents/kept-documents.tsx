import { Button, Group, Modal, Stack, Table, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMemo, useState } from 'react';
import type { ServiceDocument } from '../../preload/contract';
import { AnswerTree } from '../answer-view/answer-tree';
import { kontor } from '../base/kontor';
import { useTexts } from '../base/language';
import { joinedTexts } from '../base/languages/isolated-text';
import { useAction } from '../base/use-action';
import { useLoaded } from '../base/use-loaded';
import { Busy } from '../ui/busy';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { EmptyView } from '../ui/empty-view';
import { FailureNotice } from '../ui/failure-notice';
import { withNames } from '../ui/names/with-names';
import { Panel } from '../ui/panel';

interface KeptDocumentsProps {
  documents: readonly ServiceDocument[];
  onChange: () => void;
}

/** Documents that were issued: when, by whom asked for, how long, and the hash of what is kept. */
export function KeptDocuments({ documents, onChange }: KeptDocumentsProps) {
  const { t, format } = useTexts();
  const [shown, setShown] = useState<ServiceDocument | null>(null);
  const [forgotten, setForgotten] = useState<ServiceDocument | null>(null);
  const saving = useAction(kontor().documents.save);
  const removing = useAction(kontor().documents.remove);
  const wordsOf = ({ kind, fetchedAt }: ServiceDocument) => ({
    name: t(`documents.kind.${kind}`),
    at: format.instant(fetchedAt),
  });
  async function save(document: ServiceDocument) {
    const answer = await saving.run(document.id);
    if (answer.ok && answer.value)
      notifications.show({ message: withNames(t('ui.savedAs', { name: answer.value.fileName })) });
  }
  async function forget(document: ServiceDocument) {
    const answer = await removing.run(document.id);
    if (!answer.ok) return;
    setForgotten(null);
    onChange();
  }
  if (documents.length === 0) return <EmptyView title={t('documents.none')} text={t('documents.noneText')} />;
  return (
    <Panel title={t('documents.kept')}>
      <FailureNotice error={saving.error} />
      <Table layout="fixed" aria-label={t('documents.kept')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('documents.document')}</Table.Th>
            <Table.Th w={160}>{t('documents.fetchedAt')}</Table.Th>
            <Table.Th w={80} className="number">
              {t('documents.size')}
            </Table.Th>
            <Table.Th w={140}>SHA-256</Table.Th>
            <Table.Th w={250}>
              <span className="hidden-text">{t('ui.actions')}</span>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {documents.map((document) => (
            <DocumentRow
              key={document.id}
              document={document}
              onShow={() => setShown(document)}
              onSave={() => void save(document)}
              onForget={() => setForgotten(document)}
            />
          ))}
        </Table.Tbody>
      </Table>
      {shown ? <DocumentDialog document={shown} onClose={() => setShown(null)} /> : null}
      <ConfirmDialog
        isOpen={forgotten !== null}
        isDangerous
        title={forgotten ? t('documents.forgetOne', wordsOf(forgotten)) : ''}
        text={t('documents.forgetText')}
        confirmLabel={t('documents.forget')}
        isRunning={removing.isRunning}
        error={removing.error}
        onConfirm={() => forgotten && void forget(forgotten)}
        onCancel={() => setForgotten(null)}
      />
    </Panel>
  );
}

interface DocumentRowProps {
  document: ServiceDocument;
  onShow: () => void;
  onSave: () => void;
  onForget: () => void;
}

function DocumentRow({ document, onShow, onSave, onForget }: DocumentRowProps) {
  const { t, format } = useTexts();
  const { kind, source, fetchedAt, fetchedBy, mediaType, bytes, sha256 } = document;
  const words = { name: t(`documents.kind.${kind}`), at: format.instant(fetchedAt) };
  const detail = joinedTexts([source, fetchedBy], ' · ');
  return (
    <Table.Tr>
      <Table.Td>
        {words.name}
        <Text size="xs" c="dimmed" truncate className="private" title={detail}>
          {detail}
        </Text>
      </Table.Td>
      <Table.Td>{words.at}</Table.Td>
      <Table.Td className="number">{format.bytes(bytes)}</Table.Td>
      <Table.Td className="code cut selectable" title={sha256}>
        {sha256}
      </Table.Td>
      <Table.Td>
        <Group gap={4} wrap="nowrap" justify="flex-end">
          {mediaType === 'json' ? (
            <Button size="compact-xs" aria-label={t('documents.showOne', words)} onClick={onShow}>
              {t('documents.show')}
            </Button>
          ) : null}
          <Button size="compact-xs" aria-label={t('documents.saveOne', words)} onClick={onSave}>
            {t('documents.save')}
          </Button>
          <Button size="compact-xs" aria-label={t('documents.forgetOne', words)} onClick={onForget}>
            {t('documents.forget')}
          </Button>
        </Group>
      </Table.Td>
    </Table.Tr>
  );
}

function DocumentDialog({ document, onClose }: { document: ServiceDocument; onClose: () => void }) {
  const { t, format } = useTexts();
  const [loaded, reload] = useLoaded(document.id, () => kontor().documents.text(document.id));
  const text = loaded.state === 'ready' ? loaded.value.text : null;
  const value = useMemo((): unknown => (text === null ? undefined : JSON.parse(text)), [text]);
  const name = t(`documents.kind.${document.kind}`);
  return (
    <Modal
      opened
      onClose={onClose}
      size="xl"
      withCloseButton={false}
      title={t('documents.shown', { name, at: format.instant(document.fetchedAt) })}
    >
      <Stack gap="sm">
        <Text size="xs" c="dimmed" className="code selectable breakable">
          SHA-256 {document.sha256}
        </Text>
        {loaded.state === 'loading' ? <Busy /> : null}
        {loaded.state === 'failed' ? <FailureNotice error={loaded.error} onAgain={reload} /> : null}
        {loaded.state === 'ready' && loaded.value.isCut ? <Text>{t('documents.cut')}</Text> : null}
        {value === undefined ? null : <AnswerTree value={value} />}
        <Group justify="flex-end">
          <Button onClick={onClose} data-autofocus>
            {t('ui.close')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
