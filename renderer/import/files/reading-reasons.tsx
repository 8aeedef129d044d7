import { ActionIcon, Group, List, Popover, Stack, Text, Title } from '@mantine/core';
import { IconHelpCircle } from '@tabler/icons-react';
import {
  digestOfReading,
  type FileReading,
  type ReadingDigest,
  type Reason,
} from '../../../preload/contract';
import { groupedIban } from '../../base/format';
import { useTexts } from '../../base/language';
import { joinedTexts } from '../../base/languages/isolated-text';
import { popover } from '../../base/theme';
import { Busy } from '../../ui/busy';
import { FailureNotice } from '../../ui/failure-notice';
import { bankBesideLayout, bankOfFile, titleOfFile } from './bank-of-file';
import type { FileRow } from './file-rows';
import { isSure, shownConfidence } from './format-confidence';
import { isStandard } from './standard-kinds';
import { useReadings } from './use-readings';

interface ReadingReasonsProps {
  row: FileRow;
  digest: ReadingDigest;
}

/** Bank, kind of export and confidence, with "why do you think so". */
export function ReadingReasons({ row, digest }: ReadingReasonsProps) {
  const { t, coded, format } = useTexts();
  const name = titleOfFile(digest, row.item?.templateName ?? null, t);
  const detail = digest.format
    ? `${coded('exportType', digest.format.exportType)} · ${format.percent(shownConfidence(digest.format, digest.certainty))}`
    : t(isStandard(digest) ? 'import.byStandard' : 'import.byColumns', { kind: digest.kind.toUpperCase() });
  return (
    <Group gap={4} wrap="nowrap" align="flex-start">
      <div className="clipped">
        <Text lineClamp={2} title={name} className="bank-name">
          {name}
        </Text>
        <Text size="xs" c="dimmed" truncate title={detail}>
          {detail}
        </Text>
      </div>
      <Popover width={460} position="bottom-start" withArrow {...popover}>
        <Popover.Target>
          <ActionIcon aria-label={t('reasons.open', { name })}>
            <IconHelpCircle size={16} />
          </ActionIcon>
        </Popover.Target>
        <Popover.Dropdown>
          <Reasons row={row} />
        </Popover.Dropdown>
      </Popover>
    </Group>
  );
}

function Reasons({ row }: { row: FileRow }) {
  const here = row.item?.reading ?? row.item?.preview?.reading ?? null;
  const { byFile, error, reload } = useReadings(here === null && row.file ? [row.file.id] : []);
  const reading = here ?? byFile?.get(row.file?.id ?? '');
  if (!reading) {
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
      <div className="reasons" tabIndex={0} data-autofocus>
        {error ? <FailureNotice error={error} onAgain={reload} /> : <Busy />}
      </div>
    );
  }
  return <ReasonsOfReading reading={reading} />;
}

function ReasonsOfReading({ reading }: { reading: FileReading }) {
  const { t, coded, format } = useTexts();
  const columns = reading.columns.filter((column) => column.field !== null && column.field !== 'ignored');
  const found = reading.format;
  const digest = digestOfReading(reading);
  const beside = bankBesideLayout(digest);
  const hasStandard = isStandard(reading);
  // A workbook has cells of its own; what divides them inside is nobody's business.
  const layout = (reading.layoutReasons ?? []).filter(
    ({ code }) => reading.delimiter !== null || !code.startsWith('layout.delimiter'),
  );
  return (
    <Stack gap="xs" className="reasons" tabIndex={0} data-autofocus>
      <Title order={3}>
        {found
          ? t('reasons.formatSure', {
              bank: bankOfFile(digest) ?? found.bank,
              share: format.percent(shownConfidence(found, reading.certainty?.value)),
            })
          : t('reasons.format')}
      </Title>
      {found && beside ? (
        <Text size="xs">{t('reasons.beside', { bank: beside, layout: found.bank })}</Text>
      ) : null}
      <ReasonList
        reasons={[
          ...(found?.reasons ?? (hasStandard ? (reading.layoutReasons ?? []) : [])),
          ...(reading.certainty?.reasons ?? []),
        ]}
        otherwise={t('reasons.noFormat')}
      />
      {found && !isSure(found) ? <Text size="xs">{t('reasons.unsure')}</Text> : null}
      <Title order={3}>
        {t('reasons.encoding', { label: coded('choice.encoding', reading.encoding.label) })}
      </Title>
      <ReasonList reasons={reading.encoding.evidence} otherwise="" />
      {layout.length > 0 && !hasStandard ? (
        <>
          <Title order={3}>{t('reasons.layout')}</Title>
          <ReasonList reasons={layout} otherwise="" />
        </>
      ) : null}
      <Title order={3}>{t('reasons.accounts')}</Title>
      <AccountOrigins reading={reading} />
      {columns.length > 0 ? (
        <>
          <Title order={3}>{t(hasStandard ? 'reasons.fields' : 'reasons.columns')}</Title>
          <List size="xs" spacing={2}>
            {columns.map((column) => (
              <List.Item key={column.index}>
                <b>{column.header || t('mapping.column', { number: column.index + 1 })}</b> →{' '}
                {coded('field', column.field ?? '')}
                <ColumnReasons reasons={column.reasons} />
              </List.Item>
            ))}
          </List>
        </>
      ) : null}
    </Stack>
  );
}

