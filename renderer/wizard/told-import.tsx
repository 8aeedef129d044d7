import { useTexts } from '../base/language';
import { useLive } from '../base/use-live';
import { type ImportStep, importSteps, useImport, useImportSummary } from '../import/queue/import-context';
import { meaningOf, newestRun, newestUpload } from '../uploads/upload-state';

/**
 * What a reader of screens hears of an import: each step by its name, and what becomes of sending and analysis, once each. Always there:
 * what comes together with its words is not heard.
 */
export function ToldImport({ step, hasFiles }: { step: ImportStep; hasFiles: boolean }) {
  const { t } = useTexts();
  const at = t('import.stepTold', {
    number: importSteps.indexOf(step) + 1,
    total: importSteps.length,
    name: t(`import.step.${step}`),
  });
  return (
    <>
      <div role="status" className="hidden-text">
        {hasFiles ? at : ''}
      </div>
      <div role="status" className="hidden-text">
        {useUploadTold(step)}
      </div>
      <div role="status" className="hidden-text">
        {useRunTold(step)}
      </div>
    </>
  );
}

function useUploadTold(step: ImportStep): string {
  const { t } = useTexts();
  const { session } = useImport();
  const summary = useImportSummary();
  const uploads = useLive('uploads.changed') ?? [];
  if (step !== 'send' && step !== 'analysis') return '';
  const upload =
    uploads.find(({ id }) => id === session.uploadId) ?? (summary ? newestUpload(uploads, summary.id) : null);
  if (!upload) return '';
  const meaning = meaningOf(upload);
  const { readBack, state } = upload;
  const isAsSent = state === 'done' && readBack !== null && readBack.missing + readBack.different === 0;
  return [
    ...(state === 'done' ? [] : [`${t(`upload.state.${state}`)}.`]),
    ...(meaning === null ? [] : [t(`upload.meaning.${meaning}`)]),
    ...(isAsSent ? [t('upload.readBackGood', { count: readBack.compared })] : []),
  ].join(' ');
}

function useRunTold(step: ImportStep): string {
  const { t } = useTexts();
  const { session } = useImport();
  const run = newestRun(useLive('runs.changed') ?? [], session.customerId ?? '');
  return step === 'analysis' && run ? `${t('run.title')}: ${t(`run.state.${run.state}`)}` : '';
}
