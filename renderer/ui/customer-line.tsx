import { Text } from '@mantine/core';
import { IconBuilding, IconUser } from '@tabler/icons-react';
import type { Customer } from '../../preload/contract';
import { useTexts } from '../base/language';
import { EnvironmentBadge } from './environment-badge';

/** For whom it is: in the head of every step from the choice on, so that nobody sends to somebody they have lost sight of. */
export function CustomerLine({ customer }: { customer: Customer | null }) {
  const { t } = useTexts();
  const Icon = customer?.type === 'person' ? IconUser : IconBuilding;
  return (
    <section className="customer-line" aria-label={t('steps.customer')}>
      {customer ? (
        <>
          <Icon size={17} stroke={1.8} aria-hidden />
          <Text fw={600} truncate className="private" title={customer.name}>
            {customer.name}
          </Text>
          <Text c="dimmed">{t(`customers.type.${customer.type}`)}</Text>
          <EnvironmentBadge environment={customer.environment} />
        </>
      ) : (
        <Text c="dimmed">{t('steps.noCustomer')}</Text>
      )}
    </section>
  );
}
