import './customers.css';
import { ActionIcon, Anchor, Button, Menu, Table, Text, TextInput } from '@mantine/core';
import {
  IconCloudDownload,
  IconDots,
  IconFileTypePdf,
  IconPencil,
  IconSearch,
  IconTrash,
} from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import type { Customer } from '../../preload/contract';
import { useTexts } from '../base/language';
import { useNavigation } from '../base/navigation';
import { useLive } from '../base/use-live';
import { SeveralReportsDialog } from '../results/reports/several-reports-dialog';
import { daysLeft } from '../service-users/lifetime';
import { TakeOverDialog } from '../service-users/take-over-dialog';
import { Busy } from '../ui/busy';
import { EmptyView } from '../ui/empty-view';
import { EnvironmentBadge } from '../ui/environment-badge';
import { Screen } from '../ui/screen';
import { StatusBadge } from '../ui/status-badge';
import { searchCustomers } from './customer-search';
import { DeleteCustomerDialog } from './delete-customer-dialog';
import { Pager } from './pager';
import { RenameCustomerDialog } from './rename-customer-dialog';

/** Rows drawn at once: more are looked for, not scrolled to. */
const pageSize = 100;

/** Reports written in one go: more would keep the program for hours. */
const mostReports = 200;

export function CustomersScreen() {
  const { t } = useTexts();
  const { go } = useNavigation();
  const customers = useLive('customers.changed');
  const [search, setSearch] = useState('');
  const [renamed, setRenamed] = useState<Customer | null>(null);
  const [deleted, setDeleted] = useState<Customer | null>(null);
  const [isTaking, setTaking] = useState(false);
  const [reported, setReported] = useState<readonly Customer[] | null>(null);
  const [first, setFirst] = useState(0);
  const found = useMemo(() => searchCustomers(customers ?? [], search), [customers, search]);
  const reportable = found
    .filter(({ lastUploadAt, lastRunAt }) => lastUploadAt ?? lastRunAt)
    .slice(0, mostReports);
  // Customers may have gone since the page was turned.
  const start = first < found.length ? first : 0;
  return (
    <Screen
      title={t('customers.title')}
      actions={
        <>
          <TextInput
            data-command="screen.search"
            aria-label={t('customers.search')}
            placeholder={t('customers.search')}
            leftSection={<IconSearch size={14} aria-hidden />}
            value={search}
            onChange={(event) => {
              setSearch(event.currentTarget.value);
              setFirst(0);
            }}
          />
          <Button
            data-command="customers.takeOver"
            leftSection={<IconCloudDownload size={15} aria-hidden />}
            onClick={() => setTaking(true)}
          >
            {t('takeOver.open')}
          </Button>
          <Button
            data-command="customers.reports"
            leftSection={<IconFileTypePdf size={15} aria-hidden />}
            disabled={reportable.length === 0}
            onClick={() => setReported(reportable)}
          >
            {t('report.several.open')}
          </Button>
        </>
      }
    >
      {!customers ? <Busy /> : null}
      {customers?.length === 0 ? (
        <EmptyView
          title={t('customers.none')}
          text={t('customers.noneText')}
          action={
            <div>
              <Button variant="filled" onClick={() => go({ screen: 'import' })}>
                {t('app.nav.import')}
              </Button>
            </div>
          }
        />
      ) : null}
      {customers && customers.length > 0 && found.length === 0 ? (
        <Text c="dimmed">{t('customers.noneFound')}</Text>
      ) : null}
      {found.length > 0 ? (
        <CustomersTable
          customers={found.slice(start, start + pageSize)}
          onRename={setRenamed}
          onDelete={setDeleted}
        />
      ) : null}
      {found.length > pageSize ? (
        <Pager first={start} total={found.length} pageSize={pageSize} onGo={setFirst} />
      ) : null}
      {isTaking ? <TakeOverDialog onClose={() => setTaking(false)} /> : null}
      {renamed ? <RenameCustomerDialog customer={renamed} onClose={() => setRenamed(null)} /> : null}
      {reported ? <SeveralReportsDialog customers={reported} onClose={() => setReported(null)} /> : null}
      {deleted ? <DeleteCustomerDialog customer={deleted} onClose={() => setDeleted(null)} /> : null}
    </Screen>
  );
}

