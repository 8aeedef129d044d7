import './accounts.css';
import { Alert, Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { Customer, ImportAccount, ImportSummary } from '../../../preload/contract';
import { kontor } from '../../base/kontor';
import { type Translate, useTexts } from '../../base/language';
import { useAction } from '../../base/use-action';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { FailureNotice } from '../../ui/failure-notice';
import { namesInShort } from '../../ui/names-in-short';
import { useImport } from '../queue/import-context';
import { accountInSentence } from './accounts-table';
import type { PersonDoubt } from './person-doubts';
import { useRememberedYes } from './use-remembered-yes';

interface PersonDoubtListProps {
  summary: ImportSummary;
  customer: Customer | null;
  doubts: readonly PersonDoubt[];
}

/** Who the accounts belong to, where that is not beyond doubt: each with the names, confirmed once, said again where it matters. */
export function PersonDoubtList({ summary, customer, doubts }: PersonDoubtListProps) {
  const { queue } = useImport();
  const confirming = useAction(kontor().imports.confirm);
  if (doubts.length === 0) return null;

  async function confirm(doubt: PersonDoubt, isConfirmed: boolean) {
    const answer = await confirming.run(summary.id, doubt.key, isConfirmed);
    if (answer.ok) queue.know(answer.value);
    return answer.ok;
  }

  // Two doubts about the same accounts: their names are listed once.
  const listed = doubts.find(({ holders }) => holders.length > 0);
  return (
    <Stack
      gap="xs"
      className="doubts"
      data-focus-first={doubts.some(({ isConfirmed }) => !isConfirmed) || undefined}
    >
      {doubts.map((doubt) => (
        <Alert key={doubt.key} color={doubt.isConfirmed ? 'gray' : 'yellow'} role="group">
          {doubt.other ? (
            <OwnedByOther
              doubt={doubt}
              other={doubt.other}
              customer={customer}
              isRunning={confirming.isRunning}
              onConfirm={(isConfirmed) => confirm(doubt, isConfirmed)}
            />
          ) : (
            <Names
              doubt={doubt}
              isListed={doubt === listed}
              customer={customer}
              isRunning={confirming.isRunning}
              onConfirm={(isConfirmed) => confirm(doubt, isConfirmed)}
            />
          )}
        </Alert>
      ))}
      <FailureNotice error={confirming.error} />
    </Stack>
  );
}

interface DoubtProps {
  doubt: PersonDoubt;
  customer: Customer | null;
  isRunning: boolean;
  /** Answers whether the store took it. */
  onConfirm: (isConfirmed: boolean) => Promise<boolean>;
}

/** Accounts by what they are called; those without number or name are counted at the end. */
function labels(accounts: readonly ImportAccount[], t: Translate): string[] {
  const named = accounts.map(accountInSentence).filter((label) => label !== null);
  const nameless = accounts.length - named.length;
  return nameless === 0 ? named : [...named, t('doubts.nameless', { count: nameless })];
}

function Names({ doubt, isListed, customer, isRunning, onConfirm }: DoubtProps & { isListed: boolean }) {
  const { t } = useTexts();
  const yes = useRememberedYes(doubt.isConfirmed, onConfirm);
  const name = customer?.name ?? '';
  return (
    <Stack gap={6}>
      <Text fw={600}>{t(`doubts.${doubt.kind}`, { name })}</Text>
      {isListed ? (
        <ul className="doubt-names private">
          {doubt.holders.map(({ owner, accounts }) => (
            <li key={owner}>
              <strong className="breakable">{owner}</strong>{' '}
              <span title={labels(accounts, t).join('\n')}>{namesInShort(labels(accounts, t), t)}</span>
            </li>
          ))}
          {doubt.notStated > 0 ? <li>{t('doubts.notStated', { count: doubt.notStated })}</li> : null}
        </ul>
      ) : null}
      <Checkbox
        label={customer ? t('doubts.confirmFor', { name }) : t('doubts.confirm')}
        checked={yes.isShown}
        disabled={isRunning}
        onChange={(event) => void yes.say(event.currentTarget.checked)}
      />
    </Stack>
  );
}

function OwnedByOther({
  doubt,
  other,
  customer,
  isRunning,
  onConfirm,
}: DoubtProps & { other: NonNullable<PersonDoubt['other']> }) {
  const { t } = useTexts();
  const { change } = useImport();
  const [isAsking, setAsking] = useState(false);
  const values = {
    accounts: namesInShort(labels(other.accounts, t), t),
    count: other.accounts.length,
    other: other.customer.name,
    name: customer?.name ?? '',
  };
  return (
    <Stack gap={6}>
      <Text className="breakable">{t('doubts.ownedByOther', values)}</Text>
      <Group gap="xs">
        {doubt.isConfirmed ? (
          <>
            <Text size="sm" className="breakable">
              {t('doubts.ownedConfirmed', values)}
            </Text>
            <Button disabled={isRunning} onClick={() => void onConfirm(false)}>
              {t('doubts.takeBack')}
            </Button>
          </>
        ) : (
          <>
            <Button variant="filled" onClick={() => change({ customerId: other.customer.id })}>
              {t('doubts.chooseOther', values)}
            </Button>
            <Button onClick={() => setAsking(true)}>{t('doubts.allTheSame', values)}</Button>
          </>
        )}
      </Group>
      <ConfirmDialog
        isOpen={isAsking}
        isDangerous
        title={t('doubts.allTheSameTitle', values)}
        text={t('doubts.allTheSameText', values)}
        confirmLabel={t('doubts.allTheSameConfirm', values)}
        isRunning={isRunning}
        onConfirm={() => {
          setAsking(false);
          void onConfirm(true);
        }}
        onCancel={() => setAsking(false)}
      />
    </Stack>
  );
}
