import { describe, expect, it } from 'vitest';
import { alikeLimit, findingLimit } from '../../../../../../preload/contract/reading/reading';
import { FindingLog } from '../../../../../../renderer/import/engine/checks/finding-log';

const cell = (line: number, text: string) => ({ line, field: 'amount', column: 'Betrag', text });

describe('findings beyond the listed ones', () => {
  it('are kept by their lines where they are like one another, and counted', () => {
    const log = new FindingLog();
    for (let line = 1; line <= findingLimit + 500; line += 1)
      log.add('amount.unreadable', cell(line, line % 2 === 0 ? 'xxx' : 'yyy'));
    expect(log.findings).toHaveLength(findingLimit);
    expect(log.totals['amount.unreadable']).toBe(findingLimit + 500);
    expect(log.alikeFindings?.map(({ text, lines }) => [text, lines.length])).toEqual([
      ['yyy', 250],
      ['xxx', 250],
    ]);
    expect(log.alikeFindings?.[0]?.lines[0]).toBe(findingLimit + 1);
  });

  it('are not there while all are listed', () => {
    const log = new FindingLog();
    log.add('amount.unreadable', cell(1, 'xxx'));
    expect(log.alikeFindings).toBeUndefined();
  });

  it('end at a limit, whatever a file does', () => {
    const log = new FindingLog();
    for (let line = 1; line <= findingLimit + alikeLimit + 50; line += 1)
      log.add('amount.unreadable', cell(line, 'x'));
    expect(log.alikeFindings?.[0]?.lines).toHaveLength(alikeLimit);
    expect(log.totals['amount.unreadable']).toBe(findingLimit + alikeLimit + 50);
  });
});
