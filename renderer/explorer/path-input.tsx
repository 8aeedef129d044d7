import { Autocomplete, Button, type ComboboxItem, Group } from '@mantine/core';
import { IconListSearch, IconPlayerStop } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import type { Connection, ExplorerChoice } from '../../preload/contract';
import { kontor } from '../base/kontor';
import { useTexts } from '../base/language';
import { useAction } from '../base/use-action';
import { useLive } from '../base/use-live';
import { FailureNotice } from '../ui/failure-notice';

/** Parameters that a list of the service names the values of; what the list needs itself stands before them. */
const listed: Readonly<Record<string, readonly string[]>> = {
  'user-id': [],
  'custom-user-id': [],
  'account-id': ['user-id'],
  'banklogin-id': ['user-id'],
  'advisor-id': [],
  'webhook-id': [],
};
/** Entries that a list shows at once; the rest is found by typing. */
const mostShown = 100;

interface PathInputProps {
  name: string;
  path: Readonly<Record<string, string>>;
  connection: Connection;
  onChange: (value: string) => void;
}

/** A value of the path: typed, or chosen from the customers here, or from what the service lists. */
export function PathInput({ name, path, connection, onChange }: PathInputProps) {
  const { t } = useTexts();
  const [asked, setAsked] = useState<readonly ExplorerChoice[]>([]);
  const asking = useAction(kontor().explorer.choices);
  const own = useOwnCustomers(name, connection.id);
  const choices = useMemo(() => distinct([...own, ...asked]), [own, asked]);
  const labels = useMemo(() => new Map(choices.map(({ value, label }) => [value, label])), [choices]);
  const needs = listed[name];
  const canAsk = needs?.every((other) => path[other]?.trim()) ?? false;
  const chosen = path[name];
  const label = chosen === undefined ? undefined : labels.get(chosen);

  async function ask() {
    const answer = await asking.run({ connectionId: connection.id, path: { ...path } }, name);
    if (answer.ok) setAsked(answer.value);
  }

  return (
    <div>
      <Group gap={6} align="flex-end" wrap="nowrap">
        <Autocomplete
          flex={1}
          label={<code>{name}</code>}
          description={<span className="private">{label ?? t('explorer.pathValue')}</span>}
          required
          withAsterisk={false}
          limit={mostShown}
          maxDropdownHeight={260}
          data={choices.map(({ value }) => value)}
          filter={({ options, search }) =>
            (options as ComboboxItem[]).filter(({ value }) => {
              const shown = labels.get(value) ?? '';
              const typed = search.trim().toLowerCase();
              return value === search || `${value} ${shown}`.toLowerCase().includes(typed);
            })
          }
          renderOption={({ option }) => (
            <span className="explorer-choice">
              <span className="private">{labels.get(option.value)}</span>
              <span className="code dim">{option.value}</span>
            </span>
          )}
          value={path[name] ?? ''}
          onChange={onChange}
        />
        {asking.isRunning ? (
          <Button
            aria-label={t('explorer.stopList', { name })}
            title={t('explorer.stopList', { name })}
            onClick={() => void kontor().explorer.stopChoices()}
          >
            <IconPlayerStop size={15} aria-hidden />
          </Button>
        ) : needs ? (
          <Button
            aria-label={t('explorer.askList', { name })}
            title={t('explorer.askList', { name })}
            disabled={!canAsk}
            onClick={() => void ask()}
          >
            <IconListSearch size={15} aria-hidden />
          </Button>
        ) : null}
      </Group>
      <FailureNotice error={asking.error} />
    </div>
  );
}

/** Customers that were created here over the connection. */
function useOwnCustomers(name: string, connectionId: string): readonly ExplorerChoice[] {
  const customers = useLive('customers.changed');
  return useMemo(() => {
    if (name !== 'user-id' && name !== 'custom-user-id') return [];
    return (customers ?? [])
      .filter((customer) => customer.connectionId === connectionId)
      .map((customer) => ({
        value: name === 'user-id' ? customer.userId : customer.customUserId,
        label: customer.name,
      }));
  }, [customers, name, connectionId]);
}

function distinct(choices: readonly ExplorerChoice[]): ExplorerChoice[] {
  return [...new Map(choices.toReversed().map((choice) => [choice.value, choice])).values()].toReversed();
}
