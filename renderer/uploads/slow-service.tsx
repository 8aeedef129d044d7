import { Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTexts } from '../base/language';

/** After this long a spinner alone looks like a program that hangs. */
const patienceMs = 3_000;

/** Shown while a call to the service runs: after a while says that Kontor is still trying, and that leaving is safe. */
export function SlowService() {
  const { t } = useTexts();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  return <div role="status">{isLong ? <Text c="dimmed">{t('upload.stillTrying')}</Text> : null}</div>;
}
