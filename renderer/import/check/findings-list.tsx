import './check.css';
import { Anchor, Button, Stack, Table, Text, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import {
  type Finding,
  type FindingCause,
  type FindingRule,
  findingCauses,
  findingRules,
  type ImportSummary,
} from '../../../preload/contract';
import { decimalOf } from '../../../preload/contract/values/minor-units';
import { type Texts, useTexts } from '../../base/language';
import { Busy } from '../../ui/busy';
import { EmptyView } from '../../ui/empty-view';
import { FailureNotice } from '../../ui/failure-notice';
import { HelpLink } from '../../ui/help/help-link';
import { StatusBadge, type Tone } from '../../ui/status-badge';
import { labelOfAccount } from '../accounts/accounts-table';
import { FileName } from '../files/file-name';
import { type FindingGroup, groupFindings, keyOfFinding } from '../findings/finding-groups';
import type { FoundNow } from '../findings/use-findings';
import { GroupActions } from './group-actions';
import { type RowChanges, useRowChanges } from './use-row-changes';

const tones: Record<Finding['severity'], Tone> = { error: 'bad', warning: 'ask', hint: 'neutral' };
const shownAtFirst = 50;

interface FindingsListProps {
  summary: ImportSummary;
  now: FoundNow;
  onShow: (fileId: string, line: number) => void;
  /** All rows of a check. */
  onShowRule: (rule: string) => void;
}

/** Count by rule, each with its lines: line, column, text, reason (B023). */
export function FindingsList({ summary, now, onShow, onShowRule }: FindingsListProps) {
  const { t } = useTexts();
  const changes = useRowChanges(summary);
  const { found, error, reload } = now;
  if (error) return <FailureNotice error={error} onAgain={reload} />;
  if (!found) return <Busy />;
  const groups = groupFindings(found);
  if (groups.length === 0) return <EmptyView title={t('findings.none')} text={t('findings.noneText')} />;
  return (
    <Stack gap="xs">
      <FailureNotice error={changes.error} />
      {groups.map((group) => (
        <FindingSection
          key={group.rule}
          summary={summary}
          group={group}
          onShow={onShow}
          onShowRule={onShowRule}
          changes={changes}
          startsOpen={group.severity === 'error'}
        />
      ))}
    </Stack>
  );
}

interface GroupProps {
  summary: ImportSummary;
  group: FindingGroup;
  startsOpen: boolean;
  onShow: FindingsListProps['onShow'];
  onShowRule: FindingsListProps['onShowRule'];
  changes: RowChanges;
}

function FindingSection({ summary, group, startsOpen, onShow, onShowRule, changes }: GroupProps) {
  const texts = useTexts();
  const { t, coded, format } = texts;
  const [isOpen, setOpen] = useState(startsOpen);
  const [limit, setLimit] = useState(shownAtFirst);
  // What belongs to no row belongs to an account.
  const accountMeant = ({ line, accountRowId }: Finding) => {
    const account = line === null ? summary.accounts.find(({ id }) => id === accountRowId) : undefined;
    return account && labelOfAccount(account);
  };
  const isOfAccounts = group.found.every((finding) => accountMeant(finding) !== undefined);
  const Icon = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <section className="finding-group" aria-label={coded('finding.title', group.rule)}>
      <UnstyledButton
        className="finding-head"
        data-focus-first
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon size={15} aria-hidden />
        <StatusBadge tone={tones[group.severity]}>{t(`findings.${group.severity}`)}</StatusBadge>
        <Text fw={600}>{coded('finding.title', group.rule)}</Text>
        <Text className="number finding-count">{format.count(group.total)}</Text>
      </UnstyledButton>
      {isOpen ? (
        <>
          <GroupActions group={group} changes={changes} onShowRule={onShowRule} />
          <Table layout="fixed" aria-label={coded('finding.title', group.rule)}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th w="24%">{t('import.file')}</Table.Th>
                <Table.Th w={90}>{t('rows.line')}</Table.Th>
                <Table.Th w="16%">{t(isOfAccounts ? 'accounts.account' : 'rows.column')}</Table.Th>
                <Table.Th w="20%">{t('rows.text')}</Table.Th>
                <Table.Th>{t('rows.reason')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {group.found.slice(0, limit).map((finding) => (
                <Table.Tr key={keyOfFinding(finding)}>
                  <Table.Td>
                    <FileName name={summary.files.find(({ id }) => id === finding.fileId)?.name ?? '–'} />
                  </Table.Td>
                  <Table.Td>
                    {finding.line === null ? (
                      '–'
                    ) : (
                      <Anchor
                        component="button"
                        onClick={() => onShow(finding.fileId ?? '', finding.line ?? 0)}
                      >
                        {t('rows.lineNumber', { number: format.count(finding.line) })}
                      </Anchor>
                    )}
                  </Table.Td>
                  <Table.Td className={isOfAccounts ? 'breakable' : 'cut'}>
                    {accountMeant(finding) ??
                      finding.column ??
                      (finding.field ? coded('field', finding.field) : '–')}
                  </Table.Td>
                  <Table.Td className="raw-text private">{finding.text ?? finding.found ?? ''}</Table.Td>
                  <Table.Td>{findingSentence(finding, texts)}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
          {group.found.length > limit ? (
            <Button size="compact-xs" onClick={() => setLimit(limit + 200)}>
              {t('findings.more', { count: group.found.length - limit })}
            </Button>
          ) : null}
          {group.total > group.found.length ? (
            <Text size="xs" c="dimmed">
              {t('findings.capped', { shown: group.found.length, total: group.total })}
            </Text>
          ) : null}
          <HelpLink topic={`finding.${group.rule}`} about={coded('finding.title', group.rule)} />
        </>
      ) : null}
    </section>
  );
}

/** The reason in a sentence, with the values of the finding; what is money in them is written as money. */
export function findingSentence(
  finding: Finding,
  { coded, format }: Pick<Texts, 'coded' | 'format'>,
): string {
  const { params, cause } = finding;
  const rule = findingRules[finding.rule as FindingRule];
  const sentence = coded('finding', finding.rule, {
    ...writtenParams(params, rule, format),
    text: finding.text ?? '',
  });
  return cause ? `${sentence} ${causeSentence(cause, { coded, format })}` : sentence;
}

/** Why a finding came about, or why a repair is suggested. */
export function causeSentence(
  { code, params }: NonNullable<Finding['cause']>,
  { coded, format }: Pick<Texts, 'coded' | 'format'>,
): string {
  return coded(
    'finding.cause',
    code,
    writtenParams(params ?? {}, findingCauses[code as FindingCause], format),
  );
}

/** Money among the params as money; days are written by the sentence. */
function writtenParams(
  params: Finding['params'],
  about: { readonly params: readonly string[]; readonly money?: readonly string[] } | undefined,
  format: Texts['format'],
): Record<string, string | number> {
  const currency = typeof params.currency === 'string' && params.currency !== '' ? params.currency : null;
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      if (typeof value === 'number' && about?.money?.includes(name))
        return [name, format.amount(decimalOf(value, currency), currency)];
      return [name, value];
    }),
  );
}
