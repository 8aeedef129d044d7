/** Members that differ from what the service has, without outer blanks; one that was emptied is there, empty. */
export function changedMembers<Name extends string>(
  before: Readonly<Record<Name, string | null>>,
  form: Readonly<Record<Name, string>>,
): Partial<Record<Name, string>> {
  const changed: Partial<Record<Name, string>> = {};
  for (const name of Object.keys(form) as Name[]) {
    const value = form[name].trim();
    if (value !== (before[name] ?? '').trim()) changed[name] = value;
  }
  return changed;
}
