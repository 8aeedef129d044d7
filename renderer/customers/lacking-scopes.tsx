import { Alert, Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconKey } from '@tabler/icons-react';
import { useState } from 'react';
import type { Customer, Result } from '../../preload/contract';
import { kontor } from '../base/kontor';
import { useTexts } from '../base/language';
import { useAction } from '../base/use-action';
import { FailureNotice } from '../ui/failure-notice';
import { FirstCallInProduction } from './first-call-in-production';
import { lackingScopes, scopeRows } from './scope-rows';

interface LackingScopesProps {
  customer: Customer;
  results: readonly Result[];
}

/**
 * Results that failed for want of a scope: who lacks it, the customer or the connection, and for the customer the press that adds what is
 * missing (interface.md 5.5). Results that were refused stay as they are until the next analysis.
 */
export function LackingScopes({ customer, results }: LackingScopesProps) {
  const { t, coded } = useTexts();
  const [isAsked, setAsked] = useState(false);
  const adding = useAction(() => addMissing(customer));
  const { ofCustomer, ofConnection } = lackingScopes(results);
  if (ofCustomer.length + ofConnection.length === 0) return null;
  const namesOf = (endpoints: readonly string[]) =>
    endpoints.map((endpoint) => coded('results.kind', endpoint)).join(', ');
  async function add() {
    const answer = await adding.run();
    if (!answer.ok) return;
    setAsked(false);
    notifications.show({ message: t('scopes.added', { count: answer.value }) });
  }
  return (
    <>
      <Alert color="yellow" icon={<IconKey size={18} aria-hidden />} role="status">
        <Group justify="space-between" align="flex-start" gap="md">
          <div className="lacking-scopes">
            {ofCustomer.length > 0 ? (
              <Text>{t('scopes.lackedByCustomer', { names: namesOf(ofCustomer) })}</Text>
            ) : null}
            {ofConnection.length > 0 ? (
              <Text>{t('scopes.lackedByConnection', { names: namesOf(ofConnection) })}</Text>
            ) : null}
          </div>
          {ofCustomer.length > 0 ? (
            <Button
              loading={adding.isRunning}
              onClick={() => (customer.environment === 'production' ? setAsked(true) : void add())}
            >
              {t('scopes.addWhatLacks')}
            </Button>
          ) : null}
        </Group>
      </Alert>
      <FailureNotice error={isAsked ? null : adding.error} />
      <FirstCallInProduction
        isOpen={isAsked}
        name={customer.name}
        connection={customer.connectionName}
        isRunning={adding.isRunning}
        error={adding.error}
        onConfirm={() => void add()}
        onCancel={() => setAsked(false)}
      />
    </>
  );
}

/** Adds every known scope that the connection holds and the customer lacks; answers how many. */
async function addMissing({ id, type }: Customer) {
  const scopes = await kontor().customers.scopes(id);
  if (!scopes.ok) return scopes;
  const missing = scopeRows(scopes.value, type).flatMap(({ scope, state }) =>
    state === 'missing' || state === 'unknown' ? scope : [],
  );
  if (missing.length === 0) return { ok: true as const, value: 0 };
  const added = await kontor().customers.addScopes(id, missing);
  return added.ok ? { ok: true as const, value: missing.length } : added;
}
