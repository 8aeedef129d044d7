import { ActionIcon, Button, Group, Table, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import {
  IconChevronDown,
  IconChevronUp,
  IconDownload,
  IconFileImport,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import { useState } from 'react';
import type { MappingTemplate } from '../../preload/contract';
import { openFileChooser } from '../base/file-chooser';
import { kontor } from '../base/kontor';
import { useTexts } from '../base/language';
import { isolatedText } from '../base/languages/isolated-text';
import { useAction } from '../base/use-action';
import { useLoaded } from '../base/use-loaded';
import { useTemplateOffers } from '../import/templates/template-offer';
import { Busy } from '../ui/busy';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { FailureNotice } from '../ui/failure-notice';
import { withNames } from '../ui/names/with-names';
import { Panel } from '../ui/panel';
import { RenameTemplateDialog } from './rename-template-dialog';
import { TemplateMeaning } from './template-meaning';

/** Answers and mappings that were saved, one per header; they can be handed on as a file (feature 15). */
export function TemplatesPanel() {
  const { t } = useTexts();
  const { saved } = useTemplateOffers();
  const [templates, reload] = useLoaded(`templates:${saved}`, () => kontor().templates.list());
  const exporting = useAction(kontor().templates.export);
  const [renamed, setRenamed] = useState<MappingTemplate | null>(null);
  const [removed, setRemoved] = useState<MappingTemplate | null>(null);
  const removing = useAction(kontor().templates.remove);
  const list = templates.state === 'ready' ? templates.value : [];

  async function save(templateId: string | null) {
    const answer = await exporting.run(templateId);
    if (answer.ok && answer.value)
      notifications.show({ message: withNames(t('ui.savedAs', { name: answer.value.fileName })) });
  }

  return (
    <Panel title={t('settings.templates')}>
      <Text c="dimmed">{t('settings.templatesText')}</Text>
      {templates.state === 'loading' ? <Busy /> : null}
      {templates.state === 'failed' ? <FailureNotice error={templates.error} onAgain={reload} /> : null}
      {templates.state === 'ready' && list.length === 0 ? <Text>{t('settings.noTemplates')}</Text> : null}
      {list.length > 0 ? (
        <TemplateTable
          templates={list}
          onExport={(template) => void save(template.id)}
          onRename={setRenamed}
          onRemove={setRemoved}
        />
      ) : null}
      <FailureNotice error={exporting.error} />
      <Group gap="xs">
        <Button
          data-command="templates.import"
          leftSection={<IconFileImport size={15} aria-hidden />}
          onClick={openFileChooser}
        >
          {t('templates.importFile')}
        </Button>
        <Button
          data-command="templates.export"
          leftSection={<IconDownload size={15} aria-hidden />}
          disabled={list.length === 0}
          loading={exporting.isRunning}
          onClick={() => void save(null)}
        >
          {t('templates.exportAll')}
        </Button>
      </Group>
      {renamed ? (
        <RenameTemplateDialog
          template={renamed}
          onRenamed={() => {
            setRenamed(null);
            reload();
          }}
          onClose={() => setRenamed(null)}
        />
      ) : null}
      <ConfirmDialog
        isOpen={removed !== null}
        isDangerous
        title={t('settings.removeTemplate', { name: removed?.name ?? '' })}
        text={t('templates.removeText')}
        confirmLabel={t('ui.remove')}
        isRunning={removing.isRunning}
        error={removing.error}
        onConfirm={() => {
          void removing.run(removed?.id ?? '').then((answer) => {
            if (!answer.ok) return;
            setRemoved(null);
            reload();
          });
        }}
        onCancel={() => setRemoved(null)}
      />
    </Panel>
  );
}

interface TemplateTableProps {
  templates: readonly MappingTemplate[];
  onExport: (template: MappingTemplate) => void;
  onRename: (template: MappingTemplate) => void;
  onRemove: (template: MappingTemplate) => void;
}

function TemplateTable({ templates, onExport, onRename, onRemove }: TemplateTableProps) {
  const { t } = useTexts();
  return (
    <Table layout="fixed" aria-label={t('settings.templates')}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th w="32%">{t('templates.name')}</Table.Th>
          <Table.Th>{t('templates.header')}</Table.Th>
          <Table.Th w={152}>{t('templates.saved')}</Table.Th>
          <Table.Th w={136}>
            <span className="hidden-text">{t('ui.actions')}</span>
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {templates.map((template) => {
          const { header, version } = template;
          const columns = t('settings.templateColumns', { count: header.length, version });
          return (
            <TemplateRow
              key={template.id}
              template={template}
              columns={columns}
              onExport={() => onExport(template)}
              onRename={() => onRename(template)}
              onRemove={() => onRemove(template)}
            />
          );
        })}
      </Table.Tbody>
    </Table>
  );
}

interface TemplateRowProps {
  template: MappingTemplate;
  /** Number of columns and version, in words. */
  columns: string;
  onExport: () => void;
  onRename: () => void;
  onRemove: () => void;
}

function TemplateRow({ template, columns, onExport, onRename, onRemove }: TemplateRowProps) {
  const { t, format } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const { name, header } = template;
  return (
    <>
      <Table.Tr>
        <Table.Td className="cut" title={name}>
          {name}
        </Table.Td>
        <Table.Td className="dim">
          <TemplateMeaning template={template} isWhole={false} />
          <Text size="xs" truncate title={header.map(isolatedText).join(', ')}>
            {columns}
          </Text>
        </Table.Td>
        <Table.Td className="dim">{format.instant(template.createdAt)}</Table.Td>
        <Table.Td className="file-actions">
          <ActionIcon
            title={t('templates.show')}
            aria-label={t(isOpen ? 'templates.hideOf' : 'templates.showOf', { name })}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? <IconChevronUp size={16} /> : <IconChevronDown size={16} />}
          </ActionIcon>
          <ActionIcon
            title={t('templates.export')}
            aria-label={t('templates.exportOf', { name })}
            onClick={onExport}
          >
            <IconDownload size={16} />
          </ActionIcon>
          <ActionIcon
            title={t('templates.rename')}
            aria-label={t('templates.renameOf', { name })}
            onClick={onRename}
          >
            <IconPencil size={16} />
          </ActionIcon>
          <ActionIcon
            title={t('ui.remove')}
            aria-label={t('settings.removeTemplate', { name })}
            onClick={onRemove}
          >
            <IconTrash size={16} />
          </ActionIcon>
        </Table.Td>
      </Table.Tr>
      {isOpen ? (
        <Table.Tr className="file-note">
          <Table.Td colSpan={4}>
            <TemplateMeaning template={template} isWhole />
          </Table.Td>
        </Table.Tr>
      ) : null}
    </>
  );
}
