import { Anchor, Table, Text } from '@mantine/core';
import { useState } from 'react';
import { type Texts, useTexts } from '../../base/language';
import type { QueueItem, RefusedMember, Unpacking } from '../queue/queue-state';

/** Refused files that are listed at once. */
const shownRefused = 5;

/** Below a zip: how its unpacking ended, when that was not all of it, and which of its files were not taken, and why. */
export function ArchiveNotes({ item, unpacking }: { item: QueueItem; unpacking: Unpacking }) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const end = endOf(item, unpacking, useTexts());
  const { refused } = unpacking;
  if (end === null && refused.length === 0) return null;
  const shown = isOpen ? refused : refused.slice(0, shownRefused);
  return (
    <Table.Tr className="file-note">
      <Table.Td colSpan={6}>
        {end ? (
          <Text size="sm" role="alert">
            {end}
          </Text>
        ) : null}
        {refused.length > 0 ? (
          <Text size="sm" component="div">
            {t('unpacking.refused', { name: item.name, count: refused.length })}
            <ul className="refused">
              {shown.map((member, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two files of an archive may have one name
                <li key={at}>
                  <Refused member={member} />
                </li>
              ))}
            </ul>
            {shown.length < refused.length ? (
              <Anchor component="button" size="sm" onClick={() => setOpen(true)}>
                {t('unpacking.all', { count: refused.length })}
              </Anchor>
            ) : null}
          </Text>
        ) : null}
      </Table.Td>
    </Table.Tr>
  );
}

function Refused({ member: { name, error } }: { member: RefusedMember }) {
  const { t, coded } = useTexts();
  const why = coded('unpacking.reason', error.code, error.params, t('unpacking.reason.internal'));
  return (
    <>
      <b>{name}</b>: {why}
    </>
  );
}

/** Null while it goes on, and when it went well. */
function endOf(
  { state, name, error }: QueueItem,
  { taken }: Unpacking,
  { t, coded, sentence }: Texts,
): string | null {
  if (state === 'cancelled') {
    return taken > 0
      ? t('unpacking.cancelled', { name, count: taken })
      : t('unpacking.cancelledNone', { name });
  }
  if (state !== 'failed' || error === null) return null;
  if (taken === 0) return sentence({ ...error, params: { name, ...error.params } });
  const why = coded('unpacking.why', error.code, {}, t('unpacking.why.internal'));
  return t('unpacking.broken', { name, count: taken, why });
}
