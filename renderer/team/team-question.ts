import type { ReactNode } from 'react';
import type { Connection } from '../../preload/contract';
import { useTexts } from '../base/language';
import { connectionName } from '../connections/connection-name';
import { useProductionQuestion } from '../ui/confirm-dialog';

/** Asked before anything of a team in production is changed. */
export function useTeamQuestion(
  connection: Connection,
): [ask: (then: () => void) => void, dialog: ReactNode] {
  const { t } = useTexts();
  return useProductionQuestion(
    connection.environment,
    t('production.changeText', { connection: connectionName(connection, t) }),
  );
}
