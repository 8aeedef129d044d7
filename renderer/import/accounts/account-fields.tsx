import { Autocomplete, SimpleGrid, TextInput } from '@mantine/core';
import type { ImportAccount } from '../../../preload/contract';
import { useTexts } from '../../base/language';
import {
  type AccountDraftText,
  type AccountField,
  type DraftProblem,
  draftOf,
  problemsOf,
  suggestedTypes,
} from './account-draft';

interface AccountFieldsProps {
  account: ImportAccount;
  draft: AccountDraftText;
  fields: readonly AccountField[];
  /** The rows go to an account that was chosen: what differs from the file is of that account. */
  isChosen: boolean;
  onChange: (field: AccountField, value: string) => void;
}

const order = ['label', 'input', 'description', 'error'] as const;

/** Some values of an account, each with the place it was read from. */
export function AccountFields({ account, draft, fields, isChosen, onChange }: AccountFieldsProps) {
  const { t, coded, language } = useTexts();
  const asRead = draftOf(account, language);
  const problems: readonly string[] = problemsOf(draft, language);

  function originOf(field: AccountField): string {
    const origin = account.origins[field];
    if (origin) return t('accounts.origin', { origin: coded('origin', origin) });
    return t(account[field] === null ? 'accounts.noOrigin' : 'accounts.derived');
  }

  function props(field: AccountField) {
    return {
      label: t(`accounts.field.${field}`),
      description: isChosen && draft[field] !== asRead[field] ? t('accounts.fromChosen') : originOf(field),
      value: draft[field],
      error: problems.includes(field) ? t(`accounts.problem.${field as DraftProblem}`) : undefined,
      inputWrapperOrder: [...order],
    };
  }

  /** In words; a type of the open set that we have no word for stands as it was typed. */
  function labelOfType(type: string): string {
    return coded('accountType', type, undefined, type);
  }

  return (
    <SimpleGrid cols={2} spacing="sm" verticalSpacing="xs">
      {fields.map((field) =>
        field === 'type' ? (
          <Autocomplete
            key={field}
            {...props(field)}
            value={labelOfType(draft.type)}
            data={suggestedTypes.map(labelOfType)}
            onChange={(label) =>
              onChange(field, suggestedTypes.find((type) => labelOfType(type) === label) ?? label)
            }
          />
        ) : (
          <TextInput
            key={field}
            {...props(field)}
            name={field}
            // Whoever opens an account without a name is about to give it one.
            data-autofocus={(field === 'iban' && account.accountId === null) || undefined}
            spellCheck={false}
            onChange={(event) => onChange(field, event.currentTarget.value)}
          />
        ),
      )}
    </SimpleGrid>
  );
}
