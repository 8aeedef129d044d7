import { Button, Popover } from '@mantine/core';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { popover } from '../../base/theme';

interface ToolPopoverProps {
  label: string;
  /** Name of the action in the table of shortcuts. */
  command: string;
  icon: ReactNode;
  /** What it shows while it is open. */
  children: (close: () => void) => ReactNode;
}

/** A tool of the rows: a button, and what it opens. */
export function ToolPopover({ label, command, icon, children }: ToolPopoverProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover position="bottom-start" {...popover} opened={isOpen} onChange={setOpen}>
      <Popover.Target>
        <Button size="compact-sm" data-command={command} leftSection={icon} onClick={() => setOpen(!isOpen)}>
          {label}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>{isOpen ? children(() => setOpen(false)) : null}</Popover.Dropdown>
    </Popover>
  );
}
