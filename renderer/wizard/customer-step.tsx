import { Button, Group, Paper, SimpleGrid, Stack, Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { Customer, ImportSummary } from '../../preload/contract';
import { kontor } from '../base/kontor';
import { useTexts } from '../base/language';
import { useAction } from '../base/use-action';
import { useLive } from '../base/use-live';
import { CustomerForm } from '../customers/customer-form';
import { CustomerPicker } from '../customers/customer-picker';
import { FirstCallInProduction } from '../customers/first-call-in-production';
import { accountInSentence } from '../import/accounts/accounts-table';
import {
  likelyCustomer,
  type PersonDoubt,
  personDoubts,
  type Recipient,
} from '../import/accounts/person-doubts';
import { useAccountOwners } from '../import/accounts/use-person-doubts';
import { useImport } from '../import/queue/import-context';
import { Busy } from '../ui/busy';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { namesInShort } from '../ui/names-in-short';

/** Whose data this is: someone known, or someone new. Whose accounts it has is known, that one is chosen already. */
export function CustomerStep({ summary }: { summary: ImportSummary }) {
  const { t } = useTexts();
  const { queue, session, change } = useImport();
  const customers = useLive('customers.changed');
  const connections = useLive('connections.changed');
  const owners = useAccountOwners(summary);
  const confirming = useAction(kontor().imports.confirm);
  const [asked, setAsked] = useState<Customer | null>(null);
  const [first, setFirst] = useState<Customer | null>(null);
  const { customerId } = session;
  const likely =
    customers && owners
      ? (customers.find(({ id }) => id === summary.customerId)?.id ??
        likelyCustomer(summary, customers, owners)?.id)
      : undefined;
  useEffect(() => {
    if (customerId === null && likely !== undefined) change({ customerId: likely });
  }, [customerId, likely, change]);
  if (!customers || !connections || !owners) return <Busy />;
  const known = { customers, owners };

  function heldBy(customer: Recipient): PersonDoubt | undefined {
    return personDoubts({ summary, customer, ...known }).find((doubt) => doubt.other && !doubt.isConfirmed);
  }

  function sentence({ other }: PersonDoubt, name: string): string {
    const accounts = namesInShort(
      (other?.accounts ?? []).map((one) => accountInSentence(one) ?? '–'),
      t,
    );
    const values = { accounts, count: other?.accounts.length ?? 0, other: other?.customer.name ?? '–', name };
    return name === '' ? t('doubts.ownedByOther', values) : t('doubts.allTheSameText', values);
  }

  /** A customer that does not exist yet has none of these accounts: another one of the same service may. */
  function doubtIn(connectionId: string): string | null {
    const fresh = { ...nobody, connectionId };
    const doubt = heldBy(fresh);
    return doubt ? sentence(doubt, '') : null;
  }

  /** What was confirmed here is not asked again before sending. */
  async function goOn(customer: Customer) {
    for (const { key, other } of personDoubts({ summary, customer, ...known })) {
      if (!other) continue;
      const answer = await confirming.run(summary.id, key, true);
      if (!answer.ok) return;
      queue.know(answer.value);
    }
    change({ customerId: customer.id, connectionId: null, step: 'send' });
  }

  /** Planning reads what the service holds: with real data not without one more yes. */
  function begin(customer: Customer) {
    if (customer.environment === 'production') setFirst(customer);
    else void goOn(customer);
  }

  const chosen = customers.find(({ id }) => id === customerId) ?? null;
  // Nobody is chosen, nor about to be: that is what is asked.
  const isOpen = chosen === null && likely === undefined;
  const doubt = asked ? heldBy(asked) : undefined;
  return (
    <Stack gap="md">
      <SimpleGrid cols={{ base: 1, md: customers.length > 0 ? 2 : 1 }} spacing="md">
        {customers.length > 0 ? (
          <Paper
            className="panel"
            component="section"
            aria-labelledby="known-customer"
            data-focus-first={isOpen || undefined}
          >
            <Title order={2} id="known-customer">
              {t('customers.choose')}
            </Title>
            <CustomerPicker
              customers={customers}
              chosenId={customerId}
              owned={countOwned(owners)}
              onChoose={(id) => change({ customerId: id, connectionId: null })}
            />
          </Paper>
        ) : null}
        <Paper
          className="panel"
          component="section"
          aria-labelledby="new-customer"
          data-focus-first={isOpen || undefined}
        >
          <Title order={2} id="new-customer">
            {t('customers.new')}
          </Title>
          <CustomerForm
            connections={connections}
            doubtIn={doubtIn}
            onConnection={(connectionId) => change({ connectionId })}
            onCreated={(customer) => void goOn(customer)}
          />
        </Paper>
      </SimpleGrid>
      <Group justify="space-between">
        <Button size="sm" data-command="step.back" onClick={() => change({ step: 'check' })}>
          {t('ui.back')}
        </Button>
        <Button
          variant="filled"
          size="sm"
          disabled={chosen === null}
          data-primary
          onClick={() => {
            if (chosen && heldBy(chosen)) setAsked(chosen);
            else if (chosen) begin(chosen);
          }}
        >
          {t('customers.toPlan')}
        </Button>
      </Group>
      <FirstCallInProduction
        isOpen={first !== null}
        name={first?.name ?? ''}
        connection={first?.connectionName ?? ''}
        isRunning={confirming.isRunning}
        error={confirming.error}
        onConfirm={() => {
          if (first) void goOn(first);
        }}
        onCancel={() => setFirst(null)}
      />
      <ConfirmDialog
        isOpen={doubt !== undefined && first === null}
        isDangerous
        title={t('doubts.allTheSameTitle', { name: asked?.name ?? '' })}
        text={doubt ? sentence(doubt, asked?.name ?? '') : ''}
        confirmLabel={t('doubts.allTheSameConfirm', { name: asked?.name ?? '' })}
        isRunning={confirming.isRunning}
        error={confirming.error}
        onConfirm={() => {
          if (asked) begin(asked);
        }}
        onCancel={() => setAsked(null)}
      >
        {doubt?.other ? (
          <Group>
            <Button
              onClick={() => {
                change({ customerId: doubt.other?.customer.id ?? null });
                setAsked(null);
              }}
            >
              {t('doubts.chooseOther', { other: doubt.other.customer.name })}
            </Button>
          </Group>
        ) : null}
      </ConfirmDialog>
    </Stack>
  );
}

/** Nobody yet: owns nothing, and is called nothing that could be compared. */
const nobody: Recipient = { id: '', connectionId: '', name: '-', type: 'company' };

function countOwned(owners: readonly { customerId: string }[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { customerId } of owners) counts.set(customerId, (counts.get(customerId) ?? 0) + 1);
  return counts;
}
