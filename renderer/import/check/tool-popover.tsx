import { Button, Popover } from '@mantine/core';
import type { ReactNode } from 'react';
import { useState } from 'react';

interface ToolPopoverProps {
  label: string;
  icon: ReactNode;
  /** What it shows while it is open. */
  children: (close: () => void) => ReactNode;
}

/** A tool of the rows: a button, and what it opens. */
export function ToolPopover({ label, icon, children }: ToolPopoverProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover position="bottom-start" trapFocus opened={isOpen} onChange={setOpen}>
      <Popover.Target>
        <Button size="compact-sm" leftSection={icon} onClick={() => setOpen(!isOpen)}>
          {label}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>{isOpen ? children(() => setOpen(false)) : null}</Popover.Dropdown>
    </Popover>
  );
}
