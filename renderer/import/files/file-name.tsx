import { Text } from '@mantine/core';

/** Signs at the end that stay: exports of one bank differ there, in the account, the day, a number. */
const keptSigns = 14;

/** A name that is too long for its place is cut in the middle; the whole of it stands in the tooltip. */
export function FileName({ name }: { name: string }) {
  if (name.length < 2 * keptSigns) {
    return (
      <Text truncate title={name} fw={500}>
        {name}
      </Text>
    );
  }
  return (
    <Text className="middle-cut" title={name} fw={500}>
      <span className="hidden-text">{name}</span>
      <span className="middle-cut-head" aria-hidden>
        {name.slice(0, -keptSigns)}
      </span>
      <span aria-hidden>{name.slice(-keptSigns)}</span>
    </Text>
  );
}
