import { Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface ScreenProps {
  title: string;
  subtitle?: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of every screen: heading, what can be done here, contents. */
export function Screen({ title, subtitle, actions, children }: ScreenProps) {
  return (
    <div className="screen">
      <Group className="screen-head" justify="space-between" wrap="nowrap" gap="md">
        <div className="screen-title">
          <Title order={1}>{title}</Title>
          {subtitle ? (
            <Text size="sm" c="dimmed" truncate>
              {subtitle}
            </Text>
          ) : null}
        </div>
        {actions ? (
          <Group gap="xs" wrap="nowrap">
            {actions}
          </Group>
        ) : null}
      </Group>
      {children}
    </div>
  );
}
