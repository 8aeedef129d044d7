import { useState } from 'react';
import type { ImportAccount, ImportSummary } from '../../../preload/contract';
import { kontor } from '../../base/kontor';
import { useTexts } from '../../base/language';
import { useAction } from '../../base/use-action';
import { useLoaded } from '../../base/use-loaded';
import { useImport, useQueueState } from '../queue/import-context';
import {
  type AccountDraftText,
  type AccountField,
  blockingProblems,
  draftOf,
  patchOf,
} from './account-draft';
import { type AccountTarget, draftInto, firstTarget, identityFields, knownAccounts } from './account-target';
import { otherNameless, patchForAnother } from './nameless-accounts';

/** What is chosen and typed of one account, and what saving it does. `onDone` once everything is taken. */
export function useAccountForm(summary: ImportSummary, account: ImportAccount, onDone: () => void) {
  const { t, language } = useTexts();
  const { queue, change } = useImport();
  const { items } = useQueueState();
  const choice = useAccountChoice(summary, account);
  const { draft, target, chosen } = choice;
  const nameless = otherNameless(summary, account, items);
  const [alsoFor, setAlsoFor] = useState(() => nameless.filter(({ isAlike }) => isAlike).map(({ id }) => id));
  const saving = useAction(kontor().imports.changeAccount);
  const wasAsFile = firstTarget(account) === 'asFile';
  /** The files that name this account, while their bytes are here. */
  const readable = account.fileIds.flatMap((fileId) => {
    const item = items.find((one) => one.fileId === fileId);
    return item && queue.canReadAgain(item.id) ? [item] : [];
  });
  const isReadAgain = target === 'asFile' && !wasAsFile;
  const isBlocked =
    blockingProblems(account, draft, language).length > 0 || (target === 'existing' && chosen === null);

  /** Why the files cannot decide; null when they can. */
  function asFileHint(): string | null {
    if (wasAsFile) return null;
    if (account.accountId === null) return t('accounts.filesNameNone');
    return readable.length === account.fileIds.length ? null : t('accounts.filesAway');
  }

  async function submit() {
    if (isReadAgain) {
      for (const item of readable) void queue.readAgain(item.id, item.options, item.templateName);
      change({ step: 'files' });
      onDone();
      return;
    }
    const patch = patchOf(account, draft, language);
    for (const id of [account.id, ...alsoFor]) {
      const answer = await saving.run(summary.id, id, id === account.id ? patch : patchForAnother(patch));
      if (!answer.ok) return;
      queue.know(answer.value);
    }
    onDone();
  }

  return {
    ...choice,
    nameless,
    alsoFor,
    setAlsoFor,
    saving,
    isReadAgain,
    canSubmit: !isBlocked || isReadAgain,
    asFileHint: asFileHint(),
    submit,
  };
}

/** Where the rows go and what is typed of it: the one follows the other. */
function useAccountChoice(summary: ImportSummary, account: ImportAccount) {
  const { language } = useTexts();
  const { session } = useImport();
  const [loaded] = useLoaded('imports', () => kontor().imports.list());
  const [draft, setDraft] = useState(() => draftOf(account, language));
  const [target, setTarget] = useState<AccountTarget>(() => firstTarget(account));
  const [chosen, setChosen] = useState<number | null>(null);
  const known = knownAccounts(
    loaded.state === 'ready' ? loaded.value : [],
    summary,
    session.customerId ?? summary.customerId,
  ).filter((one) => one.account.id !== account.id);
  return {
    draft,
    target,
    chosen,
    known,
    set(field: AccountField, value: string) {
      setDraft((before) => ({ ...before, [field]: value }));
      // Who writes an IBAN or a number names another account than the files do.
      if ((identityFields as readonly string[]).includes(field)) setTarget('other');
    },
    /** Puts in what an offer proposes. */
    take(taken: Partial<AccountDraftText>) {
      setDraft((before) => ({ ...before, ...taken }));
      setTarget('other');
    },
    chooseTarget(next: AccountTarget) {
      setTarget(next);
      setChosen(null);
      if (next !== 'other') setDraft(draftOf(account, language));
    },
    chooseKnown(at: number) {
      const one = known[at];
      setChosen(at);
      if (one) setDraft((before) => draftInto(before, one, language));
    },
  };
}
