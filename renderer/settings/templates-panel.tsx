import { ActionIcon, Table, Text, Tooltip } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { kontor } from '../app/kontor';
import { useTexts } from '../app/language';
import { useAction } from '../app/use-action';
import { useLoaded } from '../app/use-loaded';
import { Busy } from '../ui/busy';
import { FailureNotice } from '../ui/failure-notice';
import { Panel } from '../ui/panel';

/** Answers and mappings that were saved, one per header; removing one means being asked again. */
export function TemplatesPanel() {
  const { t, format } = useTexts();
  const [templates, reload] = useLoaded('templates', () => kontor().templates.list());
  const removing = useAction(kontor().templates.remove);
  return (
    <Panel title={t('settings.templates')}>
      <Text c="dimmed">{t('settings.templatesText')}</Text>
      {templates.state === 'loading' ? <Busy /> : null}
      {templates.state === 'failed' ? <FailureNotice error={templates.error} onAgain={reload} /> : null}
      {templates.state === 'ready' && templates.value.length === 0 ? (
        <Text>{t('settings.noTemplates')}</Text>
      ) : null}
      {templates.state === 'ready' && templates.value.length > 0 ? (
        <Table aria-label={t('settings.templates')}>
          <Table.Tbody>
            {templates.value.map((template) => (
              <Table.Tr key={template.id}>
                <Table.Td className="cut" title={template.header.join(', ')}>
                  {template.name}
                </Table.Td>
                <Table.Td className="dim">
                  {t('settings.templateColumns', {
                    count: template.header.length,
                    version: template.version,
                  })}
                </Table.Td>
                <Table.Td className="dim nowrap">{format.instant(template.createdAt)}</Table.Td>
                <Table.Td className="file-actions">
                  <Tooltip label={t('ui.remove')}>
                    <ActionIcon
                      aria-label={t('settings.removeTemplate', { name: template.name })}
                      onClick={() => void removing.run(template.id).then(reload)}
                    >
                      <IconTrash size={16} />
                    </ActionIcon>
                  </Tooltip>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      ) : null}
      <FailureNotice error={removing.error} />
    </Panel>
  );
}
