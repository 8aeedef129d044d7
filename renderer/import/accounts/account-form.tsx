import './accounts.css';
import {
  Autocomplete,
  Button,
  Checkbox,
  Group,
  Modal,
  SimpleGrid,
  Stack,
  Text,
  TextInput,
} from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import type { ImportAccount, ImportSummary } from '../../../preload/contract';
import { kontor } from '../../base/kontor';
import { useTexts } from '../../base/language';
import { useAction } from '../../base/use-action';
import { useLive } from '../../base/use-live';
import { useLoaded } from '../../base/use-loaded';
import { FailureNotice } from '../../ui/failure-notice';
import { namesInShort } from '../../ui/names-in-short';
import { useImport, useQueueState } from '../queue/import-context';
import {
  type AccountField,
  accountFields,
  blockingProblems,
  type DraftProblem,
  draftOf,
  patchOf,
  problemsOf,
  suggestedTypes,
} from './account-draft';
import { type AccountTarget, draftInto, firstTarget, identityFields, knownAccounts } from './account-target';
import { AccountTargetChoice } from './account-target-choice';
import { IbanRequest } from './iban-request';
import { otherNameless, patchForAnother } from './nameless-accounts';

interface AccountFormProps {
  summary: ImportSummary;
  account: ImportAccount;
  onClose: () => void;
}

const tellingFields = accountFields.slice(0, 4);
const describingFields = accountFields.slice(4);

/** Which account the rows go to, and every value with the place it was read from; what the user writes wins over the file. */
export function AccountForm({ summary, account, onClose }: AccountFormProps) {
  const { t, coded, language } = useTexts();
  const { queue, session, change } = useImport();
  const { items } = useQueueState();
  const customers = useLive('customers.changed') ?? [];
  const [loaded] = useLoaded('imports', () => kontor().imports.list());
  const [draft, setDraft] = useState(() => draftOf(account, language));
  const [target, setTarget] = useState<AccountTarget>(() => firstTarget(account));
  const [chosen, setChosen] = useState<number | null>(null);
  const nameless = otherNameless(summary, account, items);
  const [alsoFor, setAlsoFor] = useState(() => nameless.filter(({ isAlike }) => isAlike).map(({ id }) => id));
  const form = useRef<HTMLFormElement>(null);
  const saving = useAction(kontor().imports.changeAccount);
  const known = knownAccounts(
    loaded.state === 'ready' ? loaded.value : [],
    summary,
    session.customerId ?? summary.customerId,
  ).filter((one) => one.account.id !== account.id);
  const wasAsFile = firstTarget(account) === 'asFile';
  /** The files that name this account, while their bytes are here. */
  const readable = account.fileIds.flatMap((fileId) => {
    const item = items.find((one) => one.fileId === fileId);
    return item && queue.canReadAgain(item.id) ? [item] : [];
  });
  const isReadAgain = target === 'asFile' && !wasAsFile;
  const unchanged = draftOf(account, language);
  const problems = problemsOf(draft);
  const isBlocked =
    blockingProblems(account, draft, language).length > 0 || (target === 'existing' && chosen === null);

  function set(field: AccountField, value: string) {
    setDraft((before) => ({ ...before, [field]: value }));
    // Who writes an IBAN or a number names another account than the files do.
    if ((identityFields as readonly string[]).includes(field)) setTarget('other');
  }

  function choose(next: AccountTarget) {
    setTarget(next);
    setChosen(null);
    if (next !== 'other') setDraft(draftOf(account, language));
  }

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (isReadAgain) {
      for (const item of readable) void queue.readAgain(item.id, item.options, item.templateName);
      change({ step: 'files' });
      onClose();
      return;
    }
    const patch = patchOf(account, draft, language);
    for (const id of [account.id, ...alsoFor]) {
      const answer = await saving.run(summary.id, id, id === account.id ? patch : patchForAnother(patch));
      if (!answer.ok) return;
      queue.know(answer.value);
    }
    onClose();
  }

  /** Why the files cannot decide; null when they can. */
  function asFileHint(): string | null {
    if (wasAsFile) return null;
    if (account.accountId === null) return t('accounts.filesNameNone');
    return readable.length === account.fileIds.length ? null : t('accounts.filesAway');
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
      description:
        target === 'existing' && draft[field] !== unchanged[field]
          ? t('accounts.fromChosen')
          : originOf(field),
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

  /** In words; a type of the open set that we have no word for stands as it was typed. */
  function labelOfType(type: string): string {
    return coded('accountType', type, undefined, type);
  }

  function input(field: AccountField) {
    const onChange = (value: string) => set(field, value);
    return field === 'type' ? (
      <Autocomplete
        key={field}
        {...props(field)}
        value={labelOfType(draft.type)}
        data={suggestedTypes.map(labelOfType)}
        onChange={(label) => onChange(suggestedTypes.find((type) => labelOfType(type) === label) ?? label)}
      />
    ) : (
      <TextInput
        key={field}
        {...props(field)}
        name={field}
        // Whoever opens an account without a name is about to give it one.
        data-autofocus={(field === 'iban' && account.accountId === null) || undefined}
        spellCheck={false}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  }

  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t('accounts.edit')}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <form ref={form} onSubmit={(event) => void onSubmit(event)}>
        <Stack gap="sm">
          <AccountTargetChoice
            target={target}
            known={known}
            chosen={chosen}
            hasFocus={account.accountId !== null}
            asFileHint={asFileHint()}
            nameOfCustomer={(id) => customers.find((one) => one.id === id)?.name ?? '–'}
            onTarget={choose}
            onChoose={(at) => {
              const one = known[at];
              setChosen(at);
              if (one) setDraft((before) => draftInto(before, one, language));
            }}
          />
          {isReadAgain ? (
            <Text size="sm">{t('accounts.readAgainText', { count: account.fileIds.length })}</Text>
          ) : (
            <>
              {nameless.length > 0 ? (
                <Checkbox.Group
                  label={t('accounts.alsoFor', { count: nameless.length })}
                  value={alsoFor}
                  onChange={setAlsoFor}
                >
                  <SimpleGrid cols={2} verticalSpacing={10} mt={6}>
                    {nameless.map(({ id, fileNames }) => (
                      <Checkbox
                        key={id}
                        value={id}
                        label={namesInShort(fileNames, t)}
                        title={fileNames.join('\n')}
                      />
                    ))}
                  </SimpleGrid>
                </Checkbox.Group>
              ) : null}
              <SimpleGrid cols={2} spacing="sm" verticalSpacing="xs">
                {tellingFields.map(input)}
              </SimpleGrid>
              <IbanRequest
                draft={draft}
                onTake={(taken) => {
                  setDraft((before) => ({ ...before, ...taken }));
                  setTarget('other');
                  // What was pressed goes with the offer: on to the field that is filled now.
                  const filled = form.current?.elements.namedItem(Object.keys(taken)[0] ?? '');
                  if (filled instanceof HTMLElement) filled.focus();
                }}
              />
              <SimpleGrid cols={2} spacing="sm" verticalSpacing="xs">
                {describingFields.map(input)}
              </SimpleGrid>
            </>
          )}
          <FailureNotice error={saving.error} />
          <Group justify="flex-end" gap="xs" className="account-actions">
            <Button onClick={onClose}>{t('ui.cancel')}</Button>
            <Button
              type="submit"
              variant="filled"
              loading={saving.isRunning}
              disabled={isBlocked && !isReadAgain}
            >
              {t(isReadAgain ? 'accounts.readAgain' : 'ui.save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
