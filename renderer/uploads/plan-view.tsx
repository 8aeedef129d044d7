import { Alert, Anchor, Collapse, Paper, SimpleGrid, Stack, Table, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { Customer, UploadPlan } from '../../preload/contract';
import { useTexts } from '../base/language';
import { Amount } from '../ui/amount';
import { CustomerLine } from '../ui/customer-line';
import { decodedDates, planTotals } from './plan-totals';

interface PlanViewProps {
  plan: UploadPlan;
  customer: Customer;
}

/** Exactly what will be sent: accounts, counts, sums, calls, and one body to look at (feature 33). */
export function PlanView({ plan, customer }: PlanViewProps) {
  const { t, format } = useTexts();
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
          {planTotals(plan).map((total) => (
            <dl className="facts" key={total.currency}>
              <Fact name={t('plan.new')}>{format.count(total.newTransactions)}</Fact>
              <Fact name={t('plan.known')}>{format.count(total.knownTransactions)}</Fact>
              <Fact name={t('plan.leftOut')}>{format.count(total.leftOut)}</Fact>
              <Fact name={t('accounts.in')}>
                <Amount value={total.totalIn} currency={total.currency} />
              </Fact>
              <Fact name={t('accounts.out')}>
                <Amount value={total.totalOut} currency={total.currency} />
              </Fact>
            </dl>
          ))}
        </Stack>
      </Paper>
      <PlanAccounts plan={plan} />
      <PlanBalances plan={plan} />
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
        <PlanCalls plan={plan} />
        <SampleBody body={plan.sampleBody} />
      </SimpleGrid>
      {plan.transactions === 0 ? (
        <Alert color="yellow">{t(plan.calls.length === 0 ? 'plan.nothingNew' : 'plan.onlyBalances')}</Alert>
      ) : null}
    </Stack>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
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
              <Text className="private" truncate title={account.label}>
                {account.label}
              </Text>
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
                <Text className="private" truncate title={label}>
                  {label}
                </Text>
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
      <Table>
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
      <Table>
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
