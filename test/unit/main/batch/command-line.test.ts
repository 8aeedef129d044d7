import { describe, expect, it } from 'vitest';
import {
  commandTable,
  ownSwitches,
  readCommand,
  usageLines,
  wordsOfBatch,
} from '../../../../main/batch/command-line';
import { refusedArguments } from '../../../../main/security/command-line';
import fc from '../../../property';

const usage = (what: string | null) => ({ kind: 'usage', what });

describe('wordsOfBatch', () => {
  it('when the switch is there, everything behind it is the command', () => {
    expect(wordsOfBatch(['kontor', '--no-sandbox', '--batch', 'list', 'runs'])).toEqual(['list', 'runs']);
    expect(wordsOfBatch(['kontor', 'file.csv'])).toBeNull();
  });
});

describe('readCommand', () => {
  it('when a command is complete, it is read with its arguments and options', () => {
    expect(readCommand(['read', 'a.csv', 'b.csv', '--json'])).toEqual({
      kind: 'command',
      command: { name: 'read', args: ['a.csv', 'b.csv'], options: { json: true } },
    });
    expect(
      readCommand(['report', '--customer', 'Muster GmbH', '--out', 'r.pdf', '--language', 'en']),
    ).toEqual({
      kind: 'command',
      command: {
        name: 'report',
        args: [],
        options: { customer: 'Muster GmbH', out: 'r.pdf', language: 'en' },
      },
    });
  });

  it.each([
    [[], null],
    [['fetch'], 'fetch'],
    [['toString'], 'toString'],
    [['read'], 'FILES…'],
    [['read', 'a.csv', '--dry-run'], '--dry-run'],
    [['run', 'a.yaml', 'b.yaml'], 'b.yaml'],
    [['list', 'files'], 'files'],
    [['analyse'], '--customer'],
    [['report', '--customer', 'M'], '--out'],
    [['report', '--customer', 'M', '--out', 'r.pdf', '--language', 'fr'], '--language'],
    [['report', '--customer', 'M', '--out', 'r.pdf', '--language', 'constructor'], '--language'],
    [['export', '--customer', 'M'], '--results'],
    [['export', '--customer', 'M', '--tables', 't.ods'], '--tables'],
    [['export', '--customer', 'M', '--results', 'exports/a.csv'], '--results'],
    [['report', '--customer', 'M', '--out', 'job.yaml'], '--out'],
    [['run', 'a.yaml', '--secret', 'hunter2'], '--secret'],
  ])('when %j is given, what is wrong is named: %s', (words, what) => {
    expect(readCommand(words)).toEqual(usage(what));
  });

  it('when any words are given, it answers and never throws', () => {
    const words = fc.array(
      fc.oneof(fc.string(), fc.constantFrom(...Object.keys(commandTable), '--json', '--customer', '--')),
    );
    fc.assert(fc.property(words, (given) => ['command', 'usage'].includes(readCommand(given).kind)));
  });

  it('when the help is shown, it has a line for each command, and no option takes a secret', () => {
    expect(usageLines()).toHaveLength(Object.keys(commandTable).length);
    expect(usageLines().join('\n')).not.toMatch(/--(?:secret|password|token) /);
  });
});

describe('ownSwitches', () => {
  const refused = (argv: string[]) => refusedArguments(argv, true, 'linux', ownSwitches(argv));

  it('when --batch stands first, its options pass and the runtime has no others (SEC-31)', () => {
    expect(refused(['--batch', 'run', 'job.yaml', '--dry-run', '--secret-stdin'])).toEqual([]);
    expect(refused(['--batch', 'read', 'a.csv', '--no-sandbox'])).toEqual(['--no-sandbox']);
    expect(refused(['--batch', 'read', 'a.csv', '--json=x'])).toEqual(['--json']);
    expect(refused(['--batch', 'read', '-remote-debugging-port=1'])).toEqual(['-remote-debugging-port']);
  });

  it('when --batch stands elsewhere or not at all, nothing passes', () => {
    expect(refused(['a.csv', '--batch', '--json'])).toEqual(['--batch', '--json']);
    expect(refused(['--dry-run'])).toEqual(['--dry-run']);
  });
});
