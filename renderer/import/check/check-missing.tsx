import { Alert, Anchor, Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { type ImportSummary, type PlanRefusal, planRefusals } from '../../../preload/contract';
import { kontor } from '../../base/kontor';
import { useTexts } from '../../base/language';
import { useAction } from '../../base/use-action';
import { FailureNotice } from '../../ui/failure-notice';
import { blockedKey } from '../accounts/person-doubts';
import { useRememberedYes } from '../accounts/use-remembered-yes';
import { parseIban } from '../engine/values/identifiers';
import { blockedRows } from '../files/file-rows';
import { useImport } from '../queue/import-context';

/** What the plan would refuse, and what it would ask: said here, counted, with the way out beside it. */
export function CheckMissing({ summary }: { summary: ImportSummary }) {
  const { queue } = useImport();
  const changing = useAction((call: ChangingCall) => call());

  async function run(call: ChangingCall) {
    const answer = await changing.run(call);
    if (answer.ok) queue.know(answer.value);
    return answer.ok;
  }

  return (
    <Stack gap="xs" className="missing" data-focus-first>
      {planRefusals(summary).map((refusal) => (
        <Missing
          key={refusal.code}
          refusal={refusal}
          summary={summary}
          isRunning={changing.isRunning}
          run={run}
        />
      ))}
      <Blocked summary={summary} isRunning={changing.isRunning} run={run} />
      <WrongIbans summary={summary} />
      <LeftOut summary={summary} isRunning={changing.isRunning} run={run} />
      <FailureNotice error={changing.error} />
    </Stack>
  );
}

/** Any call that answers with the import as it is then. */
type ChangingCall = () => ReturnType<ReturnType<typeof kontor>['imports']['confirm']>;

interface PartProps {
  summary: ImportSummary;
  isRunning: boolean;
  /** Answers whether it was done. */
  run: (call: ChangingCall) => Promise<boolean>;
}

function Missing({ refusal, summary, isRunning, run }: PartProps & { refusal: PlanRefusal }) {
  const { t } = useTexts();
  const { change } = useImport();
  switch (refusal.code) {
    case 'import.incomplete':
    case 'import.questionsOpen':
      return (
        <Alert color="yellow" role="status">
          <Group justify="space-between" wrap="nowrap">
            <Text>{t(`missing.${refusal.code}`, { count: refusal.files })}</Text>
            <Button onClick={() => change({ step: 'files' })}>{t('missing.toFiles')}</Button>
          </Group>
        </Alert>
      );
    case 'import.nothingToSend':
      return (
        <Alert color="yellow" role="status">
          <Group justify="space-between" wrap="nowrap">
            <Text>{t('missing.import.nothingToSend', { count: refusal.rows })}</Text>
            <Button onClick={() => change(refusal.rows > 0 ? { checkTab: 'rows' } : { step: 'files' })}>
              {t(refusal.rows > 0 ? 'missing.toRows' : 'missing.toFiles')}
            </Button>
          </Group>
        </Alert>
      );
    case 'import.accountIncomplete': {
      const { accounts: count, rows } = refusal;
      const unnamed = summary.accounts.filter((one) => one.accountId === null && one.sendable > 0);
      const ids = unnamed.map(({ id }) => id);
      return (
        <Alert color="yellow" role="status">
          <Stack gap={8}>
            <Text>{t('missing.import.accountIncomplete', { count, rows })}</Text>
            <Group gap="xs">
              <Button
                variant="filled"
                loading={isRunning}
                onClick={() => void run(() => kontor().imports.numberAccounts(summary.id))}
              >
                {t('missing.makeNumbers', { count })}
              </Button>
              <Button
                disabled={isRunning}
                onClick={() => void run(() => kontor().imports.leaveOutAccounts(summary.id, ids, true))}
              >
                {t('missing.leaveOut', { count })}
              </Button>
            </Group>
            <Text size="xs" c="dimmed">
              {t('missing.makeNumbersText')}
            </Text>
          </Stack>
        </Alert>
      );
    }
    default:
      return assertNever(refusal);
  }
}

function Blocked({ summary, isRunning, run }: PartProps) {
  const { t } = useTexts();
  const { change } = useImport();
  const blocked = blockedRows(summary);
  const key = blockedKey(summary.id, blocked);
  const yes = useRememberedYes(summary.confirmed.includes(key), (isSaid) =>
    run(() => kontor().imports.confirm(summary.id, key, isSaid)),
  );
  if (blocked === 0) return null;
  return (
    <Alert color={yes.isShown ? 'gray' : 'yellow'} role="group">
      <Group gap="md">
        <Checkbox
          label={t('missing.withoutBlocked', { count: blocked })}
          checked={yes.isShown}
          disabled={isRunning}
          onChange={(event) => void yes.say(event.currentTarget.checked)}
        />
        <Anchor component="button" onClick={() => change({ checkTab: 'findings' })}>
          {t('plan.lookAtBlocked')}
        </Anchor>
      </Group>
    </Alert>
  );
}

/** Nothing that the plan refuses: the service takes it, and it may be right all the same. */
function WrongIbans({ summary }: { summary: ImportSummary }) {
  const { t } = useTexts();
  const { change } = useImport();
  const wrong = summary.accounts.filter(
    ({ iban, sendable }) => sendable > 0 && iban !== null && parseIban(iban) === null,
  );
  if (wrong.length === 0) return null;
  return (
    <Alert color="yellow" role="status">
      <Group justify="space-between" wrap="nowrap">
        <Text>{t('missing.wrongIbans', { count: wrong.length })}</Text>
        <Button onClick={() => change({ checkTab: 'accounts' })}>{t('missing.toAccounts')}</Button>
      </Group>
    </Alert>
  );
}

function LeftOut({ summary, isRunning, run }: PartProps) {
  const { t } = useTexts();
  const out = summary.accounts.filter(({ isLeftOut }) => isLeftOut);
  if (out.length === 0) return null;
  const rows = out.reduce((sum, { leftOut }) => sum + leftOut, 0);
  const ids = out.map(({ id }) => id);
  return (
    <Alert color="gray" role="status">
      <Group justify="space-between" wrap="nowrap">
        <Text>{t('missing.isLeftOut', { count: out.length, rows })}</Text>
        <Button
          disabled={isRunning}
          onClick={() => void run(() => kontor().imports.leaveOutAccounts(summary.id, ids, false))}
        >
          {t('missing.takeBackIn', { count: out.length })}
        </Button>
      </Group>
    </Alert>
  );
}

function assertNever(refusal: never): never {
  throw new Error(`unknown refusal ${JSON.stringify(refusal)}`);
}
