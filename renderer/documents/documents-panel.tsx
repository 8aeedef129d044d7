import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useState } from 'react';
import type { Customer, DocumentKind } from '../../preload/contract';
import { documentKinds } from '../../preload/contract';
import { kontor } from '../base/kontor';
import { useTexts } from '../base/language';
import { isolatedText } from '../base/languages/isolated-text';
import { useAction } from '../base/use-action';
import { useLoaded } from '../base/use-loaded';
import { Busy } from '../ui/busy';
import { FailureNotice } from '../ui/failure-notice';
import { Panel } from '../ui/panel';
import { KeptDocuments } from './kept-documents';

/** What the service says of a customer in its own words: asked for by a press, kept unchanged. */
export function DocumentsPanel({ customer }: { customer: Customer }) {
  const { t } = useTexts();
  const [documents, reload] = useLoaded(customer.id, () => kontor().documents.list(customer.id));
  return (
    <Stack gap="md">
      <Panel title={t('documents.title')}>
        <Text c="dimmed">{t('documents.text', { connection: customer.connectionName })}</Text>
        <Ask customer={customer} onIssued={reload} />
      </Panel>
      {documents.state === 'loading' ? <Busy /> : null}
      {documents.state === 'failed' ? <FailureNotice error={documents.error} onAgain={reload} /> : null}
      {documents.state === 'ready' ? <KeptDocuments documents={documents.value} onChange={reload} /> : null}
    </Stack>
  );
}

function Ask({ customer, onIssued }: { customer: Customer; onIssued: () => void }) {
  const { t } = useTexts();
  const [kind, setKind] = useState<DocumentKind>('cockpitPdf');
  const [accountId, setAccountId] = useState<string | null>(null);
  const fetching = useAction(kontor().documents.fetch);
  const opening = useAction(kontor().documents.openCockpit);
  const isOfAccount = kind === 'accountPdf';
  async function fetch() {
    const answer = await fetching.run(customer.id, { kind, accountId: isOfAccount ? accountId : null });
    if (answer.ok) onIssued();
  }
  return (
    <>
      <Group gap="xs" align="flex-end">
        <NativeSelect
          label={t('documents.document')}
          value={kind}
          onChange={(event) => setKind(event.currentTarget.value as DocumentKind)}
          data={documentKinds.map((value) => ({ value, label: t(`documents.kind.${value}`) }))}
        />
        {isOfAccount ? <Accounts customer={customer} chosen={accountId} onChoose={setAccountId} /> : null}
        <Button
          data-command="documents.get"
          variant="filled"
          loading={fetching.isRunning}
          disabled={isOfAccount && accountId === null}
          onClick={() => void fetch()}
        >
          {t('documents.get')}
        </Button>
        <Button
          leftSection={<IconExternalLink size={15} aria-hidden />}
          loading={opening.isRunning}
          onClick={() => void opening.run(customer.id)}
        >
          {t('documents.openCockpit')}
        </Button>
      </Group>
      <FailureNotice error={fetching.error ?? opening.error} />
    </>
  );
}

interface AccountsProps {
  customer: Customer;
  chosen: string | null;
  onChoose: (accountId: string | null) => void;
}

function Accounts({ customer, chosen, onChoose }: AccountsProps) {
  const { t } = useTexts();
  const [overview, reload] = useLoaded(customer.id, () => kontor().banking.overview(customer.id));
  if (overview.state === 'loading') return <Busy />;
  if (overview.state === 'failed') return <FailureNotice error={overview.error} onAgain={reload} />;
  return (
    <NativeSelect
      label={t('documents.account')}
      value={chosen ?? ''}
      onChange={(event) => onChoose(event.currentTarget.value || null)}
      data={[
        { value: '', label: '–' },
        ...overview.value.accounts.map(({ accountId, label, bankName }) => ({
          value: accountId,
          label: bankName ? `${isolatedText(label)} (${isolatedText(bankName)})` : label,
        })),
      ]}
    />
  );
}