interface CustomersTableProps {
  customers: readonly Customer[];
  onRename: (customer: Customer) => void;
  onDelete: (customer: Customer) => void;
}

function CustomersTable({ customers, onRename, onDelete }: CustomersTableProps) {
  const { t, format } = useTexts();
  const { go } = useNavigation();
  const connections = useLive('connections.changed');
  const connectionIds = useMemo(() => connections && new Set(connections.map(({ id }) => id)), [connections]);
  return (
    <Table aria-label={t('customers.title')} layout="fixed">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('customers.name')}</Table.Th>
          <Table.Th w={116}>{t('customers.environment')}</Table.Th>
          <Table.Th className="number" w={78}>
            {t('customers.accounts')}
          </Table.Th>
          <Table.Th className="number" w={112}>
            {t('customers.transactions')}
          </Table.Th>
          <Table.Th w={124}>{t('customers.lastRun')}</Table.Th>
          <Table.Th w={150}>{t('customers.expires')}</Table.Th>
          <Table.Th w={52}>
            <span className="hidden-text">{t('ui.actions')}</span>
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {customers.map((customer) => (
          <Table.Tr key={customer.id}>
            <Table.Td className="cut" title={customer.name}>
              <Anchor
                component="button"
                className="private"
                onClick={() => go({ screen: 'customer', customerId: customer.id, tab: 'accounts' })}
              >
                {customer.name}
              </Anchor>
              <Text size="xs" c="dimmed">
                {t(`customers.type.${customer.type}`)}
              </Text>
            </Table.Td>
            <Table.Td>
              <EnvironmentBadge environment={customer.environment} />
            </Table.Td>
            <Table.Td className="number">
              {customer.isUnreadable ? '–' : format.count(customer.accountCount)}
            </Table.Td>
            <Table.Td className="number">
              {customer.isUnreadable ? '–' : format.count(customer.transactionCount)}
            </Table.Td>
            <Table.Td>
              <LastRun customer={customer} />
            </Table.Td>
            <Table.Td>
              <Lifetime customer={customer} connectionIds={connectionIds} />
            </Table.Td>
            <Table.Td>
              <Menu position="bottom-end">
                <Menu.Target>
                  <ActionIcon aria-label={t('customers.actionsOf', { name: customer.name })}>
                    <IconDots size={16} />
                  </ActionIcon>
                </Menu.Target>
                <Menu.Dropdown>
                  <Menu.Item
                    leftSection={<IconPencil size={14} aria-hidden />}
                    onClick={() => onRename(customer)}
                  >
                    {t('customers.rename')}
                  </Menu.Item>
                  <Menu.Item
                    color="red"
                    leftSection={<IconTrash size={14} aria-hidden />}
                    onClick={() => onDelete(customer)}
                  >
                    {t('customers.delete')}
                  </Menu.Item>
                </Menu.Dropdown>
              </Menu>
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

function LastRun({ customer: { lastRunAt, isUnreadable } }: { customer: Customer }) {
  const { t, format } = useTexts();
  if (isUnreadable) return '–';
  return lastRunAt ? format.instant(lastRunAt) : t('customers.never');
}

interface LifetimeProps {
  customer: Customer;
  /** Undefined until they are known: then nothing is claimed about them. */
  connectionIds: ReadonlySet<string> | undefined;
}

/** How long the service still has the data, or that it has them no more. */
function Lifetime({ customer, connectionIds }: LifetimeProps) {
  const { t } = useTexts();
  const { expiresAt, goneAt, connectionId } = customer;
  if (customer.isUnreadable) return <StatusBadge tone="ask">{t('ui.unreadable')}</StatusBadge>;
  if (goneAt !== null) return <StatusBadge tone="ask">{t('customers.gone')}</StatusBadge>;
  if (expiresAt !== null && Date.parse(expiresAt) <= Date.now()) {
    return <StatusBadge tone="ask">{t('customers.expired')}</StatusBadge>;
  }
  if (connectionIds && !connectionIds.has(connectionId)) {
    return <StatusBadge tone="ask">{t('customers.disconnected')}</StatusBadge>;
  }
  return expiresAt === null
    ? t('lifetime.forever')
    : t('customers.daysLeft', { count: daysLeft(expiresAt, Date.now()) });
}
