import { Alert } from '@mantine/core';
import { IconClockPause } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTexts } from '../base/language';
import { useLive } from '../base/use-live';
import { secondsUntil } from './seconds-until';

/** "Waiting for the service, 3 seconds": the service asked for a pause, and nothing is sent until it is over (B027). */
export function ServiceWaiting() {
  const { t, format } = useTexts();
  const states = useLive('serviceStates.changed') ?? [];
  const [now, setNow] = useState(() => Date.now());
  const until = states
    .filter((state) => state.state === 'waiting' && state.waitingUntil !== null)
    .map((state) => state.waitingUntil ?? '')
    .sort()
    .pop();
  useEffect(() => {
    if (!until) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [until]);
  if (!until) return null;
  const seconds = secondsUntil(until, now);
  if (seconds <= 0) return null;
  return (
    <Alert className="band" color="blue" icon={<IconClockPause size={18} aria-hidden />} role="status">
      {t('connections.waiting', { time: format.duration(seconds) })}
    </Alert>
  );
}
