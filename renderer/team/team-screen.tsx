import './team.css';
import { NativeSelect, Tabs } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { Connection } from '../../preload/contract';
import { useTexts } from '../base/language';
import { useNavigation } from '../base/navigation';
import { useLive } from '../base/use-live';
import { connectionName } from '../connections/connection-name';
import { Busy } from '../ui/busy';
import { Screen } from '../ui/screen';
import { AdvisorsPart } from './advisors-part';
import { RegisterPart } from './register-part';
import { TenantPart } from './tenant-part';
import { WebhooksPart } from './webhooks-part';

const parts = { webhooks: WebhooksPart, advisors: AdvisorsPart, tenant: TenantPart, register: RegisterPart };
const names = Object.keys(parts) as (keyof typeof parts)[];

/** Webhooks, advisors, the tenant and the register of a connection (interface.md 4.7 and 6). */
export function TeamScreen() {
  const { t } = useTexts();
  const { place, go } = useNavigation();
  const connections = useLive('connections.changed');
  const [part, setPart] = useState<keyof typeof parts>('webhooks');
  const placeId = place.screen === 'team' ? place.connectionId : undefined;
  const connection = connections?.find(({ id }) => id === placeId) ?? connections?.[0];
  useEffect(() => {
    // The top bar shows where calls go, above all when that is production.
    if (connection && connection.id !== placeId) go({ screen: 'team', connectionId: connection.id });
  }, [connection, placeId, go]);
  return (
    <Screen
      title={t('team.title')}
      subtitle={t('team.subtitle')}
      actions={
        connections && connection ? (
          <NativeSelect
            aria-label={t('explorer.connection')}
            value={connection.id}
            onChange={(event) => go({ screen: 'team', connectionId: event.currentTarget.value })}
            data={connections.map((one) => ({
              value: one.id,
              label: `${connectionName(one, t)} (${t(`environment.${one.environment}`)})`,
            }))}
          />
        ) : null
      }
    >
      {connection ? (
        <Tabs
          value={part}
          keepMounted={false}
          onChange={(value) => setPart(names.find((name) => name === value) ?? 'webhooks')}
        >
          <Tabs.List aria-label={t('team.title')}>
            {names.map((name) => (
              <Tabs.Tab key={name} value={name}>
                {t(`team.part.${name}`)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {names.map((name) => (
            <Tabs.Panel key={name} value={name}>
              <Part key={connection.id} name={name} connection={connection} />
            </Tabs.Panel>
          ))}
        </Tabs>
      ) : (
        <Busy />
      )}
    </Screen>
  );
}

function Part({ name, connection }: { name: keyof typeof parts; connection: Connection }) {
  const View = parts[name];
  return <View connection={connection} />;
}
