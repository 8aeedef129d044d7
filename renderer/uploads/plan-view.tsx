import { Alert, Anchor, Collapse, Paper, SimpleGrid, Stack, Table, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { Customer, UploadPlan } from '../../preload/contract';
import { groupedIban } from '../base/format';
import { useTexts } from '../base/language';
import { joinedTexts } from '../base/languages/isolated-text';
import { Amount } from '../ui/amount';
import { CustomerLine } from '../ui/customer-line';
import { PlanReplaces } from './plan-replaces';
import { decodedDates, planTotals } from './plan-totals';

interface PlanViewProps {
  plan: UploadPlan;
  customer: Customer;
}

/** Exactly what will be sent: accounts, counts, sums, calls, and one body to look at (feature 33). */
export function PlanView({ plan, customer }: PlanViewProps) {
  const { t } = useTexts();
  return (
    <Stack gap="md">
      <Paper className="panel" component="section" aria-labelledby="plan-title">
        <Stack gap="xs">
          <div className="panel-head">
            <Title order={2} id="plan-title">
              {t('plan.title', { count: plan.transactions })}
            </Title>
            <CustomerLine customer={customer} />
          </div>
          <Text c="dimmed">{t('plan.nothingSent')}</Text>
          <PlanTotals plan={plan} />
        </Stack>
      </Paper>
      <PlanReplaces replaces={plan.replaces} />
      <PlanAccounts plan={plan} />
      <PlanBalances plan={plan} />
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
        <PlanCalls plan={plan} />
        <SampleBody body={plan.sampleBody} />
      </SimpleGrid>
      {plan.transactions === 0 && !plan.replaces ? (
        <Alert color="yellow">{t(plan.calls.length === 0 ? 'plan.nothingNew' : 'plan.onlyBalances')}</Alert>
      ) : null}
    </Stack>
  );
}

/** One line per currency: amounts of two currencies are never added. */
function PlanTotals({ plan }: { plan: UploadPlan }) {
  const { t, format } = useTexts();
  return (
    <Table aria-labelledby="plan-title" className="plan-totals">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('plan.currency')}</Table.Th>
          <Table.Th className="number">{t('plan.new')}</Table.Th>
          <Table.Th className="number">{t('plan.known')}</Table.Th>
          <Table.Th className="number">{t('plan.leftOut')}</Table.Th>
          <Table.Th className="number">{t('accounts.in')}</Table.Th>
          <Table.Th className="number">{t('accounts.out')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {planTotals(plan).map((total) => (
          <Table.Tr key={total.currency}>
            <Table.Td>{total.currency}</Table.Td>
            <Table.Td className="number">{format.count(total.newTransactions)}</Table.Td>
            <Table.Td className="number">{format.count(total.knownTransactions)}</Table.Td>
            <Table.Td className="number">{format.count(total.leftOut)}</Table.Td>
            <Table.Td className="number">
              <Amount value={total.totalIn} currency={total.currency} />
            </Table.Td>
            <Table.Td className="number">
              <Amount value={total.totalOut} currency={total.currency} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

const ibanForm = /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/;

/** Bank and number of an account, each on its line where both are known; an IBAN in groups of four. */
function AccountLabel({ label }: { label: string }) {
  const [first = '', ...rest] = label
    .split(' · ')
    .map((part) => (ibanForm.test(part) ? groupedIban(part) : part));
  return (
    <>
      <Text className="private breakable">{first}</Text>
      {rest.length > 0 ? <Text className="private breakable">{joinedTexts(rest, ' · ')}</Text> : null}
    </>
  );
}

function PlanAccounts({ plan }: { plan: UploadPlan }) {
  const { t, format } = useTexts();
  return (
    <Table aria-label={t('check.accounts')} layout="fixed">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('accounts.account')}</Table.Th>
          <Table.Th w={120}>{t('plan.action')}</Table.Th>
          <Table.Th className="number" w={78}>
            {t('plan.new')}
          </Table.Th>
          <Table.Th className="number" w={98}>
            {t('plan.known')}
          </Table.Th>
          <Table.Th className="number" w={98}>
            {t('plan.leftOut')}
          </Table.Th>
          <Table.Th className="number" w={122}>
            {t('accounts.in')}
          </Table.Th>
          <Table.Th className="number" w={122}>
            {t('accounts.out')}
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {plan.accounts.map((account) => (
          <Table.Tr key={account.accountRowId}>
            <Table.Td>
              <AccountLabel label={account.label} />
              {account.firstBookingDay && account.lastBookingDay ? (
                <Text size="xs" c="dimmed">
                  {format.period(account.firstBookingDay, account.lastBookingDay)}
                </Text>
              ) : null}
            </Table.Td>
            <Table.Td>{t(`plan.action.${account.action}`)}</Table.Td>
            <Table.Td className="number">{format.count(account.newTransactions)}</Table.Td>
            <Table.Td className="number">{format.count(account.knownTransactions)}</Table.Td>
            <Table.Td className="number">{format.count(account.leftOut)}</Table.Td>
            <Table.Td className="number">
              <Amount value={account.totalIn} currency={account.currency} />
            </Table.Td>
            <Table.Td className="number">
              <Amount value={account.totalOut} currency={account.currency} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

/** What each account holds at the service before and after; accounts of which nobody knows a balance are left out. */
function PlanBalances({ plan }: { plan: UploadPlan }) {
  const { t, format } = useTexts();
  const accounts = plan.accounts.filter(({ balance }) => balance !== null);
  if (accounts.length === 0) return null;
  return (
    <Paper className="panel" component="section" aria-labelledby="plan-balances">
      <Title order={2} id="plan-balances">
        {t('plan.balances')}
      </Title>
      <Text size="xs" c="dimmed">
        {t('plan.balancesMeaning')}
      </Text>
      <Table aria-labelledby="plan-balances" layout="fixed">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('accounts.account')}</Table.Th>
            <Table.Th className="number">{t('plan.balanceHeld')}</Table.Th>
            <Table.Th className="number">{t('plan.balanceGiven')}</Table.Th>
            <Table.Th>{t('plan.balanceDay')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {accounts.map(({ accountRowId, label, currency, balance }) => (
            <Table.Tr key={accountRowId}>
              <Table.Td>
                <AccountLabel label={label} />
              </Table.Td>
              <Table.Td className="number">
                <Amount value={balance?.held ?? null} currency={currency} />
              </Table.Td>
              <Table.Td className="number">
                {balance?.action === 'keep' ? (
                  t('plan.balanceKept')
                ) : (
                  <Amount value={balance?.given ?? null} currency={currency} />
                )}
              </Table.Td>
              <Table.Td>{balance?.day ? format.day(balance.day) : t('plan.balanceOfOthers')}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Paper>
  );
}

function PlanCalls({ plan }: { plan: UploadPlan }) {
  const { t, format } = useTexts();
  return (
    <Paper className="panel" component="section" aria-labelledby="plan-calls">
      <Title order={2} id="plan-calls">
        {t('plan.calls')}
      </Title>
      <Table aria-labelledby="plan-calls">
        <Table.Tbody>
          {plan.calls.map((call) => (
            <Table.Tr key={`${call.method} ${call.endpoint}`}>
              <Table.Td className="code">
                {call.method} {call.endpoint}
              </Table.Td>
              <Table.Td className="number">{format.count(call.count)} ×</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Paper>
  );
}

function SampleBody({ body }: { body: string }) {
  const { t, format } = useTexts();
  const [isOpen, { toggle }] = useDisclosure(false);
  const dates = decodedDates(body);
  if (body === '') return null;
  return (
    <Paper className="panel" component="section" aria-labelledby="plan-sample">
      <div className="panel-head">
        <Title order={2} id="plan-sample">
          {t('plan.sample')}
        </Title>
        <Anchor component="button" aria-expanded={isOpen} onClick={toggle}>
          {t(isOpen ? 'plan.hideSample' : 'plan.showSample')}
        </Anchor>
      </div>
      <Text size="xs" c="dimmed">
        {t('plan.dates')}
      </Text>
      <Table aria-labelledby="plan-sample">
        <Table.Tbody>
          {dates.map((date) => (
            <Table.Tr key={`${date.field}:${date.timestamp}`}>
              <Table.Td className="code">
                {date.field} {date.timestamp}
              </Table.Td>
              <Table.Td>{format.day(date.day)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Collapse expanded={isOpen}>
        <pre className="raw private">{body}</pre>
      </Collapse>
    </Paper>
  );
}
