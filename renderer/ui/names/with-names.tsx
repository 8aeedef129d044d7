import type { ReactNode } from 'react';

/** From the first opening quote to the last closing one, in both languages: a name may have quotes itself. */
const quoted = /^(.*?[“„])(.+)([”“].*)$/s;

/** A sentence in which what stands in quotes, a customer or a file, is hidden while names are. */
export function withNames(text: string): ReactNode {
  const [, before, names, after] = quoted.exec(text) ?? [];
  if (names === undefined) return text;
  return (
    <>
      {before}
      <span className="private">{names}</span>
      {after}
    </>
  );
}

/** A sentence in which these names, which stand there without quotes, are hidden while names are. */
export function withHidden(text: string, names: string): ReactNode {
  const at = names === '' ? -1 : text.indexOf(names);
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <span className="private">{names}</span>
      {text.slice(at + names.length)}
    </>
  );
}
