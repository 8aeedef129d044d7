import { Button, Group, NativeSelect, Radio, Stack, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type FormEvent, useState } from 'react';
import type { Connection, Customer, UserType } from '../../preload/contract';
import { kontor } from '../base/kontor';
import { useTexts } from '../base/language';
import { useNavigation } from '../base/navigation';
import { useSettings } from '../base/settings-context';
import { useAction } from '../base/use-action';
import { connectionName } from '../connections/connection-name';
import { forever, LifetimeSelect } from '../service-users/lifetime-select';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { EnvironmentBadge } from '../ui/environment-badge';
import { SendFailure } from '../uploads/send-failure';
import { SlowService } from '../uploads/slow-service';
import { FirstCallInProduction } from './first-call-in-production';

interface CustomerFormProps {
  connections: readonly Connection[];
  /** What is to be confirmed before a customer is made in this connection; null for nothing. */
  doubtIn: (connectionId: string) => string | null;
  /** Another connection is chosen: what is on the screen says so from then on. */
  onConnection: (connectionId: string) => void;
  onCreated: (customer: Customer) => void;
}

/** A new user of the service. How long it keeps the data is always asked; without limit only by choice (feature 45). */
export function CustomerForm({ connections, doubtIn, onConnection, onCreated }: CustomerFormProps) {
  const { t } = useTexts();
  const { wish, setWish, connection } = useWish(connections);
  const creating = useAction(kontor().customers.create);
  const [doubt, setDoubt] = useState<string | null>(null);
  const [isAsking, ask] = useDisclosure(false);
  const name = wish.name.trim();

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const found = doubtIn(wish.connectionId);
    setDoubt(found);
    if (found === null) goOn();
  }

  /** Making the customer is the first call of a case. */
  function goOn() {
    setDoubt(null);
    if (connection?.environment === 'production') ask.open();
    else void create();
  }

  async function create() {
    ask.close();
    const { connectionId, type, lifetime } = wish;
    const expiresIn = lifetime === forever ? null : lifetime;
    const answer = await creating.run({ connectionId, name, type, expiresIn });
    if (answer.ok) onCreated(answer.value);
  }

  return (
    <form onSubmit={onSubmit}>
      <Stack gap="sm">
        <CustomerFields
          wish={wish}
          connections={connections}
          onChange={(change) => {
            setWish({ ...wish, ...change });
            if (change.connectionId !== undefined) onConnection(change.connectionId);
          }}
        />
        {creating.isRunning ? <SlowService /> : null}
        <SendFailure error={creating.error} />
        <Group justify="flex-end">
          {creating.isRunning ? (
            <Button onClick={() => void kontor().customers.stopCreating()}>{t('ui.cancel')}</Button>
          ) : null}
          <Button
            type="submit"
            variant="filled"
            loading={creating.isRunning}
            disabled={name === '' || wish.connectionId === ''}
          >
            {t('customers.create')}
          </Button>
        </Group>
      </Stack>
      <ConfirmDialog
        isOpen={doubt !== null}
        isDangerous
        title={t('doubts.createTitle')}
        text={doubt ?? ''}
        confirmLabel={t('doubts.createConfirm', { name })}
        onConfirm={goOn}
        onCancel={() => setDoubt(null)}
      />
      <FirstCallInProduction
        isOpen={isAsking}
        name={name}
        connection={connection?.name ?? ''}
        onConfirm={() => void create()}
        onCancel={ask.close}
      />
    </form>
  );
}

/** What is typed so far. */
interface Wish {
  name: string;
  type: UserType;
  /** ISO 8601 duration, or `forever`. */
  lifetime: string;
  connectionId: string;
}

function useWish(connections: readonly Connection[]) {
  const { defaultExpiresIn } = useSettings();
  const first = connections.find((connection) => connection.isEmbedded) ?? connections[0];
  const [wish, setWish] = useState<Wish>({
    name: '',
    type: 'company',
    lifetime: defaultExpiresIn,
    connectionId: first?.id ?? '',
  });
  return { wish, setWish, connection: connections.find(({ id }) => id === wish.connectionId) };
}

interface CustomerFieldsProps {
  wish: Wish;
  connections: readonly Connection[];
  onChange: (change: Partial<Wish>) => void;
}

function CustomerFields({ wish, connections, onChange }: CustomerFieldsProps) {
  const { t } = useTexts();
  return (
    <>
      <TextInput
        label={t('customers.name')}
        description={t('customers.nameText')}
        value={wish.name}
        maxLength={200}
        required
        withAsterisk={false}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <Radio.Group
        label={t('customers.typeLabel')}
        value={wish.type}
        onChange={(type) => onChange({ type: type as UserType })}
      >
        <Group gap="md" mt={4}>
          <Radio value="company" label={t('customers.type.company')} />
          <Radio value="person" label={t('customers.type.person')} />
        </Group>
      </Radio.Group>
      <NativeSelect
        label={t('customers.connection')}
        value={wish.connectionId}
        onChange={(event) => onChange({ connectionId: event.currentTarget.value })}
        data={connections.map((one) => ({
          value: one.id,
          label: `${connectionName(one, t)} (${t(`environment.${one.environment}`)})`,
        }))}
      />
      <ChosenConnection connection={connections.find(({ id }) => id === wish.connectionId)} />
      <LifetimeSelect
        label={t('customers.lifetime')}
        description={t('customers.lifetimeText')}
        value={wish.lifetime}
        allowsForever
        onChange={(lifetime) => onChange({ lifetime })}
      />
    </>
  );
}

/** What the environment means, and what the connection still lacks. */
function ChosenConnection({ connection }: { connection: Connection | undefined }) {
  const { t } = useTexts();
  const { go } = useNavigation();
  if (!connection) return null;
  return (
    <>
      <Group gap="xs" role="status">
        <EnvironmentBadge environment={connection.environment} />
        <Text size="xs" c="dimmed">
          {t(`environment.${connection.environment}.meaning`)}
        </Text>
      </Group>
      {!connection.isEmbedded && connection.secretState === 'none' ? (
        <Group gap="sm">
          <Text c="var(--ask)">{t('customers.needsSecret')}</Text>
          <Button onClick={() => go({ screen: 'connections' })}>{t('upload.wayOut.connections')}</Button>
        </Group>
      ) : null}
    </>
  );
}
