import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { LocalFigures } from '../../../preload/contract';
import { decimalSignOf, type Language } from '../../../preload/contract';
import type { AnalystEntry } from '../../../preload/contract/answers/analyst-entries';
import { currencyPlaces } from '../../../preload/contract/values/minor-units';
import { useTexts } from '../../base/language';
import { FailureNotice } from '../../ui/failure-notice';
import { namedAccount } from '../answers/account-name';
import { useEntries } from '../answers/use-entries';
import { accountsThatPay } from '../facts/case-facts';

type Account = LocalFigures['accounts'][number];

interface LimitsPanelProps {
  customerId: string;
  figures: LocalFigures | null;
}

/** The agreed overdraft of each account, as the analyst knows it from elsewhere, with where from: no file and no service tells it. */
export function LimitsPanel({ customerId, figures }: LimitsPanelProps) {
  const { t } = useTexts();
  const accounts = accountsThatPay({ figures });
  if (accounts.length === 0) return null;
  return (
    <section aria-label={t('limits.title')}>
      <h3>{t('limits.title')}</h3>
      <p className="dim">{t('limits.about')}</p>
      {accounts.map((account) => (
        <LimitForm
          key={`${account.accountId}:${account.line?.enteredAt}`}
          customerId={customerId}
          account={account}
        />
      ))}
    </section>
  );
}

/** Typed in the writing of the language, as a decimal of the contract; null for anything that is no amount above zero. */
export function typedLimit(text: string, language: Language, currency: string): string | null {
  const plain = text.replace(/[\s\u00a0\u202f']/g, '');
  const point = decimalSignOf(language);
  const group = point === ',' ? '.' : ',';
  const shape = point === ',' ? /^(\d{1,3}(\.\d{3})+|\d+)(,\d+)?$/ : /^(\d{1,3}(,\d{3})+|\d+)(\.\d+)?$/;
  if (!shape.test(plain)) return null;
  const [whole = '', fraction = ''] = plain.split(group).join('').split(point);
  const digits = whole.replace(/^0+(?=\d)/, '');
  if (digits.length > 12 || fraction.length > currencyPlaces(currency)) return null;
  if (!/[1-9]/.test(digits + fraction)) return null;
  return fraction === '' ? digits : `${digits}.${fraction}`;
}

function LimitForm({ customerId, account }: { customerId: string; account: Account }) {
  const { t, format, language } = useTexts();
  const { accountId, currency, line } = account;
  const entries = useEntries(customerId);
  const [amount, setAmount] = useState(line ? format.cell(line.limit) : '');
  const [source, setSource] = useState(line?.source ?? '');
  const [isTried, setTried] = useState(false);
  const name = namedAccount(account);
  const limit = typedLimit(amount, language, currency);
  const entryOf = (value: Extract<AnalystEntry, { kind: 'limit' }>['limit']): AnalystEntry => ({
    kind: 'limit',
    accountId,
    limit: value,
  });
  const before = entryOf(line ? { amount: line.limit, source: line.source } : null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (limit === null || source.trim() === '') return;
    const entry = entryOf({ amount: limit, source: source.trim() });
    void entries.enter(entry, before, t('limits.entered', { account: name }));
  };
  return (
    <form className="limit-form" onSubmit={submit} aria-label={name}>
      <span className="limit-account private">{name}</span>
      <TextInput
        label={t('limits.amount', { currency })}
        value={amount}
        inputMode="decimal"
        error={isTried && limit === null ? t('limits.noAmount') : null}
        onChange={(event) => setAmount(event.currentTarget.value)}
      />
      <TextInput
        label={t('limits.source')}
        placeholder={t('limits.sourceExample')}
        value={source}
        maxLength={300}
        error={isTried && source.trim() === '' ? t('limits.noSource') : null}
        onChange={(event) => setSource(event.currentTarget.value)}
      />
      <Button type="submit" loading={entries.isRunning}>
        {t('limits.enter')}
      </Button>
      {line ? (
        <Button
          onClick={() => void entries.enter(entryOf(null), before, t('limits.takenBack', { account: name }))}
        >
          {t('limits.takeBack')}
        </Button>
      ) : null}
      {line ? (
        <p className="dim private">
          {t('limits.origin', { source: line.source, at: format.instant(line.enteredAt) })}
          {line.use ? '' : ` ${t('limits.noBalance')}`}
        </p>
      ) : null}
      <FailureNotice error={entries.error} />
    </form>
  );
}

/** Limits that were entered, with where they are known from; on paper. */
export function LimitOrigins({ figures }: { figures: LocalFigures }) {
  const { t, format } = useTexts();
  const known = accountsThatPay({ figures }).filter(({ line }) => line !== undefined);
  return known.map((account) =>
    account.line ? (
      <p key={account.accountId} className="note">
        {`${namedAccount(account)}: ${t('limits.title')} ${format.amount(account.line.limit, account.currency)}. `}
        {t('limits.origin', { source: account.line.source, at: format.instant(account.line.enteredAt) })}
      </p>
    ) : null,
  );
}
