import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { lexer, type Token, type Tokens } from 'marked';
import type { HelpBlock, HelpPage, HelpSection, HelpSpan } from '../../preload/contract/values/help';
import { projectRoot } from '../project-root';

/** The pages of each language that has some: a new one may do without, and is read in English. */
export type HelpOfLanguages = { de: HelpPage[]; en: HelpPage[] } & Record<string, HelpPage[]>;

/** `<!-- for: finding.balance.break error.store.full -->` below a heading: what leads to its section. */
const topicsLine = /^<!--\s*for:\s*([\s\S]+?)\s*-->\s*$/;
/** `<!-- order: 3 -->` in front of a page: its place in the list. */
const orderLine = /^<!--\s*order:\s*(\d+)\s*-->/;

/** The pages under `docs/help`, in their order. @throws Error naming what a page cannot show */
export function readHelp(folder = join(projectRoot, 'docs', 'help')): HelpOfLanguages {
  const found = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => [name, pagesIn(join(folder, name))] as const);
  return { de: [], en: [], ...Object.fromEntries(found) };
}

function pagesIn(folder: string): HelpPage[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => ({ id: basename(name, '.md'), text: readFileSync(join(folder, name), 'utf8') }))
    .sort((a, b) => orderOf(a.text) - orderOf(b.text))
    .map(({ id, text }) => pageOf(id, text));
}

const orderOf = (text: string) => Number(orderLine.exec(text)?.[1] ?? 99);

export function pageOf(id: string, text: string): HelpPage {
  const sections: HelpSection[] = [];
  let open: { title: string; level: number; topics: string[]; blocks: HelpBlock[] } | null = null;
  for (const token of lexer(text)) {
    if (token.type === 'space') continue;
    if (token.type === 'html') {
      const topics = topicsLine.exec(token.text.trim())?.[1];
      if (topics && open) open.topics.push(...topics.split(/\s+/));
      else if (!orderLine.test(token.text))
        throw new Error(`${id}.md holds HTML: ${token.text.slice(0, 60)}`);
      continue;
    }
    if (token.type === 'heading') {
      open = { title: (token as Tokens.Heading).text, level: token.depth, topics: [], blocks: [] };
      sections.push(open);
      continue;
    }
    if (!open) throw new Error(`${id}.md begins without a heading`);
    open.blocks.push(blockOf(token, id));
  }
  const [first] = sections;
  if (first?.level !== 1) throw new Error(`${id}.md begins without a title`);
  return { id, title: first.title, sections };
}

function blockOf(token: Token, id: string): HelpBlock {
  switch (token.type) {
    case 'paragraph':
      return { kind: 'text', spans: spansOf(token.tokens ?? [], id) };
    case 'code':
      return { kind: 'code', text: token.text };
    case 'list':
      return {
        kind: 'list',
        isOrdered: token.ordered,
        items: (token as Tokens.List).items.map((item) => itemOf(item, id)),
      };
    case 'table': {
      const { header, rows } = token as Tokens.Table;
      return {
        kind: 'table',
        head: header.map((cell) => spansOf(cell.tokens, id)),
        rows: rows.map((row) => row.map((cell) => spansOf(cell.tokens, id))),
      };
    }
    default:
      throw new Error(`${id}.md holds what help cannot show: ${token.type}`);
  }
}

function itemOf(item: Tokens.ListItem, id: string): HelpSpan[] {
  const [text, ...more] = item.tokens;
  if (text?.type !== 'text' || more.length > 0) throw new Error(`${id}.md holds more than a line in a list`);
  return spansOf((text as Tokens.Text).tokens ?? [], id);
}

function spansOf(tokens: readonly Token[], id: string): HelpSpan[] {
  return tokens.map((token): HelpSpan => {
    const text = plain(token);
    switch (token.type) {
      case 'text':
      case 'escape':
        return { text };
      case 'strong':
      case 'em':
        return { text, look: 'strong' };
      case 'codespan':
        return { text, look: 'code' };
      case 'link':
        return { text, look: 'link', to: linkOf(token.href, id) };
      default:
        throw new Error(`${id}.md holds what help cannot show: ${token.type}`);
    }
  });
}

/** Help leads to help alone: `checks.md`. */
function linkOf(href: string, id: string): string {
  const page = /^([a-z-]+)\.md$/.exec(href)?.[1];
  if (!page) throw new Error(`${id}.md leads out of the help: ${href}`);
  return page;
}

/** The lexer leaves the signs of HTML in text as they were written. */
function plain(token: Token): string {
  return 'text' in token ? token.text : token.raw;
}
