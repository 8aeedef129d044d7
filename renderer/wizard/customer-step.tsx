import { Button, Group, Paper, SimpleGrid, Stack, Title } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import type { AccountOwner, Connection, Customer, ImportSummary } from '../../preload/contract';
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
import { FailureNotice } from '../ui/failure-notice';
import { withNames } from '../ui/names/with-names';
import { namesInShort } from '../ui/names-in-short';

/** Whose data this is: someone known, or someone new. Whose accounts it has is known, that one is chosen already. */
export function CustomerStep({ summary }: { summary: ImportSummary }) {
  const customers = useLive('customers.changed');
  const connections = useLive('connections.changed');
  const owners = useAccountOwners(summary);
  if (!customers || !connections || !owners) return <Busy />;
  return <CustomerChoice facts={{ summary, customers, owners }} connections={connections} />;
}

/** What is known of an import and of everyone it may belong to. */
interface Facts {
  summary: ImportSummary;
  customers: readonly Customer[];
  owners: readonly AccountOwner[];
}

function CustomerChoice({ facts, connections }: { facts: Facts; connections: readonly Connection[] }) {
  const { t } = useTexts();
  const { session, change } = useImport();
  const { customers, owners } = facts;
  const likely = useLikely(facts);
  const going = useGoingOn(facts);
  const chosen = customers.find(({ id }) => id === session.customerId) ?? null;
  // Nobody is chosen, nor about to be: that is what is asked.
  const isOpen = chosen === null && likely === undefined;
  return (
    <Stack gap="md">
      <SimpleGrid cols={{ base: 1, md: customers.length > 0 ? 2 : 1 }} spacing="md">
        {customers.length > 0 ? (
          <ChoicePanel id="known-customer" title={t('customers.choose')} isOpen={isOpen}>
            <CustomerPicker
              customers={customers}
              chosenId={session.customerId}
              owned={countOwned(owners)}
              onChoose={(id) => change({ customerId: id, connectionId: null })}
            />
          </ChoicePanel>
        ) : null}
        <ChoicePanel id="new-customer" title={t('customers.new')} isOpen={isOpen}>
          <CustomerForm
            connections={connections}
            doubtIn={(connectionId) => {
              // A customer that does not exist yet has none of these accounts: another one of the same service may.
              const doubt = heldBy(facts, { ...nobody, connectionId });
              return doubt ? doubtInWords(doubt, '', t) : null;
            }}
            onConnection={(connectionId) => change({ connectionId })}
            onCreated={going.onCreated}
          />
          <FailureNotice error={going.errorOfCreated} />
        </ChoicePanel>
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
            if (chosen) going.choose(chosen);
          }}
        >
          {t('customers.toPlan')}
        </Button>
      </Group>
      <GoingOnDialogs facts={facts} going={going} />
    </Stack>
  );
}

/** The customer whose accounts these are is chosen as long as the user chose none. */
function useLikely({ summary, customers, owners }: Facts): string | undefined {
  const { session, change } = useImport();
  const { customerId } = session;
  const likely =
    customers.find(({ id }) => id === summary.customerId)?.id ??
    likelyCustomer(summary, customers, owners)?.id;
  useEffect(() => {
    if (customerId === null && likely !== undefined) change({ customerId: likely });
  }, [customerId, likely, change]);
  return likely;
}

/** From a choice to the plan: accounts of somebody else, then the first call with real data, are confirmed before. */
function useGoingOn(facts: Facts) {
  const { queue, change } = useImport();
  const confirming = useAction(kontor().imports.confirm);
  const [asked, setAsked] = useState<Customer | null>(null);
  const [first, setFirst] = useState<Customer | null>(null);

  /** What was confirmed here is not asked again before sending. */
  async function goOn(customer: Customer) {
    for (const { key, other } of personDoubts({ customer, ...facts })) {
      if (!other) continue;
      const answer = await confirming.run(facts.summary.id, key, true);
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

  function choose(customer: Customer) {
    if (heldBy(facts, customer)) setAsked(customer);
    else begin(customer);
  }

  /** Whatever fails from here on, the customer is there and chosen. */
  function onCreated(customer: Customer) {
    change({ customerId: customer.id, connectionId: null });
    void goOn(customer);
  }

  // While something is asked, the question says it.
  const errorOfCreated = asked === null && first === null ? confirming.error : null;
  return { confirming, errorOfCreated, asked, setAsked, first, setFirst, goOn, begin, choose, onCreated };
}

interface GoingOnDialogsProps {
  facts: Facts;
  going: ReturnType<typeof useGoingOn>;
}

function GoingOnDialogs({ facts, going }: GoingOnDialogsProps) {
  const { t } = useTexts();
  const { change } = useImport();
  const { asked, first, confirming } = going;
  const doubt = asked ? heldBy(facts, asked) : undefined;
  const name = asked?.name ?? '';
  return (
    <>
      <FirstCallInProduction
        isOpen={first !== null}
        name={first?.name ?? ''}
        connection={first?.connectionName ?? ''}
        isRunning={confirming.isRunning}
        error={confirming.error}
        onConfirm={() => {
          if (first) void going.goOn(first);
        }}
        onCancel={() => going.setFirst(null)}
      />
      <ConfirmDialog
        isOpen={doubt !== undefined && first === null}
        isDangerous
        title={t('doubts.allTheSameTitle', { name })}
        text={doubt ? doubtInWords(doubt, name, t) : ''}
        confirmLabel={t('doubts.allTheSameConfirm', { name })}
        isRunning={confirming.isRunning}
        error={confirming.error}
        onConfirm={() => {
          if (asked) going.begin(asked);
        }}
        onCancel={() => going.setAsked(null)}
      >
        {doubt?.other ? (
          <Group>
            <Button
              onClick={() => {
                change({ customerId: doubt.other?.customer.id ?? null });
                going.setAsked(null);
              }}
            >
              {withNames(t('doubts.chooseOther', { other: doubt.other.customer.name }))}
            </Button>
          </Group>
        ) : null}
      </ConfirmDialog>
    </>
  );
}

interface ChoicePanelProps {
  id: string;
  title: string;
  /** The focus belongs here: nobody is chosen yet. */
  isOpen: boolean;
  children: ReactNode;
}

function ChoicePanel({ id, title, isOpen, children }: ChoicePanelProps) {
  return (
    <Paper className="panel" component="section" aria-labelledby={id} data-focus-first={isOpen || undefined}>
      <Title order={2} id={id}>
        {title}
      </Title>
      {children}
    </Paper>
  );
}

/** Accounts that another customer of the same service has, as long as that is not confirmed. */
function heldBy(facts: Facts, customer: Recipient): PersonDoubt | undefined {
  return personDoubts({ customer, ...facts }).find((doubt) => doubt.other && !doubt.isConfirmed);
}

/** @param name whom it would go to; empty for a customer that does not exist yet */
function doubtInWords({ other }: PersonDoubt, name: string, t: ReturnType<typeof useTexts>['t']): string {
  const accounts = namesInShort(
    (other?.accounts ?? []).map((one) => accountInSentence(one) ?? '–'),
    t,
  );
  const values = { accounts, count: other?.accounts.length ?? 0, other: other?.customer.name ?? '–', name };
  return name === '' ? t('doubts.ownedByOther', values) : t('doubts.allTheSameText', values);
}

/** Nobody yet: owns nothing, and is called nothing that could be compared. */
const nobody: Recipient = { id: '', connectionId: '', name: '-', type: 'company' };

function countOwned(owners: readonly { customerId: string }[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { customerId } of owners) counts.set(customerId, (counts.get(customerId) ?? 0) + 1);
  return counts;
}
