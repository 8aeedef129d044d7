import { Button, Kbd, Text, Tooltip } from '@mantine/core';
import { IconEyeOff, IconSearch } from '@tabler/icons-react';
import { useKeysOf } from '../base/keys/use-shortcut-table';
import { useTexts } from '../base/language';
import { useSettings } from '../base/settings-context';
import { connectionName } from '../connections/connection-name';
import { useWorkingConnection } from '../connections/use-working-connection';
import { EnvironmentBadge } from '../ui/environment-badge';
import { palette } from './palette/palette';
import { WorkIndicator } from './work-indicator';

/** Which service the window works with, always in word and colour (feature 44), and the way to every command. */
export function TopBar() {
  const { t } = useTexts();
  const { isMasked } = useSettings();
  const connection = useWorkingConnection();
  const keys = useKeysOf()({ id: 'palette' });
  return (
    <section className="top" aria-label={t('app.top')} data-environment={connection?.environment}>
      {connection ? (
        <div className="top-connection">
          <EnvironmentBadge environment={connection.environment} />
          <Tooltip label={t(`environment.${connection.environment}.meaning`)} position="bottom-start">
            <Text size="sm" truncate c="dimmed">
              {connectionName(connection, t)}
            </Text>
          </Tooltip>
        </div>
      ) : (
        <span />
      )}
      <WorkIndicator />
      <div className="top-end">
        {isMasked ? (
          <span className="top-masked">
            <IconEyeOff size={15} aria-hidden /> {t('settings.masked')}
          </span>
        ) : null}
        <Button
          size="compact-sm"
          leftSection={<IconSearch size={14} aria-hidden />}
          rightSection={
            keys ? (
              <Kbd size="xs" aria-hidden>
                {keys.join(' ')}
              </Kbd>
            ) : null
          }
          onClick={palette.open}
        >
          {t('app.palette.open')}
        </Button>
      </div>
    </section>
  );
}
