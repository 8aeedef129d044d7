import { Button, Group, Modal, Stack } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import type { Customer, ReportDocument } from '../../../preload/contract';
import { kontor } from '../../base/kontor';
import { useTexts } from '../../base/language';
import { useAction } from '../../base/use-action';
import { FailureNotice } from '../../ui/failure-notice';
import { withNames } from '../../ui/names/with-names';
import { DocumentsChoice, LeftDocuments } from './documents-choice';
import { ReportFields } from './report-fields';
import { useReportChoices } from './use-report-choices';

interface ReportDialogProps {
  customer: Pick<Customer, 'id' | 'name' | 'type'>;
  onClose: () => void;
}

/** One report: what is in it, how it looks, and a look at it before it is saved. */
export function ReportDialog({ customer, onClose }: ReportDialogProps) {
  const { t } = useTexts();
  const { options, change, keep } = useReportChoices();
  const saving = useAction(kontor().report.save);
  const previewing = useAction(kontor().report.preview);
  const [without, setWithout] = useState<{ fileName: string; left: ReportDocument[] } | null>(null);
  const isAtWork = saving.isRunning || previewing.isRunning;
  const save = async () => {
    keep();
    setWithout(null);
    const answer = await saving.run(customer.id, options);
    if (!answer.ok || !answer.value) return;
    notifications.show({ message: withNames(t('results.saved', { name: answer.value.fileName })) });
    if (answer.value.left.length === 0) onClose();
    else setWithout(answer.value);
  };
  return (
    <Modal
      opened
      size="xl"
      onClose={onClose}
      title={<span className="private">{t('report.options.title', { name: customer.name })}</span>}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <Stack gap="md">
        <ReportFields isPerson={customer.type === 'person'} options={options} onChange={change} />
        {options.form === 'full' ? (
          <DocumentsChoice
            customerId={customer.id}
            chosen={options.documents ?? []}
            onChange={(documents) => change({ documents })}
          />
        ) : null}
        {without ? <LeftDocuments {...without} /> : null}
        <FailureNotice error={saving.error ?? previewing.error} />
        <Group justify="flex-end" gap="xs" className="report-actions">
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button
            loading={previewing.isRunning}
            disabled={isAtWork}
            onClick={() => void previewing.run(customer.id, options)}
          >
            {t('report.options.preview')}
          </Button>
          <Button
            variant="filled"
            loading={saving.isRunning}
            disabled={isAtWork}
            data-autofocus
            onClick={() => void save()}
          >
            {t('report.options.save')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
