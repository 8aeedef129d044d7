import { joinedTexts } from '../../base/languages/isolated-text';
import './accounts.css';
import { NativeSelect, Radio, Stack, Text } from '@mantine/core';
import { Fragment } from 'react';
import { groupedIban } from '../../base/format';
import { useTexts } from '../../base/language';
import { type AccountTarget, accountTargets, type KnownAccount } from './account-target';

interface AccountTargetChoiceProps {
  target: AccountTarget;
  known: readonly KnownAccount[];
  /** Place in `known` of the account chosen; null while none is. */
  chosen: number | null;
  /** The focus is here when the dialog opens. */
  hasFocus: boolean;
  /** Why the files cannot decide any more; null when they can. */
  asFileHint: string | null;
  nameOfCustomer: (customerId: string) => string;
  onTarget: (target: AccountTarget) => void;
  onChoose: (at: number) => void;
}

/** Existing account, another one, or as the files say: one per IBAN found in them (feature 19). */
export function AccountTargetChoice(props: AccountTargetChoiceProps) {
  const { t, coded } = useTexts();
  const { target, known, chosen } = props;

  function labelOf({ account, customerId }: KnownAccount): string {
    const name = account.iban ? groupedIban(account.iban) : (account.accountNumber ?? account.name ?? '–');
    const whose = customerId === null ? t('accounts.ofThisImport') : props.nameOfCustomer(customerId);
    return joinedTexts(
      [
        name,
        account.owner ?? account.name,
        coded('accountType', account.type, undefined, t('accountType.other')),
        whose,
      ],
      ' · ',
    );
  }

  return (
    <Radio.Group
      label={t('accounts.target')}
      value={target}
      onChange={(value) => props.onTarget(value as AccountTarget)}
    >
      <Stack gap={12} mt={8}>
        {accountTargets.map((one) => {
          const isOff =
            (one === 'existing' && known.length === 0) || (one === 'asFile' && props.asFileHint !== null);
          return (
            <Fragment key={one}>
              <Radio
                data-autofocus={(props.hasFocus && target === one) || undefined}
                value={one}
                label={t(`accounts.target.${one}`)}
                disabled={isOff && target !== one}
                description={
                  one === 'existing' && known.length === 0
                    ? t('accounts.noneKnown')
                    : one === 'asFile'
                      ? props.asFileHint
                      : undefined
                }
              />
              {one === 'existing' && target === 'existing' ? (
                <Stack gap={4} className="account-existing">
                  <NativeSelect
                    aria-label={t('accounts.target.existing')}
                    value={chosen === null ? '' : String(chosen)}
                    onChange={(event) => {
                      if (event.currentTarget.value !== '') props.onChoose(Number(event.currentTarget.value));
                    }}
                    data={[
                      { value: '', label: t('accounts.choose') },
                      ...known.map((one, at) => ({ value: String(at), label: labelOf(one) })),
                    ]}
                  />
                  {chosen !== null ? (
                    <Text size="xs" c="dimmed">
                      {t('accounts.existingText')}
                    </Text>
                  ) : null}
                </Stack>
              ) : null}
            </Fragment>
          );
        })}
      </Stack>
    </Radio.Group>
  );
}
