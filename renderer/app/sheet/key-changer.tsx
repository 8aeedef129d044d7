import { Alert, Button, Group, Stack, Switch, Text } from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useAppInfo } from '../../base/app-info';
import {
  choose,
  holderOf,
  isChangeable,
  type KeyRefusal,
  noChoices,
  refusalOf,
} from '../../base/keys/key-choices';
import { keysOfPress, shownKeys } from '../../base/keys/key-presses';
import { type Shortcut, shortcuts } from '../../base/keys/shortcuts';
import { kontor } from '../../base/kontor';
import { useTexts } from '../../base/language';
import { useSettings } from '../../base/settings-context';
import { useAction } from '../../base/use-action';
import { FailureNotice } from '../../ui/failure-notice';
import { ShownKeys } from './shown-keys';

/** Keys that were pressed for an action, and why they do not hold yet. */
interface Wish {
  readonly shortcut: Shortcut;
  readonly keys: string;
  readonly refusal: KeyRefusal | null;
  readonly holder: Shortcut | null;
}

/** Other keys for actions: pressed, and told where they are another's already. */
export function KeyChanger({ table, onEnd }: { table: readonly Shortcut[]; onEnd: () => void }) {
  const { t } = useTexts();
  const choices = useSettings().keys ?? noChoices;
  const saving = useAction(kontor().app.saveSettings);
  const [waitingFor, setWaiting] = useState<string | null>(null);
  const [wish, setWish] = useState<Wish | null>(null);
  const list = useRef<HTMLUListElement>(null);
  // The button that led here is gone.
  useEffect(() => list.current?.querySelector('button')?.focus(), []);

  function wishFor(shortcut: Shortcut, keys: string) {
    const refusal = refusalOf(keys, shortcut, choices);
    const holder = holderOf(keys, shortcut, table);
    setWaiting(null);
    if (refusal || holder) return setWish({ shortcut, keys, refusal, holder });
    setWish(null);
    void saving.run({ keys: choose(choices, shortcut, keys, null) });
  }
  function onPress(event: KeyboardEvent, shortcut: Shortcut) {
    if (waitingFor !== shortcut.id) return;
    const keys = keysOfPress(event);
    event.stopPropagation();
    // The way on stays open for those who have no other.
    if (keys === 'Tab' || keys === 'Shift+Tab') return setWaiting(null);
    event.preventDefault();
    if (keys === 'Escape') return setWaiting(null);
    if (keys !== null) wishFor(shortcut, keys);
  }
  return (
    <Stack gap="sm">
      <Text size="sm">{t('keys.changeText')}</Text>
      <Switch
        label={t('keys.signs')}
        description={t('keys.signsText')}
        checked={choices.hasSigns}
        onChange={(event) => void saving.run({ keys: { ...choices, hasSigns: event.currentTarget.checked } })}
      />
      <FailureNotice error={saving.error} />
      <ul ref={list} className="keys-changer" aria-label={t('app.shortcut.title')}>
        {table.filter(isChangeable).map((shortcut) => (
          <li key={shortcut.id}>
            <KeyRow
              shortcut={shortcut}
              isWaiting={waitingFor === shortcut.id}
              onWait={() => setWaiting(waitingFor === shortcut.id ? null : shortcut.id)}
              onPress={(event) => onPress(event, shortcut)}
              onWish={(keys) => wishFor(shortcut, keys)}
            />
            {wish?.shortcut.id === shortcut.id ? (
              <WishNotice
                wish={wish}
                onTake={() => {
                  void saving.run({ keys: choose(choices, shortcut, wish.keys, wish.holder) });
                  setWish(null);
                }}
                onLeave={() => setWish(null)}
              />
            ) : null}
          </li>
        ))}
      </ul>
      <Group justify="space-between">
        <Button
          disabled={Object.keys(choices.chosen).length === 0 && choices.hasSigns}
          onClick={() => {
            setWish(null);
            void saving.run({ keys: noChoices });
          }}
        >
          {t('keys.resetAll')}
        </Button>
        <Button variant="filled" onClick={onEnd}>
          {t('keys.done')}
        </Button>
      </Group>
    </Stack>
  );
}

interface KeyRowProps {
  shortcut: Shortcut;
  isWaiting: boolean;
  onWait: () => void;
  onPress: (event: KeyboardEvent) => void;
  onWish: (keys: string) => void;
}

function KeyRow({ shortcut, isWaiting, onWait, onPress, onWish }: KeyRowProps) {
  const { t } = useTexts();
  const name = t(shortcut.label);
  const standard = shortcuts.find(({ id }) => id === shortcut.id)?.keys ?? '';
  return (
    <div className="keys-row">
      <span className="keys-name">{name}</span>
      <span className="keys-now" aria-live="polite">
        {isWaiting ? <span className="dim">{t('keys.press')}</span> : <ShownKeys keys={shortcut.keys} />}
      </span>
      <Button
        size="compact-sm"
        aria-label={t('keys.changeOf', { name })}
        aria-pressed={isWaiting}
        // Escape ends the waiting and not the dialog.
        data-mantine-stop-propagation={isWaiting || undefined}
        onClick={onWait}
        onKeyDown={onPress}
      >
        {t('keys.changeOne')}
      </Button>
      {shortcut.keys !== standard ? (
        <Button
          size="compact-sm"
          variant="subtle"
          aria-label={t('keys.resetOf', { name })}
          onClick={() => onWish(standard)}
        >
          {t('keys.reset')}
        </Button>
      ) : shortcut.keys !== '' ? (
        <Button
          size="compact-sm"
          variant="subtle"
          aria-label={t('keys.removeOf', { name })}
          onClick={() => onWish('')}
        >
          {t('keys.remove')}
        </Button>
      ) : null}
    </div>
  );
}

function WishNotice({ wish, onTake, onLeave }: { wish: Wish; onTake: () => void; onLeave: () => void }) {
  const { t } = useTexts();
  const platform = useAppInfo()?.platform ?? '';
  const keys = shownKeys(wish.keys, platform).join(' + ');
  return (
    <Alert color="yellow" role="alert" p="xs">
      <Group gap="xs">
        <Text size="sm">
          {wish.refusal
            ? t(`keys.refused.${wish.refusal}`, { keys })
            : t('keys.taken', { keys, name: wish.holder ? t(wish.holder.label) : '' })}
        </Text>
        {wish.refusal ? null : (
          <Button size="compact-sm" onClick={onTake}>
            {t('keys.take')}
          </Button>
        )}
        <Button size="compact-sm" onClick={onLeave}>
          {t(wish.refusal ? 'ui.close' : 'ui.cancel')}
        </Button>
      </Group>
    </Alert>
  );
}
