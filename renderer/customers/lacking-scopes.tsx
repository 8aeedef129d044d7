import { Alert, Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconKey } from '@tabler/icons-react';
import { useState } from 'react';
import type { Customer, Result } from '../../preload/contract';
import { kontor } from '../base/kontor';
import { useTexts } from '../base/language';
import { joinedTexts } from '../base/languages/isolated-text';
import { useAction } from '../base/use-action';
import { FailureNotice } from '../ui/failure-notice';
import { FirstCallInProduction } from './first-call-in-production';
import { lackingScopes, scopeRows, scopesToAdd } from './scope-rows';

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
  const [asked, setAsked] = useState<readonly string[] | null>(null);
  const [isNothing, setNothing] = useState(false);
  const looking = useAction(kontor().customers.scopes);
  const adding = useAction(kontor().customers.addScopes);
  const { ofCustomer, ofConnection, unnamed } = lackingScopes(results);
  if (ofCustomer.length + ofConnection.length + unnamed.length === 0) return null;
  const namesOf = (endpoints: readonly string[]) =>
    joinedTexts(endpoints.map((endpoint) => coded('results.kind', endpoint)));
  async function look() {
    const scopes = await looking.run(customer.id);
    if (!scopes.ok) return;
    const missing = scopesToAdd(scopeRows(scopes.value, customer.type), ofCustomer);
    setNothing(missing.length === 0);
    if (missing.length === 0) return;
    if (customer.environment === 'production') setAsked(missing);
    else await add(missing);
  }
  async function add(missing: readonly string[]) {
    const answer = await adding.run(customer.id, [...missing]);
    if (!answer.ok) return;
    setAsked(null);
    const { held } = answer.value;
    const count = held === null ? missing.length : missing.filter((scope) => held.includes(scope)).length;
    if (count === 0) setNothing(true);
    else notifications.show({ message: t('scopes.added', { count }) });
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
            {unnamed.length > 0 ? <Text>{t('scopes.refused', { names: namesOf(unnamed) })}</Text> : null}
            {isNothing ? <Text>{t('scopes.nothingToAdd')}</Text> : null}
          </div>
          {ofCustomer.length > 0 ? (
            <Button loading={looking.isRunning || adding.isRunning} onClick={() => void look()}>
              {t('scopes.addWhatLacks')}
            </Button>
          ) : null}
        </Group>
      </Alert>
      <FailureNotice error={asked === null ? (looking.error ?? adding.error) : null} />
      <FirstCallInProduction
        isOpen={asked !== null}
        name={customer.name}
        connection={customer.connectionName}
        isRunning={adding.isRunning}
        error={adding.error}
        onConfirm={() => asked && void add(asked)}
        onCancel={() => setAsked(null)}
      >
        <ul aria-label={t('scopes.toAdd')}>
          {asked?.map((scope) => (
            <li key={scope}>
              {coded('scope', scope, {}, scope)} <span className="code dim">{scope}</span>
            </li>
          ))}
        </ul>
      </FirstCallInProduction>
    </>
  );
}
