import { Text } from '@mantine/core';
import type { Connection, ExplorerEndpoint, ExplorerRequest } from '../../preload/contract';
import { useTexts } from '../base/language';
import { isolatedText, joinedTexts } from '../base/languages/isolated-text';
import { useLive } from '../base/use-live';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { EnvironmentBadge } from '../ui/environment-badge';

interface ConfirmCallProps {
  endpoint: ExplorerEndpoint;
  request: ExplorerRequest;
  connection: Connection;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks in words before what cannot be taken back: what it does, to what, and where. */
export function ConfirmCall({ endpoint, request, connection, onConfirm, onCancel }: ConfirmCallProps) {
  const { t, coded } = useTexts();
  const title = coded('endpoint', endpoint.key);
  const concerned = useConcerned(request);
  return (
    <ConfirmDialog
      isOpen
      isDangerous
      title={t('explorer.confirmTitle', { title, connection: connection.name })}
      text={coded('endpoint', `${endpoint.key}.gone`, {}, t('explorer.confirmChange'))}
      confirmLabel={title}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {concerned.length > 0 ? (
        <ul className="explorer-concerned" aria-label={t('explorer.concerned')}>
          {concerned.map((line) => (
            <li key={line} className="private breakable">
              {line}
            </li>
          ))}
        </ul>
      ) : null}
      <div>
        <EnvironmentBadge environment={connection.environment} />
      </div>
      <Text size="xs" c="dimmed">
        {t('explorer.sentOnce')}
      </Text>
    </ConfirmDialog>
  );
}

/** What the call names: the values of its path, customers by their name, and the members of its body. */
function useConcerned({ connectionId, path, body }: ExplorerRequest): string[] {
  const customers = useLive('customers.changed') ?? [];
  const named = (value: string) => {
    const known = customers.find((one) => one.connectionId === connectionId && one.userId === value);
    return known ? `${isolatedText(known.name)} (${value})` : value;
  };
  const members: unknown = body === null ? null : JSON.parse(body);
  const ofBody =
    typeof members === 'object' && members !== null
      ? Object.entries(members).map(([name, value]) => {
          if (Array.isArray(value)) return `${name}: ${joinedTexts(value.map((one) => named(textOf(one))))}`;
          return `${name}: ${textOf(value)}`;
        })
      : [];
  return [...Object.entries(path).map(([name, value]) => `${name}: ${named(value)}`), ...ofBody];
}

function textOf(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
