import { Stack, Text } from '@mantine/core';
import type { ImportSummary } from '../../../preload/contract';
import { kontor } from '../../base/kontor';
import { useTexts } from '../../base/language';
import { joinedTexts } from '../../base/languages/isolated-text';
import { useLoaded } from '../../base/use-loaded';
import { Busy } from '../../ui/busy';
import { CoverageParts } from '../../ui/coverage-part';
import { FailureNotice } from '../../ui/failure-notice';
import { labelOfAccount } from './accounts-table';
import { fileNamesOf } from './nameless-accounts';

/** Which days of each account the files of the import have. */
export function AccountCoverage({ summary }: { summary: ImportSummary }) {
  const { t } = useTexts();
  const version = [summary.files.length, ...summary.accounts.map((one) => `${one.id}${one.isLeftOut}`)];
  const [loaded] = useLoaded(`${summary.id}:${version.join()}`, () => kontor().imports.coverage(summary.id));
  if (loaded.state === 'failed') return <FailureNotice error={loaded.error} />;
  if (loaded.state === 'loading') return <Busy />;
  const accounts = new Map(summary.accounts.map((account) => [account.id, account]));
  if (loaded.value.length === 0) return <Text c="dimmed">{t('calendar.nothing')}</Text>;
  const parts = loaded.value.flatMap((calendar) => {
    const account = accounts.get(calendar.accountRowId);
    if (!account) return [];
    const label = labelOfAccount(account) ?? joinedTexts(fileNamesOf(account, summary));
    const about = joinedTexts([account.bankName, account.owner], ' · ');
    return [{ id: account.id, label, about, calendar }];
  });
  return (
    <Stack gap="md">
      <Text size="sm">{t('calendar.about')}</Text>
      <CoverageParts parts={parts} />
    </Stack>
  );
}
