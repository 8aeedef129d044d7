import './wizard.css';
import { useTexts } from '../base/language';
import { useLive } from '../base/use-live';
import { useStoredChanges } from '../import/check/use-stored-changes';
import { fileRows, fileTotals } from '../import/files/file-rows';
import { importSteps, useImport, useImportSummary, useQueueState } from '../import/queue/import-context';
import { CustomerLine } from '../ui/customer-line';
import { late } from '../ui/late-part';
import { Screen } from '../ui/screen';
import { OpenUploads } from '../uploads/open-uploads';
import { FilesStep } from './files-step';
import { ImportActions } from './import-actions';
import { isStepOpen } from './import-steps';
import { SentNotice } from './sent-notice';
import { StepBar } from './step-bar';
import { ToldImport } from './told-import';
import { useStepFocus } from './use-step-focus';

const CheckStep = late(async () => (await import('./check-step')).CheckStep);
const CustomerStep = late(async () => (await import('./customer-step')).CustomerStep);
const SendStep = late(async () => (await import('./send-step')).SendStep);
const RunStep = late(async () => (await import('./run-step')).RunStep);

/** From the drop to the results, in five steps that can be walked back. */
export function ImportScreen() {
  const { t } = useTexts();
  const { session, change } = useImport();
  const { items } = useQueueState();
  const summary = useImportSummary();
  useStoredChanges(summary);
  const rows = fileRows(items, summary);
  const totals = fileTotals(rows);
  const openness = { totals, summary, session };
  const customer = useLive('customers.changed')?.find(({ id }) => id === session.customerId) ?? null;
  const step = isStepOpen(session.step, openness) ? session.step : 'files';
  useStepFocus(step, totals.busy > 0);
  return (
    <Screen title={t('import.title')} actions={<ImportActions />}>
      <ToldImport step={step} hasFiles={rows.length > 0} />
      <OpenUploads />
      {rows.length > 0 ? (
        <StepBar
          step={step}
          isOpen={(one) => isStepOpen(one, openness)}
          onChoose={(one) => change({ step: one })}
        />
      ) : null}
      {importSteps.indexOf(step) >= importSteps.indexOf('customer') ? (
        <CustomerLine customer={customer} />
      ) : null}
      <SentNotice step={step} />
      {step === 'files' ? <FilesStep rows={rows} totals={totals} /> : null}
      {step === 'check' && summary ? <CheckStep summary={summary} /> : null}
      {step === 'customer' && summary ? <CustomerStep summary={summary} /> : null}
      {step === 'send' && summary && session.customerId ? (
        <SendStep summary={summary} customerId={session.customerId} />
      ) : null}
      {step === 'analysis' && session.customerId ? <RunStep customerId={session.customerId} /> : null}
    </Screen>
  );
}
