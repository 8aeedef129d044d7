import { Button, CloseButton, Kbd, Text } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { hideNotice, undoLast, useLatestNotice } from '../base/announced-changes';
import { useKeysOf } from '../base/keys/use-shortcut-table';
import { useTexts } from '../base/language';

/** Long enough to read a sentence twice and to reach for the button; the key works also after it. */
const shownMs = 20_000;

/** What the user changed last, quietly at the lower edge, with Undo beside it. */
export function UndoNotice() {
  const { t, sentence } = useTexts();
  const notice = useLatestNotice();
  const [isHeld, setHeld] = useState(false);
  /** Where the focus came from, and goes back to when the button is gone. */
  const cameFrom = useRef<HTMLElement | null>(null);

  useEffect(() => {
    if (!notice || isHeld || notice.stage === 'undoing') return;
    const timer = setTimeout(hideNotice, shownMs);
    return () => clearTimeout(timer);
  }, [notice, isHeld]);

  function onFocus(event: FocusEvent<HTMLElement>) {
    setHeld(true);
    const from = event.relatedTarget;
    if (from instanceof HTMLElement && !event.currentTarget.contains(from)) cameFrom.current = from;
  }
  function giveFocusBack() {
    const from = cameFrom.current;
    const target = from?.isConnected ? from : document.getElementById('content');
    target?.focus({ preventScroll: true });
  }

  const isBad = notice?.stage === 'refused';
  return (
    // Always there, so that a screen reader hears what is put into it.
    <section
      className="undo-place"
      aria-label={t('ui.lastChange')}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={onFocus}
      onBlur={() => setHeld(false)}
    >
      <div role="status" aria-live="polite" className="hidden-text">
        {notice ? spoken(notice.stage, notice.text, notice.error ? sentence(notice.error) : '') : ''}
      </div>
      {notice ? (
        <div className="undo-notice" data-stage={notice.stage}>
          {/* Made of what was changed: lines, files and names stand anywhere in it. */}
          <Text size="sm" className="strip-text private" aria-hidden>
            {spoken(notice.stage, notice.text, notice.error ? sentence(notice.error) : '')}
          </Text>
          {notice.stage === 'done' || notice.stage === 'undoing' ? (
            <UndoButton
              isUndoing={notice.stage === 'undoing'}
              onPress={() => {
                giveFocusBack();
                void undoLast();
              }}
            />
          ) : null}
          <CloseButton
            size="sm"
            aria-label={t(isBad ? 'ui.close' : 'ui.closeNotice')}
            onClick={() => {
              giveFocusBack();
              hideNotice();
            }}
          />
        </div>
      ) : null}
    </section>
  );

  function spoken(stage: NonNullable<typeof notice>['stage'], text: string, reason: string): string {
    if (stage === 'undone') return t('ui.undone', { text });
    if (stage === 'redone') return t('ui.redone', { text });
    if (stage === 'refused') return t('ui.undoRefused', { text, reason });
    return text;
  }
}

function UndoButton({ isUndoing, onPress }: { isUndoing: boolean; onPress: () => void }) {
  const { t } = useTexts();
  const keys = useKeysOf()({ id: 'undo' }) ?? [];
  return (
    <Button
      className="strip-button"
      size="compact-sm"
      variant="light"
      leftSection={<IconArrowBackUp size={15} aria-hidden />}
      loading={isUndoing}
      onClick={onPress}
      rightSection={
        <span className="undo-keys" aria-hidden>
          {keys.map((key) => (
            <Kbd key={key} size="xs">
              {key}
            </Kbd>
          ))}
        </span>
      }
    >
      {t('ui.undo')}
    </Button>
  );
}
