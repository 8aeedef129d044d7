import { Alert, Button, Group, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ExplorerEndpoint } from '../../preload/contract';
import { useTexts } from '../base/language';
import { chooseCall } from './explorer-session';

interface UnknownOutcomeProps {
  endpoint: ExplorerEndpoint;
  endpoints: readonly ExplorerEndpoint[];
}

/** Sent, and nobody can say whether it was done: where to look before it is sent again. */
export function UnknownOutcome({ endpoint, endpoints }: UnknownOutcomeProps) {
  const { t, coded } = useTexts();
  const lookUp = endpoints.find(({ key }) => key === endpoint.lookUpKey);
  const isMoney = endpoint.danger === 'movesMoney';
  return (
    <Alert color="yellow" role="alert" icon={<IconAlertTriangle size={18} aria-hidden />}>
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <Text>{t(isMoney ? 'explorer.unknownMoney' : 'explorer.unknown')}</Text>
        {lookUp ? (
          <Button style={{ flexShrink: 0 }} onClick={() => chooseCall(lookUp.key)}>
            {t('explorer.lookUp', { title: coded('endpoint', lookUp.key) })}
          </Button>
        ) : null}
      </Group>
    </Alert>
  );
}
