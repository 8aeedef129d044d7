import { Button, Checkbox, Group, Modal, Progress, Stack, Text } from '@mantine/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { BridgeError, Customer, ReportOptions } from '../../../preload/contract';
import { kontor } from '../../base/kontor';
import { useTexts } from '../../base/language';
import { useAction } from '../../base/use-action';
import { FailureNotice } from '../../ui/failure-notice';
import { ReportFields } from './report-fields';
import { useReportChoices } from './use-report-choices';

interface SeveralReportsDialogProps {
  /** Those that a report could be of; all are chosen at first. */
  customers: readonly Customer[];
  onClose: () => void;
}

interface Outcome {
  customer: Customer;
  /** Null: written. */
  error: BridgeError | null;
}

/** Writes the reports one after the other into a folder that is asked for; one that fails holds up no other. */
function useReportRun(wanted: readonly Customer[], options: ReportOptions) {
  const [outcomes, setOutcomes] = useState<readonly Outcome[] | null>(null);
  const [total, setTotal] = useState(0);
  const [isWriting, setWriting] = useState(false);
  const isStopped = useRef(false);
  const choosing = useAction(kontor().report.chooseFolder);
  const stop = useCallback(() => {
    isStopped.current = true;
  }, []);
  // A dialog that goes takes the rest of its work along.
  useEffect(() => stop, [stop]);
  const write = async () => {
    const folder = await choosing.run();
    if (!folder.ok || !folder.value) return;
    isStopped.current = false;
    setWriting(true);
    setTotal(wanted.length);
    const done: Outcome[] = [];
    setOutcomes(done);
    for (const customer of wanted) {
      if (isStopped.current) break;
      const form = customer.type === 'person' ? options.form : 'full';
      const answer = await kontor().report.saveToFolder(customer.id, { ...options, form });
      done.push({ customer, error: answer.ok ? null : answer.error });
      setOutcomes([...done]);
    }
    setWriting(false);
  };
  return { outcomes, total, isWriting, error: choosing.error, write, stop };
}

/** Reports of several customers, one after the other into one folder. */
export function SeveralReportsDialog({ customers, onClose }: SeveralReportsDialogProps) {
  const { t } = useTexts();
  const { options, change, keep } = useReportChoices();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(customers.map(({ id }) => id)));
  const wanted = customers.filter(({ id }) => chosen.has(id));
  const run = useReportRun(wanted, options);
  return (
    <Modal
      opened
      size="xl"
      closeOnEscape={!run.isWriting}
      closeOnClickOutside={!run.isWriting}
      withCloseButton={!run.isWriting}
      onClose={onClose}
      title={t('report.several.title')}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <Stack gap="md">
        <Checkbox.Group
          label={t('report.several.customers', { count: wanted.length })}
          value={[...chosen]}
          onChange={(ids) => setChosen(new Set(ids))}
        >
          <Stack gap={10} mt={6} className="report-customers">
            {customers.map(({ id, name }) => (
              <Checkbox
                key={id}
                value={id}
                label={<span className="private">{name}</span>}
                disabled={run.isWriting}
              />
            ))}
          </Stack>
        </Checkbox.Group>
        <ReportFields
          isPerson={wanted.some(({ type }) => type === 'person')}
          options={options}
          onChange={change}
        />
        <FailureNotice error={run.error} />
        {run.outcomes ? (
          <Outcomes outcomes={run.outcomes} total={run.total} isWriting={run.isWriting} />
        ) : null}
        <Group justify="flex-end" gap="xs" className="report-actions">
          <Button onClick={run.isWriting ? run.stop : onClose}>
            {t(run.isWriting ? 'report.several.stop' : 'ui.close')}
          </Button>
          <Button
            variant="filled"
            loading={run.isWriting}
            disabled={wanted.length === 0}
            data-autofocus
            onClick={() => {
              keep();
              void run.write();
            }}
          >
            {t('report.several.write')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

interface OutcomesProps {
  outcomes: readonly Outcome[];
  total: number;
  isWriting: boolean;
}

function Outcomes({ outcomes, total, isWriting }: OutcomesProps) {
  const { t, sentence } = useTexts();
  const failed = outcomes.filter(({ error }) => error !== null);
  return (
    <Stack gap={6} role="status">
      <Progress
        value={total === 0 ? 100 : (outcomes.length * 100) / total}
        aria-label={t('report.several.title')}
      />
      <Text size="sm">{t('report.several.progress', { n: outcomes.length - failed.length, total })}</Text>
      {!isWriting && outcomes.length < total ? (
        <Text size="sm">{t('report.several.left', { count: total - outcomes.length })}</Text>
      ) : null}
      {failed.map(({ customer, error }) => (
        <Text key={customer.id} size="sm">
          <span className="private">{customer.name}</span>: {error ? sentence(error) : null}
        </Text>
      ))}
    </Stack>
  );
}
