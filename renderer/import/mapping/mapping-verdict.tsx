import { Text } from '@mantine/core';
import type { TargetField } from '../../../preload/contract';
import { useTexts } from '../../base/language';
import { joinedTexts } from '../../base/languages/isolated-text';

interface MappingVerdictProps {
  /** What every booking needs and no column feeds. */
  missing: readonly TargetField[];
  /** Fed by columns that hold nothing of the kind. */
  empty: readonly TargetField[];
  /** The rows at the beginning cannot be used with these columns. */
  readsNothing: boolean;
}

/** Whether the mapping is complete: it has what is needed, and reads something. */
export function MappingVerdict({ missing, empty, readsNothing }: MappingVerdictProps) {
  const { t, coded } = useTexts();
  const named = (fields: readonly TargetField[]) => joinedTexts(fields.map((field) => coded('field', field)));
  return (
    <div role="status" aria-live="polite">
      {missing.length > 0 ? (
        <Text c="var(--ask)" fw={600}>
          {t('mapping.missing', { fields: named(missing) })}
        </Text>
      ) : empty.length > 0 ? (
        <Text c="var(--bad)" fw={600}>
          {t('mapping.empty', { fields: named(empty) })}
        </Text>
      ) : readsNothing ? (
        <Text c="var(--bad)" fw={600}>
          {t('mapping.readsNothing')}
        </Text>
      ) : (
        <Text c="dimmed">{t('mapping.complete')}</Text>
      )}
    </div>
  );
}
