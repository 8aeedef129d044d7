import { Group, Radio, Stack, Text, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import type { Customer } from '../../preload/contract';
import { useTexts } from '../base/language';
import { EnvironmentBadge } from '../ui/environment-badge';
import { searchCustomers } from './customer-search';

interface CustomerPickerProps {
  customers: readonly Customer[];
  chosenId: string | null;
  /** How many accounts of the import a customer has already. */
  owned: ReadonlyMap<string, number>;
  onChoose: (customerId: string) => void;
}

const shownLimit = 100;

export function CustomerPicker({ customers, chosenId, owned, onChoose }: CustomerPickerProps) {
  const { t } = useTexts();
  const [search, setSearch] = useState('');
  const found = searchCustomers(customers, search).sort(
    (a, b) => (owned.get(b.id) ?? 0) - (owned.get(a.id) ?? 0),
  );
  return (
    <Stack gap="xs">
      <TextInput
        aria-label={t('customers.search')}
        placeholder={t('customers.search')}
        leftSection={<IconSearch size={14} aria-hidden />}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <Radio.Group value={chosenId ?? ''} onChange={onChoose} aria-label={t('customers.choose')}>
        <div className="picker">
          {found.slice(0, shownLimit).map((customer) => (
            // biome-ignore lint/a11y/noLabelWithoutControl: the radio inside is the control
            <label key={customer.id} className="picker-line">
              <Radio value={customer.id} aria-label={customer.name} />
              <Text truncate className="private" title={customer.name}>
                {customer.name}
              </Text>
              <Group gap={10} wrap="nowrap">
                <Text size="xs" c="dimmed">
                  {t(`customers.type.${customer.type}`)}
                </Text>
                {owned.has(customer.id) ? (
                  <Text size="xs" fw={600}>
                    {t('doubts.has', { count: owned.get(customer.id) ?? 0 })}
                  </Text>
                ) : null}
              </Group>
              <EnvironmentBadge environment={customer.environment} />
            </label>
          ))}
          {found.length === 0 ? <Text c="dimmed">{t('customers.noneFound')}</Text> : null}
        </div>
      </Radio.Group>
    </Stack>
  );
}
