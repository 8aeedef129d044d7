import { Anchor, Code, List, Table, Text } from '@mantine/core';
import type { HelpBlock, HelpSpan } from '../../preload/contract/values/help';
import { isolatedText } from '../base/languages/isolated-text';

interface HelpTextProps {
  blocks: readonly HelpBlock[];
  /** Follows a link to another page. */
  onPage: (page: string) => void;
}

export function HelpText({ blocks, onPage }: HelpTextProps) {
  return blocks.map((block, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a page stay where they are
    <Block key={at} block={block} onPage={onPage} />
  ));
}

function Block({ block, onPage }: { block: HelpBlock; onPage: HelpTextProps['onPage'] }) {
  switch (block.kind) {
    case 'text':
      return (
        <Text className="help-text">
          <Spans spans={block.spans} onPage={onPage} />
        </Text>
      );
    case 'code':
      return (
        // It scrolls, so the keyboard must reach it.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a code that is wider than the page is scrolled by keys
        <pre className="help-code" tabIndex={0}>
          {block.text}
        </pre>
      );
    case 'list':
      return (
        <List type={block.isOrdered ? 'ordered' : 'unordered'} spacing={4} className="help-text">
          {block.items.map((item, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the entries of a page stay where they are
            <List.Item key={at}>
              <Spans spans={item} onPage={onPage} />
            </List.Item>
          ))}
        </List>
      );
    case 'table':
      return <HelpTable block={block} onPage={onPage} />;
    default:
      return block satisfies never;
  }
}

interface HelpTableProps {
  block: Extract<HelpBlock, { kind: 'table' }>;
  onPage: HelpTextProps['onPage'];
}

function HelpTable({ block, onPage }: HelpTableProps) {
  return (
    // It is told by what stands in its columns.
    <Table
      className="help-table"
      aria-label={block.head
        .map((cell) => cell.map(({ text }) => text).join(''))
        .map(isolatedText)
        .join(', ')}
    >
      <Table.Thead>
        <Table.Tr>
          {block.head.map((cell, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a page stay where they are
            <Table.Th key={at}>
              <Spans spans={cell} onPage={onPage} />
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {block.rows.map((row, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a page stay where they are
          <Table.Tr key={line}>
            {row.map((cell, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a page stay where they are
              <Table.Td key={at}>
                <Spans spans={cell} onPage={onPage} />
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

function Spans({ spans, onPage }: { spans: readonly HelpSpan[]; onPage: HelpTextProps['onPage'] }) {
  return spans.map(({ text, look, to }, at) => {
    const key = `${at} ${text}`;
    if (look === 'strong') return <strong key={key}>{text}</strong>;
    if (look === 'code') return <Code key={key}>{text}</Code>;
    if (look === 'link' && to)
      return (
        <Anchor key={key} component="button" type="button" inherit onClick={() => onPage(to)}>
          {text}
        </Anchor>
      );
    return <span key={key}>{text}</span>;
  });
}
