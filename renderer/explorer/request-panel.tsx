import { Button, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconCopy } from '@tabler/icons-react';
import type { ExplorerRequest } from '../../preload/contract';
import { ScrollBox } from '../answer-view/scroll-box';
import { copyText } from '../base/copy-text';
import { kontor } from '../base/kontor';
import { useTexts } from '../base/language';
import { useLoaded } from '../base/use-loaded';
import { FailureNotice } from '../ui/failure-notice';
import { Panel } from '../ui/panel';

interface RequestPanelProps {
  /** As JSON; empty while values are missing. */
  request: string;
  /** The form says something else by now: nothing is shown or copied that would not leave. */
  isStale: boolean;
}

/** The request exactly as it will leave, but for the token. */
export function RequestPanel({ request, isStale }: RequestPanelProps) {
  const { t } = useTexts();
  if (!request && !isStale) {
    return (
      <Panel title={t('explorer.request')}>
        <Text c="dimmed">{t('explorer.noRequest')}</Text>
      </Panel>
    );
  }
  return request ? <KnownRequest request={request} isStale={isStale} /> : null;
}

function KnownRequest({ request, isStale }: RequestPanelProps) {
  const { t } = useTexts();
  const [preview, reload] = useLoaded(request, () =>
    kontor().explorer.preview(JSON.parse(request) as ExplorerRequest),
  );
  const shown = preview.state === 'ready' && !isStale ? preview.value : null;
  const copy = (text: string) => {
    notifications.show({ message: t(copyText(text) ? 'explorer.copied' : 'explorer.notCopied') });
  };
  return (
    <Panel title={t('explorer.request')}>
      {preview.state === 'failed' ? <FailureNotice error={preview.error} onAgain={reload} /> : null}
      <ScrollBox className="explorer-request" label={t('explorer.request')}>
        <pre className="explorer-code private">
          {shown
            ? [
                `${shown.method} ${shown.address}`,
                'Authorization: Bearer …',
                ...shown.headers.map(({ name, value }) => `${name}: ${value}`),
                ...(shown.body === null ? [] : ['', shown.body]),
              ].join('\n')
            : ' '}
        </pre>
      </ScrollBox>
      <div>
        <Button
          leftSection={<IconCopy size={15} aria-hidden />}
          disabled={!shown}
          onClick={() => shown && copy(shown.curl)}
        >
          {t('explorer.copyCurl')}
        </Button>
      </div>
    </Panel>
  );
}
