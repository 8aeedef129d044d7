import { Alert } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { useTexts } from '../base/language';
import { joinedTexts } from '../base/languages/isolated-text';
import { useLive } from '../base/use-live';
import { connectionName } from './connection-name';

/** Says within seconds that a service does not answer, while what was asked for is still being tried. */
export function ServiceAway() {
  const { t } = useTexts();
  const away = (useLive('serviceStates.changed') ?? []).filter(({ isAway }) => isAway);
  const connections = useLive('connections.changed') ?? [];
  if (away.length === 0) return null;
  const names = away.flatMap(({ connectionId }) => {
    const connection = connections.find(({ id }) => id === connectionId);
    return connection ? [connectionName(connection, t)] : [];
  });
  return (
    <Alert className="band" color="yellow" icon={<IconCloudOff size={18} aria-hidden />} role="status">
      {t('connections.away', { names: joinedTexts(names) })}
    </Alert>
  );
}
