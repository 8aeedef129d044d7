import { Kbd } from '@mantine/core';
import { useAppInfo } from '../../base/app-info';
import { shownKeys } from '../../base/keys/key-presses';
import { useTexts } from '../../base/language';

/** The keys of an action as this computer labels them, or that it has none. */
export function ShownKeys({ keys }: { keys: string }) {
  const { t } = useTexts();
  const platform = useAppInfo()?.platform ?? '';
  if (keys === '') return <span className="dim">{t('keys.none')}</span>;
  return (
    <span className="keys-shown">
      {shownKeys(keys, platform).map((key) => (
        <Kbd key={key}>{key}</Kbd>
      ))}
    </span>
  );
}
