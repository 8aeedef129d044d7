import type { Connection } from '../../preload/contract';
import { useNavigation } from '../base/navigation';
import { useLive } from '../base/use-live';
import { useImport } from '../import/queue/import-context';

/**
 * The connection that what is on the screen goes to: the one that is explored, the one chosen for a new customer, from that moment on, else that of the
 * customer in hand, else the embedded service.
 */
export function useWorkingConnection(): Connection | null {
  const { place } = useNavigation();
  const { session } = useImport();
  const connections = useLive('connections.changed');
  const customers = useLive('customers.changed');
  const isOfCustomer = place.screen === 'results' || place.screen === 'customer';
  const customerId = isOfCustomer ? place.customerId : session.customerId;
  const customer = customers?.find((one) => one.id === customerId);
  const isChoosing = place.screen === 'import' && session.step === 'customer';
  const exploredId = place.screen === 'explorer' || place.screen === 'team' ? place.connectionId : null;
  const chosenId = exploredId ?? (isChoosing ? session.connectionId : null) ?? customer?.connectionId;
  const ofCustomer = connections?.find((one) => one.id === chosenId);
  return ofCustomer ?? connections?.find((one) => one.isEmbedded) ?? connections?.[0] ?? null;
}
