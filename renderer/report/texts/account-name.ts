/** An account label may end in the account's IBAN (`Girokonto · DE03…`); beside a written-out IBAN that is once too often. A masked one has a gap. */
const labelWithIban = /^(.+?)\s+·\s+[A-Z]{2}\d{2}[A-Z0-9…]*([A-Z0-9]{4})$/;

/** For a heading that has the IBAN beside it. */
export function accountHeading(label: string): string {
  return labelWithIban.exec(label)?.[1] ?? label;
}

/** For a sentence: the name and the last four signs, enough to tell two accounts of one name apart. */
export function shortAccountName(label: string): string {
  const [, name, ending] = labelWithIban.exec(label) ?? [];
  return name && ending ? `${name} …${ending}` : label;
}

/** For a narrow column: the last four signs first, so that shortening takes letters of the name. */
export function columnAccountName(label: string): string {
  const [, name, ending] = labelWithIban.exec(label) ?? [];
  return name && ending ? `…${ending} ${name}` : label;
}

/** For a narrow column with accounts of these labels: the last four signs alone where they tell the accounts apart. */
export function columnAccountNames(labels: readonly string[]): ReadonlyMap<string, string> {
  const all = [...new Set(labels)];
  const endings = all.map((label) => labelWithIban.exec(label)?.[2]);
  return new Map(
    all.map((label, place) => {
      const ending = endings[place];
      const isOwn = ending !== undefined && endings.indexOf(ending) === endings.lastIndexOf(ending);
      return [label, isOwn ? `…${ending}` : columnAccountName(label)];
    }),
  );
}
