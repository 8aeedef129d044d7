import './explorer.css';
import { NativeSelect } from '@mantine/core';
import { useEffect, useMemo } from 'react';
import type { ExplorerEndpoint } from '../../preload/contract';
import { kontor } from '../base/kontor';
import { useTexts } from '../base/language';
import { useNavigation } from '../base/navigation';
import { useLive } from '../base/use-live';
import { useLoaded } from '../base/use-loaded';
import { connectionName } from '../connections/connection-name';
import { Busy } from '../ui/busy';
import { FailureNotice } from '../ui/failure-notice';
import { Screen } from '../ui/screen';
import { CallList } from './call-list';
import { CallPage } from './call-page';
import { chooseCall, chooseExplorerConnection, useExplorer } from './explorer-session';

/** Every call of the service by hand: for what has no screen of its own yet, and for looking behind the screens. */
export function ExplorerScreen() {
  const { t } = useTexts();
  const connections = useLive('connections.changed');
  const [endpoints, reload] = useLoaded('endpoints', kontor().explorer.endpoints);
  const { connectionId, key } = useExplorer();
  const { place, go } = useNavigation();
  const connection = connections?.find(({ id }) => id === connectionId) ?? connections?.[0];
  const { connectionId: placeId, callKey } = place.screen === 'explorer' ? place : {};
  useEffect(() => {
    if (!connection) return;
    // Sent here by another screen, once.
    if (callKey !== undefined) {
      chooseCall(callKey);
      if (placeId !== undefined && placeId !== connectionId) chooseExplorerConnection(placeId);
      go({ screen: 'explorer', connectionId: placeId ?? connection.id });
      return;
    }
    if (connection.id !== connectionId) chooseExplorerConnection(connection.id);
    // The top bar shows where calls go, above all when that is production.
    if (connection.id !== placeId) go({ screen: 'explorer', connectionId: connection.id });
  }, [connection, connectionId, placeId, callKey, go]);
  return (
    <Screen
      title={t('explorer.title')}
      subtitle={t('explorer.subtitle')}
      actions={
        connections && connection ? (
          <NativeSelect
            aria-label={t('explorer.connection')}
            miw={340}
            value={connection.id}
            onChange={(event) => chooseExplorerConnection(event.currentTarget.value)}
            data={connections.map((one) => ({
              value: one.id,
              label: `${connectionName(one, t)} (${t(`environment.${one.environment}`)})`,
            }))}
          />
        ) : null
      }
    >
      {endpoints.state === 'loading' || !connection ? <Busy /> : null}
      {endpoints.state === 'failed' ? <FailureNotice error={endpoints.error} onAgain={reload} /> : null}
      {endpoints.state === 'ready' && connection ? (
        <Explorer endpoints={endpoints.value} connection={connection} chosenKey={key} />
      ) : null}
    </Screen>
  );
}

interface ExplorerProps {
  endpoints: readonly ExplorerEndpoint[];
  connection: Parameters<typeof CallPage>[0]['connection'];
  chosenKey: string;
}

function Explorer({ endpoints, connection, chosenKey }: ExplorerProps) {
  const endpoint = useMemo(
    () => endpoints.find(({ key }) => key === chosenKey) ?? endpoints[0],
    [endpoints, chosenKey],
  );
  if (!endpoint) return null;
  return (
    <div className="explorer">
      <CallList endpoints={endpoints} chosenKey={endpoint.key} />
      <CallPage key={endpoint.key} endpoint={endpoint} endpoints={endpoints} connection={connection} />
    </div>
  );
}
