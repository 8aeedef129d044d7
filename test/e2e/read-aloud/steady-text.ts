/** What differs from run to run, and from computer to computer. */
const changing: readonly (readonly [RegExp, string])[] = [
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g, '[id]'],
  [/\b[0-9a-f]{64}\b/g, '[hash]'],
  [/(?:\d{2}[./]\d{2}[./]\d{4}|\d{1,2} \p{L}{3,} \d{4}), \d{2}:\d{2}(?::\d{2})?/gu, '[instant]'],
  // How long the service keeps the customer, counted in days of this year's months.
  [/\d+ (?:days|Tagen) \(\d{2}[./]\d{2}[./]\d{4}\)/g, '[lifetime]'],
];

/** What is announced while something goes on: how much of it is heard depends on how fast the computer is. */
const ofProgress = /^announced: (?:\d[\d.,]* (?:of|von) \d|(?:Analysis|Analyse): (?!Done|Fertig))/;

/** The text without what differs from run to run. */
export function steady(lines: readonly string[]): string {
  const text = lines
    .filter((line) => !ofProgress.test(line))
    .map((line) => changing.reduce((said, [pattern, put]) => said.replace(pattern, put), line.trimEnd()));
  return `${text.join('\n').trim()}\n`;
}
