/** `2/4` of a list: every fourth from the second on, so that all parts take about as long and none is left out or taken twice. */
export function partOf<Item>(part: string, all: readonly Item[]): Item[] {
  const [, number, count] = /^(\d{1,3})\/(\d{1,3})$/.exec(part)?.map(Number) ?? [];
  if (!number || !count || number > count) throw new Error(`Not a part such as 2/4: ${part}`);
  return all.filter((_, at) => at % count === number - 1);
}
