import { Checkbox, PasswordInput } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../base/language';
import { useStoreAccess } from '../base/store-access';

/** A secret that is being typed, and for how long it is to be kept. */
export function useSecretEntry() {
  const { state } = useStoreAccess();
  const hasKeychain = state?.keychain === 'available' || state?.keychain === 'unknown';
  const [secret, setSecret] = useState('');
  const [isForSession, setForSession] = useState(!hasKeychain);
  const keepFor: 'session' | 'keychain' = isForSession ? 'session' : 'keychain';
  return { hasKeychain, secret, setSecret, isForSession, setForSession, keepFor };
}

interface SecretFieldsProps {
  entry: ReturnType<typeof useSecretEntry>;
  label: string;
  /** It has the focus when its dialog opens. */
  isFirst?: boolean;
}

/** Write only: the field begins empty, and nothing stored is ever shown (SEC-13). */
export function SecretFields({ entry, label, isFirst }: SecretFieldsProps) {
  const { t } = useTexts();
  return (
    <>
      <PasswordInput
        label={label}
        value={entry.secret}
        autoComplete="off"
        data-autofocus={isFirst || undefined}
        visibilityToggleButtonProps={{ 'aria-label': t('connections.showTyped') }}
        onChange={(event) => entry.setSecret(event.currentTarget.value)}
      />
      <Checkbox
        label={t('connections.sessionOnly')}
        checked={entry.isForSession}
        disabled={!entry.hasKeychain}
        onChange={(event) => entry.setForSession(event.currentTarget.checked)}
      />
    </>
  );
}
