import { Alert, Button, Group, Text } from '@mantine/core';
import type { ExplorerAnswer, ExplorerRequest } from '../../preload/contract';
import { useTexts } from '../base/language';
import { changeForm, chooseCall, formFor } from './explorer-session';

interface MissingScopeProps {
  missing: NonNullable<ExplorerAnswer['missingScope']>;
  request: ExplorerRequest;
}

/** Who lacks the scope; for a customer the call that adds it is one press away, filled in. */
export function MissingScope({ missing, request }: MissingScopeProps) {
  const { t } = useTexts();
  const { scope, who } = missing;
  function prepare() {
    const key = 'users.addScopes';
    const form = formFor(key);
    changeForm(key, {
      ...form,
      bodyAs: 'fields',
      path: { ...form.path, ...request.path },
      fields: { scopes: scope },
    });
    chooseCall(key);
  }
  return (
    <Alert color="yellow">
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <Text>{t(`explorer.scopeMissing.${who}`, { scope })}</Text>
        {who === 'customer' ? (
          <Button style={{ flexShrink: 0 }} onClick={prepare}>
            {t('explorer.addScope')}
          </Button>
        ) : null}
      </Group>
    </Alert>
  );
}
