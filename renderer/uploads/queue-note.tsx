import { Text } from '@mantine/core';
import type { Upload } from '../../preload/contract';
import { useTexts } from '../base/language';
import { useLive } from '../base/use-live';
import { connectionName } from '../connections/connection-name';

/** Which place an upload has among those that wait for the same connection. */
export function QueueNote({ upload }: { upload: Upload }) {
  const { t } = useTexts();
  const customer = useLive('customers.changed')?.find(({ id }) => id === upload.customerId);
  const found = useLive('connections.changed')?.find(({ id }) => id === customer?.connectionId);
  const connection = found ? connectionName(found, t) : (customer?.connectionName ?? '–');
  const place = upload.queuePlace ?? 1;
  return (
    <Text className="private">
      {place === 1 ? t('upload.queueNext', { connection }) : t('upload.queuePlace', { place, connection })}
    </Text>
  );
}
