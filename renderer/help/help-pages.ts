import type { Language } from '../../preload/contract';
import type { HelpBlock, HelpPage, HelpSection } from '../../preload/contract/values/help';
import { useLoaded } from '../base/use-loaded';
import { wordSearch } from '../base/word-search';

/** A section with the page it stands in. */
export interface HelpPlace {
  readonly page: HelpPage;
  readonly section: HelpSection;
}

/** Loaded when somebody wants to read. */
async function loadPages(language: Language) {
  const { default: pages } = await import('virtual:help');
  return { ok: true as const, value: pages[language] ?? pages.en ?? [] };
}

const noPages = async () => ({ ok: true as const, value: [] as readonly HelpPage[] });

/** All pages of the language, in their order; empty while they are loaded, and before they are wanted. */
export function useHelpPages(language: Language, isWanted = true): readonly HelpPage[] {
  const [loaded] = useLoaded<readonly HelpPage[]>(isWanted ? `help:${language}` : 'help', () =>
    isWanted ? loadPages(language) : noPages(),
  );
  return loaded.state === 'ready' ? loaded.value : [];
}

function placesOf(pages: readonly HelpPage[]): HelpPlace[] {
  return pages.flatMap((page) => page.sections.map((section) => ({ page, section })));
}

/** Where a topic is told of: a section names it, or a page is called so. */
export function placeOf(topic: string, pages: readonly HelpPage[]): HelpPlace | null {
  const places = placesOf(pages);
  return (
    places.find(({ section }) => section.topics.includes(topic)) ??
    places.find((place) => topicOf(place) === topic) ??
    places.find(({ page }) => page.id === topic) ??
    null
  );
}

/** A topic that leads to this section. */
export function topicOf({ page, section }: HelpPlace): string {
  return section.topics[0] ?? `${page.id}#${section.title}`;
}

/** Sections that hold every word of the search, those that have it in their title first. */
export function sectionsWith(words: string, pages: readonly HelpPage[]): HelpPlace[] {
  if (words.trim() === '') return [];
  const has = wordSearch(words);
  const places = placesOf(pages);
  const inTitle = places.filter(({ section }) => has(section.title));
  const inText = places.filter(
    (place) => !inTitle.includes(place) && has(`${place.section.title} ${textOf(place.section)}`),
  );
  return [...inTitle, ...inText];
}

export function textOf({ blocks }: HelpSection): string {
  return blocks.map(textOfBlock).join(' ');
}

function textOfBlock(block: HelpBlock): string {
  const words = (spans: readonly { text: string }[]) => spans.map(({ text }) => text).join('');
  switch (block.kind) {
    case 'text':
      return words(block.spans);
    case 'code':
      return block.text;
    case 'list':
      return block.items.map(words).join(' ');
    case 'table':
      return [block.head, ...block.rows].flat().map(words).join(' ');
    default:
      return block satisfies never;
  }
}
