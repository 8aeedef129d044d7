import { Button, Popover, Radio, Stack, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { type LeaveOutReason, leaveOutReasons, partsOfReason, reasonOf } from '../../../preload/contract';
import { useTexts } from '../../base/language';
import { popover } from '../../base/theme';

interface LeaveOutProps {
  label: ReactNode;
  size?: 'compact-sm';
  isRunning: boolean;
  /** What was said before. */
  reason?: string | undefined;
  onLeaveOut: (reason: string | undefined) => void;
}

/** A button that leaves rows out, and asks why: one of a short list, words of one's own, or nothing. */
export function LeaveOut({ label, size, isRunning, reason, onLeaveOut }: LeaveOutProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover position="bottom-end" {...popover} opened={isOpen} onChange={setOpen}>
      <Popover.Target>
        <Button {...(size ? { size } : {})} loading={isRunning} onClick={() => setOpen(!isOpen)}>
          {label}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        {isOpen ? (
          <ReasonForm
            label={label}
            reason={reason}
            onDone={(said) => {
              setOpen(false);
              onLeaveOut(said);
            }}
          />
        ) : null}
      </Popover.Dropdown>
    </Popover>
  );
}

interface ReasonFormProps {
  label: ReactNode;
  reason: string | undefined;
  onDone: (reason: string | undefined) => void;
}

function ReasonForm({ label, reason, onDone }: ReasonFormProps) {
  const { t } = useTexts();
  const before = partsOfReason(reason ?? '');
  const [listed, setListed] = useState<LeaveOutReason | null>(before.listed);
  const [words, setWords] = useState(before.words);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onDone(reasonOf(listed, words));
      }}
    >
      <Stack gap={8} w={280}>
        <Radio.Group
          label={t('leaveOut.why')}
          value={listed ?? ''}
          onChange={(value) => setListed(leaveOutReasons.find((one) => one === value) ?? null)}
        >
          <Stack gap={6} mt={6}>
            {leaveOutReasons.map((one) => (
              <Radio key={one} value={one} label={t(`leaveOut.reason.${one}`)} />
            ))}
            <Radio value="" label={t('leaveOut.reason.none')} />
          </Stack>
        </Radio.Group>
        <TextInput
          label={t('leaveOut.words')}
          maxLength={300}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        <Button type="submit" variant="filled">
          {label}
        </Button>
      </Stack>
    </form>
  );
}
