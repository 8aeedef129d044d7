import { Group, Text, Title } from '@mantine/core';
import { createContext, type ReactNode, useContext } from 'react';

interface ScreenProps {
  title: string;
  subtitle?: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** The heading of what is shown: the contents are told under this name. */
export const headingId = 'screen-heading';

const InTab = createContext(false);

/** A screen inside is a tab of another one, which has the heading already. */
export function ScreenAsTab({ children }: { children: ReactNode }) {
  return <InTab.Provider value={true}>{children}</InTab.Provider>;
}

/** The frame of every screen: heading, what can be done here, contents. */
export function Screen({ title, subtitle, actions, children }: ScreenProps) {
  if (useContext(InTab)) {
    return (
      <section className="screen-tab" aria-label={title}>
        {actions ? (
          <Group gap="xs" justify="flex-end">
            {actions}
          </Group>
        ) : null}
        {children}
      </section>
    );
  }
  return (
    <div className="screen">
      <Group className="screen-head" justify="space-between" wrap="nowrap" gap="md">
        <div className="screen-title">
          <Title order={1} id={headingId}>
            {title}
          </Title>
          {subtitle ? (
            <Text size="sm" c="dimmed">
              {subtitle}
            </Text>
          ) : null}
        </div>
        {actions ? (
          <Group gap="xs" justify="flex-end">
            {actions}
          </Group>
        ) : null}
      </Group>
      {children}
    </div>
  );
}
