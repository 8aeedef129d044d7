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

/** The request exactly as it will leave, but for the token. @param request as JSON; empty while values are missing */
export function RequestPanel({ request }: { request: string }) {
  const { t } = useTexts();
  if (!request) {
    return (
      <Panel title={t('explorer.request')}>
        <Text c="dimmed">{t('explorer.noRequest')}</Text>
      </Panel>
    );
  }
  return <KnownRequest request={request} />;
}

function KnownRequest({ request }: { request: string }) {
  const { t } = useTexts();
  const [preview, reload] = useLoaded(request, () =>
    kontor().explorer.preview(JSON.parse(request) as ExplorerRequest),
  );
  const copy = (text: string) => {
    notifications.show({ message: t(copyText(text) ? 'explorer.copied' : 'explorer.notCopied') });
  };
  return (
    <Panel title={t('explorer.request')}>
      {preview.state === 'failed' ? <FailureNotice error={preview.error} onAgain={reload} /> : null}
      <ScrollBox className="explorer-request" label={t('explorer.request')}>
        <pre className="explorer-code private">
          {preview.state === 'ready'
            ? [
                `${preview.value.method} ${preview.value.address}`,
                'Authorization: Bearer …',
                ...preview.value.headers.map(({ name, value }) => `${name}: ${value}`),
                ...(preview.value.body === null ? [] : ['', preview.value.body]),
              ].join('\n')
            : ' '}
        </pre>
      </ScrollBox>
      <div>
        <Button
          leftSection={<IconCopy size={15} aria-hidden />}
          disabled={preview.state !== 'ready'}
          onClick={() => preview.state === 'ready' && copy(preview.value.curl)}
        >
          {t('explorer.copyCurl')}
        </Button>
      </div>
    </Panel>
  );
}
