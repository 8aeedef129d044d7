import type { CDPSession, Page } from 'playwright-core';

/** A node of the accessibility tree, as the browser hands it to a screen reader. */
interface TreeNode {
  nodeId: string;
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
  description?: { value: string };
  value?: { value: string | number };
  properties?: { name: string; value: { value: unknown } }[];
  childIds?: string[];
  backendDOMNodeId?: number;
}

/** Parts that have no words of their own: what they hold is read. */
const silent = new Set([
  'none',
  'generic',
  'paragraph',
  'image',
  'img',
  'LabelText',
  'Pre',
  'strong',
  'code',
  'Section',
  'banner',
  'rowgroup',
  'caption',
  'DescriptionList',
]);
/** Not read: the closed list of a choice, the mark of a list, the pieces of a line. */
const leftOut = new Set(['MenuListPopup', 'ListMarker', 'InlineTextBox', 'LineBreak']);
/** Read in one go with what they hold. */
const wordsOnly = new Set(['DescriptionListTerm', 'DescriptionListDetail']);
const roleNames: Readonly<Record<string, string>> = {
  DescriptionListTerm: 'term',
  DescriptionListDetail: 'definition',
};
/** Whose name is made of what is in them: that is not said twice. */
const namedByContent = new Set([
  'button',
  'link',
  'heading',
  'tab',
  'menuitem',
  'option',
  'radio',
  'checkbox',
  'switch',
  'DisclosureTriangle',
]);
const states: Readonly<Record<string, (value: unknown) => string>> = {
  checked: (value) => (value === 'true' || value === true ? 'checked' : 'not checked'),
  selected: (value) => (value ? 'selected' : ''),
  expanded: (value) => (value ? 'expanded' : 'collapsed'),
  pressed: (value) => (value === 'true' || value === true ? 'pressed' : ''),
  disabled: (value) => (value ? 'unavailable' : ''),
  invalid: (value) => (value && value !== 'false' ? 'wrong' : ''),
  required: (value) => (value ? 'required' : ''),
  valuetext: (value) => String(value),
};

/** Listens to the window as a screen reader does: what is announced, where the focus is, and what can be read. */
export class Listener {
  /** Elements that say where the user is among their neighbours. */
  private current: ReadonlySet<number> = new Set();

  private constructor(
    private readonly page: Page,
    private readonly session: CDPSession,
  ) {}

  static async on(page: Page): Promise<Listener> {
    await page.evaluate('globalThis.__name ??= (f) => f');
    await page.evaluate(listen);
    const session = await page.context().newCDPSession(page);
    await session.send('Accessibility.enable');
    return new Listener(page, session);
  }

  /** What was announced since the last time, in order. */
  announced(): Promise<string[]> {
    return this.page.evaluate(() => {
      const holder = window as unknown as { kontorHeard: string[] };
      return holder.kontorHeard.splice(0);
    });
  }

  /** The element with the focus as it is told, and the cell of a table that it stands at. */
  async focused(): Promise<string> {
    const { nodes } = await this.tree();
    const focused = nodes.filter((node) => propertyOf(node, 'focused') === true).at(-1);
    if (!focused) return 'nothing';
    const cell = await this.page.evaluate(() => {
      const at = document.getElementById(document.activeElement?.getAttribute('aria-activedescendant') ?? '');
      const row = at?.closest('[role=row]');
      if (!at || !row) return null;
      const column = [...row.children].indexOf(at);
      const head = at.closest('[role=grid]')?.querySelector('[role=row]')?.children[column];
      const whole = at.getAttribute('title');
      const told = [whole === at.textContent ? null : whole, at.getAttribute('aria-description')].filter(
        Boolean,
      );
      const about = told.length > 0 ? ` (${told.join('; ')})` : '';
      const isChosen = row.getAttribute('aria-selected') === 'true';
      return `${head?.textContent}: “${at.textContent}”${about}, row ${row.getAttribute('aria-rowindex')}${isChosen ? ' selected' : ''}`;
    });
    return cell === null ? this.told(focused) : `${this.told(focused)}, cell ${cell}`;
  }

  /** What is in a part of the window, line by line. @param selector of the part */
  async read(selector: string): Promise<string[]> {
    const { nodes } = await this.tree();
    const { root } = await this.session.send('DOM.getDocument', { depth: 0 });
    const { nodeId } = await this.session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { node } = await this.session.send('DOM.describeNode', { nodeId });
    const byId = new Map(nodes.map((one) => [one.nodeId, one]));
    const start = nodes.find(({ backendDOMNodeId }) => backendDOMNodeId === node.backendNodeId);
    return start ? this.linesOf(start, byId, 0) : [];
  }

  /** Where the user stands among its neighbours (`aria-current`) the protocol of this runtime leaves out. */
  private async tree(): Promise<{ nodes: TreeNode[] }> {
    const { root } = await this.session.send('DOM.getDocument', { depth: 0 });
    const { nodeIds } = await this.session.send('DOM.querySelectorAll', {
      nodeId: root.nodeId,
      selector: '[aria-current]:not([aria-current=false])',
    });
    const described = await Promise.all(
      nodeIds.map((nodeId) => this.session.send('DOM.describeNode', { nodeId })),
    );
    this.current = new Set(described.map(({ node }) => node.backendNodeId));
    return (await this.session.send('Accessibility.getFullAXTree')) as unknown as { nodes: TreeNode[] };
  }

