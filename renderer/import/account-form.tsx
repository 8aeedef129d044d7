import { Autocomplete, Button, Group, Modal, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { ImportAccount } from '../../preload/contract';
import { kontor } from '../app/kontor';
import { useTexts } from '../app/language';
import { useAction } from '../app/use-action';
import { FailureNotice } from '../ui/failure-notice';
import {
  type AccountField,
  accountFields,
  type DraftProblem,
  draftOf,
  patchOf,
  problemsOf,
  suggestedTypes,
} from './account-draft';
import { useImport } from './import-context';

interface AccountFormProps {
  importId: string;
  account: ImportAccount;
  onClose: () => void;
}

/** Every value with the place it was read from; what the user writes wins over the file. */
export function AccountForm({ importId, account, onClose }: AccountFormProps) {
  const { t, coded, language } = useTexts();
  const { queue } = useImport();
  const [draft, setDraft] = useState(() => draftOf(account, language));
  const saving = useAction(kontor().imports.changeAccount);
  const problems = problemsOf(draft);

  function set(field: AccountField, value: string) {
    setDraft((before) => ({ ...before, [field]: value }));
  }

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    const answer = await saving.run(importId, account.id, patchOf(account, draft, language));
    if (!answer.ok) return;
    queue.know(answer.value);
    onClose();
  }

  function originOf(field: AccountField): string {
    const origin = account.origins[field];
    if (origin) return t('accounts.origin', { origin: coded('origin', origin) });
    return t(account[field] === null ? 'accounts.noOrigin' : 'accounts.derived');
  }

  function props(field: AccountField) {
    const isWrong = (problems as readonly string[]).includes(field);
    return {
      label: t(`accounts.field.${field}`),
      description: originOf(field),
      value: draft[field],
      error: isWrong ? t(`accounts.problem.${field as DraftProblem}`) : undefined,
      inputWrapperOrder: ['label', 'input', 'description', 'error'] as (
        | 'label'
        | 'input'
        | 'description'
        | 'error'
      )[],
    };
  }

  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t('accounts.edit')}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <form onSubmit={(event) => void onSubmit(event)}>
        <Stack gap="sm">
          <SimpleGrid cols={2} spacing="sm" verticalSpacing="xs">
            {accountFields.map((field) =>
              field === 'type' ? (
                <Autocomplete
                  key={field}
                  {...props(field)}
                  data={[...suggestedTypes]}
                  onChange={(value) => set(field, value)}
                />
              ) : (
                <TextInput
                  key={field}
                  {...props(field)}
                  spellCheck={false}
                  onChange={(event) => set(field, event.currentTarget.value)}
                />
              ),
            )}
          </SimpleGrid>
          <FailureNotice error={saving.error} />
          <Group justify="flex-end" gap="xs">
            <Button onClick={onClose}>{t('ui.cancel')}</Button>
            <Button type="submit" variant="filled" loading={saving.isRunning} disabled={problems.length > 0}>
              {t('ui.save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
