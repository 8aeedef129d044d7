import { Alert } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '../../base/language';

/** Gone once it was read. */
export function ReadNotice({ onRead, children }: { onRead: () => void; children: ReactNode }) {
  const { t } = useTexts();
  return (
    <Alert
      className="band"
      color="yellow"
      role="status"
      withCloseButton
      onClose={onRead}
      closeButtonLabel={t('ui.close')}
    >
      {children}
    </Alert>
  );
}
