import { ReadFailure } from '../bytes/source';

/** An element of a small XML tree; name spaces are cut off. */
export interface XmlNode {
  name: string;
  attributes: Record<string, string>;
  children: XmlNode[];
  text: string;
}

const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(#x?[\da-f]+|\w+);/gi, (whole, name: string) => {
    if (name.startsWith('#')) {
      const code =
        name[1] === 'x' || name[1] === 'X'
          ? Number.parseInt(name.slice(2), 16)
          : Number.parseInt(name.slice(1), 10);
      return Number.isFinite(code) && code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
    }
    return entities[name] ?? whole;
  });
}

const token =
  /<!\[CDATA\[([\s\S]*?)\]\]>|<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<(\/?)([\w.-]+:)?([\w.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>|([^<]+)|</g;
const attribute = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const depthLimit = 60;

/**
 * Parses one element. No document types, no entities of the document's own, no external anything: what statements need and
 * nothing an attacker could use (SEC-26). Throws `file.damaged` for text that is no XML.
 */
export function parseXml(text: string): XmlNode {
  const root: XmlNode = { name: '', attributes: {}, children: [], text: '' };
  const stack: XmlNode[] = [root];
  token.lastIndex = 0;
  for (let found = token.exec(text); found; found = token.exec(text)) {
    const [, cdata, closing, , name, attributes, selfClosing, characters] = found;
    const top = stack[stack.length - 1] as XmlNode;
    if (cdata !== undefined) top.text += cdata;
    else if (characters !== undefined) top.text += decodeEntities(characters);
    else if (name !== undefined) {
      if (closing === '/') {
        if (top.name !== name || stack.length === 1) throw new ReadFailure('file.damaged', { kind: 'xml' });
        stack.pop();
        continue;
      }
      const node: XmlNode = { name, attributes: {}, children: [], text: '' };
      for (const pair of (attributes ?? '').matchAll(attribute))
        node.attributes[pair[1] ?? ''] = decodeEntities(pair[2] ?? pair[3] ?? '');
      top.children.push(node);
      if (selfClosing !== '/') stack.push(node);
      if (stack.length > depthLimit) throw new ReadFailure('file.damaged', { kind: 'xml' });
    } else if (found[0] === '<') throw new ReadFailure('file.damaged', { kind: 'xml' });
  }
  if (stack.length !== 1) throw new ReadFailure('file.damaged', { kind: 'xml' });
  return root;
}

/** First element on a path of names, or undefined. `path('Acct', 'Id', 'IBAN')`. */
export function find(node: XmlNode | undefined, ...path: string[]): XmlNode | undefined {
  let current = node;
  for (const name of path) current = current?.children.find((child) => child.name === name);
  return current;
}

export function findAll(node: XmlNode | undefined, name: string): XmlNode[] {
  return node?.children.filter((child) => child.name === name) ?? [];
}

/** Trimmed text of the first element on a path; null when there is none. */
export function textOf(node: XmlNode | undefined, ...path: string[]): string | null {
  const text = find(node, ...path)?.text.trim();
  return text ? text : null;
}