const shownAccounts = 5;
const identity = ['iban', 'accountNumber', 'owner', 'currency', 'balance'] as const;

/** Where each value that tells the account was read. */
function AccountOrigins({ reading }: { reading: FileReading }) {
  const { t, coded, format } = useTexts();
  const accounts = reading.accounts.slice(0, shownAccounts);
  const left = reading.accounts.length - accounts.length;
  if (accounts.length === 0) return <Text size="xs">{t('reasons.noAccount')}</Text>;
  return (
    <List size="xs" spacing={2}>
      {accounts.map((account, at) => {
        const origins = [...new Set(identity.map((field) => account.origins[field]).filter(Boolean))];
        const parts = origins.map((origin) =>
          t('reasons.valueFrom', {
            name: joinedTexts(
              identity
                .filter((field) => account.origins[field] === origin)
                .map((field) => t(`accounts.field.${field}`)),
            ),
            origin: coded('origin', origin ?? ''),
          }),
        );
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an account without IBAN and number has no other name
          <List.Item key={at}>
            <span className="private">
              {account.iban ? groupedIban(account.iban) : (account.accountNumber ?? t('import.noAccount'))}
            </span>
            {parts.length > 0 ? `: ${joinedTexts(parts, '; ')}` : ''}
          </List.Item>
        );
      })}
      {left > 0 ? (
        <List.Item>{t('reasons.moreAccounts', { count: left, n: format.count(left) })}</List.Item>
      ) : null}
    </List>
  );
}

function ColumnReasons({ reasons }: { reasons: readonly Reason[] }) {
  const words = useReasonWords();
  return reasons.length === 0 ? null : (
    <span className="dim"> ({joinedTexts(reasons.map(words), '; ')})</span>
  );
}

/** Params that are codes themselves, with the texts they are chosen by. */
const codedParams: Record<string, string> = {
  order: 'choice.dateOrder',
  sign: 'choice.numberStyle',
  delimiter: 'choice.delimiter',
  label: 'choice.encoding',
  kind: 'columnKind',
};

function useReasonWords(): (reason: Reason) => string {
  const { coded } = useTexts();
  return ({ code, params = {} }) => {
    const shown = Object.entries(params).map(([name, value]) => {
      const prefix = codedParams[name];
      // What is said of a mark is not that it has a mark.
      return [name, prefix ? coded(prefix, String(value).replace(/-bom$/, '')) : value] as const;
    });
    return coded('reason', code, Object.fromEntries(shown));
  };
}

function ReasonList({ reasons, otherwise }: { reasons: readonly Reason[]; otherwise: string }) {
  const words = useReasonWords();
  if (reasons.length === 0) return otherwise ? <Text size="xs">{otherwise}</Text> : null;
  return (
    <List size="xs" spacing={2}>
      {reasons.map((reason) => (
        <List.Item key={`${reason.code}:${JSON.stringify(reason.params ?? {})}`}>{words(reason)}</List.Item>
      ))}
    </List>
  );
}
