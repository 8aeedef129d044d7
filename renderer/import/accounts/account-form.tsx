import './accounts.css';
import { Button, Checkbox, Group, Modal, SimpleGrid, Stack, Text } from '@mantine/core';
import { type FormEvent, useRef } from 'react';
import type { ImportAccount, ImportSummary } from '../../../preload/contract';
import { useTexts } from '../../base/language';
import { useLive } from '../../base/use-live';
import { FailureNotice } from '../../ui/failure-notice';
import { namesInShort } from '../../ui/names-in-short';
import { accountFields } from './account-draft';
import { AccountFields } from './account-fields';
import { AccountTargetChoice } from './account-target-choice';
import { IbanRequest } from './iban-request';
import { useAccountForm } from './use-account-form';

interface AccountFormProps {
  summary: ImportSummary;
  account: ImportAccount;
  onClose: () => void;
}

type Form = ReturnType<typeof useAccountForm>;

const tellingFields = accountFields.slice(0, 4);
const describingFields = accountFields.slice(4);

/** Which account the rows go to, and every value with the place it was read from; what the user writes wins over the file. */
export function AccountForm({ summary, account, onClose }: AccountFormProps) {
  const { t } = useTexts();
  const customers = useLive('customers.changed') ?? [];
  const form = useAccountForm(summary, account, onClose);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void form.submit();
  }

  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t('accounts.edit')}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <form onSubmit={onSubmit}>
        <Stack gap="sm">
          <AccountTargetChoice
            target={form.target}
            known={form.known}
            chosen={form.chosen}
            hasFocus={account.accountId !== null}
            asFileHint={form.asFileHint}
            nameOfCustomer={(id) => customers.find((one) => one.id === id)?.name ?? '–'}
            onTarget={form.chooseTarget}
            onChoose={form.chooseKnown}
          />
          {form.isReadAgain ? (
            <Text size="sm">{t('accounts.readAgainText', { count: account.fileIds.length })}</Text>
          ) : (
            <AccountValues account={account} form={form} />
          )}
          <FailureNotice error={form.saving.error} />
          <Group justify="flex-end" gap="xs" className="account-actions">
            <Button onClick={onClose}>{t('ui.cancel')}</Button>
            <Button type="submit" variant="filled" loading={form.saving.isRunning} disabled={!form.canSubmit}>
              {t(form.isReadAgain ? 'accounts.readAgain' : 'ui.save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

/** What can be typed: the other accounts it holds for too, the fields that name it, and those that describe it. */
function AccountValues({ account, form }: { account: ImportAccount; form: Form }) {
  const place = useRef<HTMLDivElement>(null);
  const shared = { account, draft: form.draft, isChosen: form.target === 'existing', onChange: form.set };
  return (
    <Stack gap="sm" ref={place}>
      {form.nameless.length > 0 ? <AlsoFor form={form} /> : null}
      <AccountFields {...shared} fields={tellingFields} />
      <IbanRequest
        draft={form.draft}
        onTake={(taken) => {
          form.take(taken);
          // What was pressed goes with the offer: on to the field that is filled now.
          const filled = Object.keys(taken)[0] ?? '';
          place.current?.querySelector<HTMLElement>(`[name="${filled}"]`)?.focus();
        }}
      />
      <AccountFields {...shared} fields={describingFields} />
    </Stack>
  );
}

function AlsoFor({ form: { nameless, alsoFor, setAlsoFor } }: { form: Form }) {
  const { t } = useTexts();
  return (
    <Checkbox.Group
      label={t('accounts.alsoFor', { count: nameless.length })}
      value={alsoFor}
      onChange={setAlsoFor}
    >
      <SimpleGrid cols={2} verticalSpacing={10} mt={6}>
        {nameless.map(({ id, fileNames }) => (
          <Checkbox key={id} value={id} label={namesInShort(fileNames, t)} title={fileNames.join('\n')} />
        ))}
      </SimpleGrid>
    </Checkbox.Group>
  );
}
