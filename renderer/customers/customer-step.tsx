import { Button, Group, Paper, SimpleGrid, Stack, Title } from '@mantine/core';
import { useTexts } from '../app/language';
import { useLive } from '../app/use-live';
import { useImport } from '../import/import-context';
import { Busy } from '../ui/busy';
import { CustomerForm } from './customer-form';
import { CustomerPicker } from './customer-picker';

/** Whose data this is: someone known, or someone new. */
export function CustomerStep() {
  const { t } = useTexts();
  const { session, change } = useImport();
  const customers = useLive('customers.changed');
  const connections = useLive('connections.changed');
  if (!customers || !connections) return <Busy />;
  return (
    <Stack gap="md">
      <SimpleGrid cols={{ base: 1, md: customers.length > 0 ? 2 : 1 }} spacing="md">
        {customers.length > 0 ? (
          <Paper className="panel" component="section" aria-labelledby="known-customer">
            <Title order={2} id="known-customer">
              {t('customers.choose')}
            </Title>
            <CustomerPicker
              customers={customers}
              chosenId={session.customerId}
              onChoose={(customerId) => change({ customerId })}
            />
          </Paper>
        ) : null}
        <Paper className="panel" component="section" aria-labelledby="new-customer">
          <Title order={2} id="new-customer">
            {t('customers.new')}
          </Title>
          <CustomerForm
            connections={connections}
            onCreated={(customer) => change({ customerId: customer.id, step: 'send' })}
          />
        </Paper>
      </SimpleGrid>
      <Group justify="space-between">
        <Button size="sm" onClick={() => change({ step: 'check' })}>
          {t('ui.back')}
        </Button>
        <Button
          variant="filled"
          size="sm"
          disabled={session.customerId === null}
          onClick={() => change({ step: 'send' })}
        >
          {t('customers.toPlan')}
        </Button>
      </Group>
    </Stack>
  );
}
