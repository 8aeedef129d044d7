import { NativeSelect } from '@mantine/core';
import { type Texts, useTexts } from '../base/language';
import { lifetimes, parseLifetime } from './lifetime';

function lifetimeLabel(duration: string, t: Texts['t']): string {
  const lifetime = parseLifetime(duration);
  return lifetime ? t(`lifetime.${lifetime.unit}`, { count: lifetime.count }) : duration;
}

interface LifetimeSelectProps {
  label: string;
  description?: string;
  value: string;
  /** Whether "without limit" may be chosen; never the default. */
  allowsForever?: boolean;
  onChange: (value: string) => void;
}

export const forever = 'forever';

export function LifetimeSelect({ label, description, value, allowsForever, onChange }: LifetimeSelectProps) {
  const { t } = useTexts();
  const offered: string[] = [...lifetimes];
  if (value !== forever && !offered.includes(value)) offered.unshift(value);
  const data = offered.map((duration) => ({ value: duration, label: lifetimeLabel(duration, t) }));
  if (allowsForever) data.push({ value: forever, label: t('lifetime.forever') });
  return (
    <NativeSelect
      label={label}
      description={description}
      value={value}
      data={data}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
