import { Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface EmptyViewProps {
  title: string;
  text: string;
  /** The one thing to do from here. */
  action?: ReactNode;
}

export function EmptyView({ title, text, action }: EmptyViewProps) {
  return (
    <Stack className="empty" gap={6}>
      <Title order={2}>{title}</Title>
      <Text c="dimmed">{text}</Text>
      {action}
    </Stack>
  );
}
