import { Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTexts } from '../base/language';

/** Counts down to the moment at which the service wants to hear of us again. */
export function WaitingNote({ until }: { until: string }) {
  const { t, format } = useTexts();
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.ceil((Date.parse(until) - nowMs) / 1_000));
  return <Text className="tabular">{t('upload.waitingUntil', { time: format.duration(seconds) })}</Text>;
}
