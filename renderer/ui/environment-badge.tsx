import { IconDeviceDesktop, IconFlask, IconWorld } from '@tabler/icons-react';
import type { Environment } from '../../preload/contract';
import { useTexts } from '../base/language';

const icons = { local: IconDeviceDesktop, test: IconFlask, production: IconWorld } as const;

/** Word, sign and colour together: no environment is told by colour alone. */
export function EnvironmentBadge({ environment }: { environment: Environment }) {
  const { t } = useTexts();
  const Icon = icons[environment];
  return (
    <span className="environment" data-environment={environment}>
      <Icon size={14} stroke={1.8} aria-hidden />
      {t(`environment.${environment}`)}
    </span>
  );
}
