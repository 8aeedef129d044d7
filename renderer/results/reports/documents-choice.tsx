import { Alert, Checkbox, Stack, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { type ReportDocument, reportDocumentLimit, type ServiceDocument } from '../../../preload/contract';
import { kontor } from '../../base/kontor';
import { type Texts, useTexts } from '../../base/language';
import { joinedTexts } from '../../base/languages/isolated-text';
import { useLoaded } from '../../base/use-loaded';
import { FailureNotice } from '../../ui/failure-notice';

interface DocumentsChoiceProps {
  customerId: string;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

const nameOf = ({ kind, source, fetchedAt }: ReportDocument | ServiceDocument, { t, format }: Texts) => ({
  name: joinedTexts([t(`documents.kind.${kind}`), source], ' · '),
  at: format.instant(fetchedAt),
});

/** Which kept PDFs of the service stand behind the report; nothing where none is kept. */
export function DocumentsChoice({ customerId, chosen, onChange }: DocumentsChoiceProps) {
  const texts = useTexts();
  const { t } = texts;
  const [loaded, reload] = useLoaded(customerId, () => kontor().documents.list(customerId));
  if (loaded.state === 'failed') return <FailureNotice error={loaded.error} onAgain={reload} />;
  const files = loaded.state === 'ready' ? loaded.value.filter(({ mediaType }) => mediaType === 'pdf') : [];
  if (files.length === 0) return null;
  const isFull = chosen.length >= reportDocumentLimit;
  return (
    <Checkbox.Group
      label={t('report.options.documents')}
      description={t('report.options.documentsText')}
      value={[...chosen]}
      onChange={onChange}
    >
      <Stack gap={10} mt={6} className="report-customers">
        {files.map((file) => (
          <Checkbox
            key={file.id}
            value={file.id}
            disabled={isFull && !chosen.includes(file.id)}
            label={<span className="private">{t('report.options.document', nameOf(file, texts))}</span>}
          />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}

/** What a saved report stands without, and why. */
export function LeftDocuments({ fileName, left }: { fileName: string; left: readonly ReportDocument[] }) {
  const texts = useTexts();
  const { t } = texts;
  return (
    <Alert color="yellow" icon={<IconInfoCircle size={18} aria-hidden />} role="alert">
      <Text>{t('report.options.documentsLeft', { name: fileName, count: left.length })}</Text>
      {left.map((document) => (
        <Text key={document.id} className="private">
          {t('report.options.documentLeft', {
            ...nameOf(document, texts),
            reason: t(`report.documents.problem.${document.problem ?? 'unreadable'}`),
          })}
        </Text>
      ))}
    </Alert>
  );
}
