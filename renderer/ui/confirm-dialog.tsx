import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import type { BridgeError, Environment } from '../../preload/contract';
import { useTexts } from '../base/language';
import { EnvironmentBadge } from './environment-badge';
import { FailureNotice } from './failure-notice';
import { withNames } from './names/with-names';

interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  text: string;
  confirmLabel: string;
  isDangerous?: boolean;
  isRunning?: boolean;
  /** The condition of the confirm button, e.g. a typed word; true when there is none. */
  isAllowed?: boolean;
  error?: BridgeError | null;
  children?: ReactNode;
  onConfirm: () => void;
  onCancel: () => void;
}

/**
 * Cancel holds the focus and the Enter key; what cannot be undone takes a deliberate step. It stays open while it runs: whoever closed it
 * would never learn what became of it.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { t } = useTexts();
  const wordsId = useId();
  const close = () => {
    if (!props.isRunning) props.onCancel();
  };
  return (
    <Modal opened={props.isOpen} onClose={close} title={withNames(props.title)} withCloseButton={false}>
      <Stack gap="sm">
        <Text id={wordsId} data-dialog-words>
          {withNames(props.text)}
        </Text>
        {props.children}
        <FailureNotice error={props.error ?? null} />
        <Group justify="flex-end" gap="xs">
          <Button onClick={close} disabled={props.isRunning} data-autofocus>
            {t('ui.cancel')}
          </Button>
          <Button
            variant="filled"
            color={props.isDangerous ? 'red' : undefined}
            loading={props.isRunning}
            disabled={props.isAllowed === false}
            onClick={props.onConfirm}
          >
            {withNames(props.confirmLabel)}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

/**
 * Asked before a call that changes something at a service with real data (feature 44); elsewhere the call goes at once. Answers the asking,
 * and the dialog to be drawn.
 */
export function useProductionQuestion(
  environment: Environment,
  text: string,
): [ask: (then: () => void) => void, dialog: ReactNode] {
  const { t } = useTexts();
  const [next, setNext] = useState<{ then: () => void } | null>(null);
  const ask = (then: () => void) => {
    if (environment === 'production') setNext({ then });
    else then();
  };
  const dialog = (
    <ConfirmDialog
      isOpen={next !== null}
      isDangerous
      title={t('production.firstTitle')}
      text={text}
      confirmLabel={t('production.firstConfirm')}
      onConfirm={() => {
        setNext(null);
        next?.then();
      }}
      onCancel={() => setNext(null)}
    >
      <EnvironmentBadge environment="production" />
    </ConfirmDialog>
  );
  return [ask, dialog];
}
