import { ActionIcon, Text, UnstyledButton } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { ExplorerEndpoint, ExplorerExample } from '../../preload/contract';
import { announceChange } from '../base/announced-changes';
import { kontor } from '../base/kontor';
import { useTexts } from '../base/language';
import { useAction } from '../base/use-action';
import { useLoaded } from '../base/use-loaded';
import { Busy } from '../ui/busy';
import { FailureNotice } from '../ui/failure-notice';
import { changeForm, chooseCall } from './explorer-session';
import { formOf } from './form-request';

/** Requests that were kept under a name: a press fills the form. */
export function SavedCalls({ endpoints }: { endpoints: readonly ExplorerEndpoint[] }) {
  const { t, coded } = useTexts();
  const [examples, reload] = useLoaded('examples', kontor().explorer.examples);
  const removing = useAction(kontor().explorer.removeExample);

  function open({ request }: ExplorerExample) {
    const endpoint = endpoints.find(({ key }) => key === request.key);
    if (!endpoint) return;
    changeForm(request.key, formOf(endpoint, request));
    chooseCall(request.key);
  }
  async function remove({ id, name, request }: ExplorerExample) {
    if (!(await removing.run(id)).ok) return;
    reload();
    announceChange({
      text: t('explorer.removed', { name }),
      undo: async () => {
        const answer = await kontor().explorer.saveExample({ name, request });
        reload();
        return answer.ok ? null : answer.error;
      },
    });
  }

  if (examples.state === 'loading') return <Busy />;
  if (examples.state === 'failed') return <FailureNotice error={examples.error} onAgain={reload} />;
  return (
    <div className="explorer-calls">
      <FailureNotice error={removing.error} />
      {examples.value.length === 0 ? <Text c="dimmed">{t('explorer.noneSaved')}</Text> : null}
      <ul aria-label={t('explorer.view.saved')}>
        {examples.value.map((example) => (
          <li key={example.id} className="explorer-saved">
            <UnstyledButton className="explorer-entry" onClick={() => open(example)}>
              <span className="clipped">
                <span className="private">{example.name}</span>
                <Text size="xs" c="dimmed" truncate>
                  {coded('endpoint', example.request.key)}
                </Text>
              </span>
            </UnstyledButton>
            <ActionIcon
              aria-label={t('explorer.removeSaved', { name: example.name })}
              onClick={() => void remove(example)}
            >
              <IconTrash size={15} aria-hidden />
            </ActionIcon>
          </li>
        ))}
      </ul>
    </div>
  );
}