  private told(node: TreeNode): string {
    const isCurrent = node.backendDOMNodeId !== undefined && this.current.has(node.backendDOMNodeId);
    return isCurrent ? `${toldAs(node)} current` : toldAs(node);
  }

  private linesOf(node: TreeNode, byId: ReadonlyMap<string, TreeNode>, depth: number): string[] {
    const role = node.role?.value ?? '';
    if (leftOut.has(role)) return [];
    const children = (node.childIds ?? []).flatMap((id) => byId.get(id) ?? []);
    const below = (deeper: number) => children.flatMap((child) => this.linesOf(child, byId, deeper));
    const indent = '  '.repeat(depth);
    if (role === 'StaticText') {
      const text = node.name?.value.trim();
      return text && !node.ignored ? [`${indent}${text}`] : [];
    }
    if (/^ima?ge?$/.test(role) && node.name?.value) return [`${indent}picture “${plain(node.name.value)}”`];
    if (node.ignored || silent.has(role)) return below(depth);
    if (role === 'row') return [`${indent}row: ${children.map((cell) => this.cell(cell, byId)).join(' | ')}`];
    if (wordsOnly.has(role)) return [`${indent}${roleNames[role] ?? role}: ${plain(below(0).join(' '))}`];
    const line = `${indent}${this.told(node)}`;
    return namedByContent.has(role)
      ? [line, ...this.controls(children, byId, depth + 1)]
      : [line, ...below(depth + 1)];
  }

  /** Buttons inside of what is named by its content are read as well. */
  private controls(
    children: readonly TreeNode[],
    byId: ReadonlyMap<string, TreeNode>,
    depth: number,
  ): string[] {
    return children.flatMap((child) => {
      const inner = (child.childIds ?? []).flatMap((id) => byId.get(id) ?? []);
      const isControl = /^(button|link|textbox|checkbox|radio|combobox)$/.test(child.role?.value ?? '');
      const own = isControl && !child.ignored ? [`${'  '.repeat(depth)}${this.told(child)}`] : [];
      return [...own, ...this.controls(inner, byId, depth)];
    });
  }

  private cell(cell: TreeNode, byId: ReadonlyMap<string, TreeNode>): string {
    const inner = (cell.childIds ?? []).flatMap((id) => byId.get(id) ?? []);
    const controls = this.controls(inner, byId, 0);
    const name = plain(cell.name?.value ?? '');
    if (name) return controls.length > 0 ? `${name} [${controls.join(', ')}]` : name;
    return inner.flatMap((child) => this.linesOf(child, byId, 0)).join(', ') || 'empty';
  }
}

function propertyOf({ properties }: TreeNode, name: string): unknown {
  return properties?.find((one) => one.name === name)?.value.value;
}

function toldAs(node: TreeNode): string {
  const role = node.role?.value ?? '';
  const told = Object.entries(states).flatMap(([name, say]) => {
    const value = propertyOf(node, name);
    return value === undefined ? [] : [say(value)].filter(Boolean);
  });
  const level = role === 'heading' ? propertyOf(node, 'level') : undefined;
  const name = plain(node.name?.value ?? '');
  const value = node.value?.value;
  const description = plain(node.description?.value ?? '');
  return [
    silent.has(role) ? '' : role,
    level === undefined ? '' : String(level),
    name ? `“${name}”` : '',
    // What is told instead of a bare number.
    value !== undefined && !propertyOf(node, 'valuetext') && String(value) !== name ? `value “${value}”` : '',
    ...told,
    description && description !== name ? `(${description})` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Runs in the page: notes what live regions say. One that comes together with its words is not heard, but for alerts. */
function listen(): void {
  const heard: string[] = [];
  (window as unknown as { kontorHeard: string[] }).kontorHeard = heard;
  const live = '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert], [role=log]';
  const known = new WeakSet<Element>(document.querySelectorAll(live));
  const wordsOf = (node: Node) => {
    const copy = node.cloneNode(true);
    if (copy instanceof Element)
      for (const hidden of copy.querySelectorAll('[aria-hidden=true], svg')) hidden.remove();
    return (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
  };
  const said = new Map<Element, string>();
  const say = (text: string, how: string) => {
    if (text !== '') heard.push(`${how}${text}`);
  };
  new MutationObserver((records) => {
    const changed = new Map<Element, Set<Node>>();
    for (const { target, addedNodes, type } of records) {
      const at = target instanceof Element ? target : target.parentElement;
      const region = at?.closest(live);
      if (region && known.has(region) && !region.closest('[aria-live=off]')) {
        const parts = changed.get(region) ?? new Set<Node>();
        if (type === 'characterData') parts.add(target);
        for (const node of addedNodes) parts.add(node);
        changed.set(region, parts);
      }
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        for (const found of [node, ...node.querySelectorAll('*')]) {
          if (!found.matches(live) || known.has(found)) continue;
          if (found.matches('[role=alert]')) say(wordsOf(found), 'at once: ');
          known.add(found);
        }
      }
    }
    for (const [region, parts] of changed) {
      const isWhole = region.matches('[role=status], [role=alert], [aria-atomic=true]');
      const text = isWhole ? wordsOf(region) : [...parts].map(wordsOf).filter(Boolean).join(' ');
      if (said.get(region) === text) continue;
      said.set(region, text);
      say(text, region.matches('[role=alert], [aria-live=assertive]') ? 'at once: ' : '');
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}
