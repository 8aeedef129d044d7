import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { groupedIban } from '../../base/format';
import { useTexts } from '../../base/language';
import { type AccountDraftText, ibanOfDraft, numberOfDraft } from './account-draft';

interface IbanRequestProps {
  draft: AccountDraftText;
  onTake: (change: Partial<AccountDraftText>) => void;
}

/**
 * Bank code and account number to IBAN and back, for Germany and Austria: on request only, shown before it is taken, because some
 * banks make their IBANs by rules of their own (feature 18).
 */
export function IbanRequest({ draft, onTake }: IbanRequestProps) {
  /** What was asked for; the answer goes when the form changes under it. */
  const [asked, setAsked] = useState<string | null>(null);
  const state = `${draft.iban}|${draft.bankCode}|${draft.accountNumber}`;
  return <IbanOffer draft={draft} onTake={onTake} isAsked={asked === state} onAsk={() => setAsked(state)} />;
}

interface IbanOfferProps extends IbanRequestProps {
  isAsked: boolean;
  onAsk: () => void;
}

export function IbanOffer({ draft, onTake, isAsked, onAsk }: IbanOfferProps) {
  const { t } = useTexts();
  const hasNumber = draft.bankCode.trim() !== '' && draft.accountNumber.trim() !== '';
  const number = hasNumber ? null : numberOfDraft(draft);
  const isOffered = draft.iban.trim() === '' ? hasNumber : number !== null;
  if (!isOffered) return null;
  const iban = draft.iban.trim() === '' ? ibanOfDraft(draft) : null;
  const change: Partial<AccountDraftText> | null = iban !== null ? { iban } : number;
  return (
    <Stack gap={4} className="iban-request">
      {/* Stays when it is pressed: a button that vanishes under the finger loses the place. */}
      <Group>
        <Button size="compact-sm" aria-expanded={isAsked} onClick={onAsk}>
          {t(number === null ? 'accounts.makeIban' : 'accounts.readIban')}
        </Button>
      </Group>
      <div role="status" aria-live="polite">
        {isAsked ? (
          change === null ? (
            <Text size="sm">{t('accounts.noIban')}</Text>
          ) : (
            <Group gap="sm">
              <Text size="sm" className="private">
                {iban !== null
                  ? t('accounts.madeIban', { iban: groupedIban(iban) })
                  : t('accounts.readNumber', {
                      bankCode: number?.bankCode ?? '',
                      number: number?.accountNumber ?? '',
                    })}
              </Text>
              <Button size="compact-sm" onClick={() => onTake(change)}>
                {t('accounts.take')}
              </Button>
              {iban !== null ? (
                <Text size="xs" c="dimmed">
                  {t('accounts.madeIbanText')}
                </Text>
              ) : null}
            </Group>
          )
        ) : null}
      </div>
    </Stack>
  );
}
