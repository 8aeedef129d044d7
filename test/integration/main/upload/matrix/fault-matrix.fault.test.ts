import { describe, expect, it } from 'vitest';
import { type ProxyFault, proxyFaults } from '../../../../faults/misbehaving-proxy';
import { sentenceFor, sentences } from './fault-sentences';
import { type Disturbed, type Stage, stageNames, stages, type Work, work } from './fault-work';

const undisturbedWorks = new Map<Work, Promise<Disturbed>>();

function undisturbedOf(stage: Stage): Promise<Disturbed> {
  const { work: kind } = stages[stage];
  const known = undisturbedWorks.get(kind) ?? work(() => null, kind);
  undisturbedWorks.set(kind, known);
  return known;
}

/** All that the proxy can do. */
const faults: readonly ProxyFault[] = [...proxyFaults, 'page', 'unavailable', 'silent'];

/** What one fault may cost: a look, a repeat, a new token and the call that asks for it. */
const mostMoreRequests = 4;

/** What the user is told where one fault is more than the program may settle by itself: a trigger is not repeated unasked. */
const told: Partial<Record<Stage, Partial<Record<ProxyFault, string[]>>>> = {
  // A page that wants a person to log in is not waited for.
  logIn: { page: ['service.badAnswer'] },
  plan: { page: ['service.badAnswer'] },
  results: { page: ['service.badAnswer'] },
  trigger: {
    page: ['service.badAnswer'],
    unavailable: ['service.unavailable'],
    dropBefore: ['noAnswerYet'],
    errorBefore: ['service.unavailable'],
    errorAfter: ['service.unavailable'],
    silent: ['noAnswerYet'],
  },
};

describe.concurrent('one request of a stage meets a fault on its way: the end is that of an undisturbed work', () => {
  it.each(stageNames.flatMap((stage) => faults.map((fault) => ({ stage, fault }))))(
    '$stage, $fault',
    async ({ stage, fault }) => {
      const { outcome, requests } = await undisturbedOf(stage);
      let left = 1;
      const disturbed = await work((request) => {
        if (left === 0 || !stages[stage].is(request)) return null;
        left -= 1;
        return fault;
      }, stages[stage].work);
      expect(left).toBe(0);
      expect(disturbed.codes).toEqual(told[stage]?.[fault] ?? []);
      // A run without an answer yet is a state and no error; everything else has its sentence.
      expect(disturbed.said).toHaveLength(disturbed.codes.filter((code) => code !== 'noAnswerYet').length);
      for (const sentence of disturbed.said) expect(sentence).toMatch(sentenceFor(disturbed.codes));
      expect(disturbed.outcome).toEqual(outcome);
      // A second trigger has a second run to poll.
      if (!told[stage]?.[fault]) expect(disturbed.requests).toBeLessThanOrEqual(requests + mostMoreRequests);
    },
    120_000,
  );
});

/** A fault that stays until the user is told, and the same where a write may have been taken. */
const staying: { stage: Stage; fault: ProxyFault; code: string }[] = [
  { stage: 'logIn', fault: 'unauthorised', code: 'service.unauthorized' },
  { stage: 'logIn', fault: 'dropBefore', code: 'service.network' },
  { stage: 'logIn', fault: 'errorBefore', code: 'service.unavailable' },
  { stage: 'logIn', fault: 'unavailable', code: 'service.unavailable' },
  { stage: 'plan', fault: 'page', code: 'service.badAnswer' },
  { stage: 'plan', fault: 'dropBefore', code: 'service.network' },
  { stage: 'plan', fault: 'errorBefore', code: 'service.unavailable' },
  { stage: 'plan', fault: 'halfAnswer', code: 'service.network' },
  { stage: 'plan', fault: 'tooMany', code: 'service.rateLimited' },
  { stage: 'plan', fault: 'unauthorised', code: 'service.tokenRefused' },
  { stage: 'plan', fault: 'silent', code: 'service.timeout' },
  { stage: 'createAccounts', fault: 'dropBefore', code: 'service.answerUnknown' },
  { stage: 'createAccounts', fault: 'errorBefore', code: 'service.unavailable' },
  { stage: 'createAccounts', fault: 'silent', code: 'service.answerUnknown' },
  { stage: 'send', fault: 'dropBefore', code: 'service.answerUnknown' },
  { stage: 'send', fault: 'errorBefore', code: 'service.unavailable' },
  { stage: 'send', fault: 'unauthorised', code: 'service.tokenRefused' },
  { stage: 'send', fault: 'silent', code: 'service.answerUnknown' },
  { stage: 'readBack', fault: 'dropBefore', code: 'service.network' },
  { stage: 'readBack', fault: 'errorAfter', code: 'service.unavailable' },
  { stage: 'giveBalances', fault: 'dropBefore', code: 'service.answerUnknown' },
  { stage: 'giveBalances', fault: 'unauthorised', code: 'service.tokenRefused' },
  { stage: 'rollBackRead', fault: 'dropBefore', code: 'service.network' },
  { stage: 'rollBackRemove', fault: 'dropBefore', code: 'service.answerUnknown' },
  { stage: 'rollBackRemove', fault: 'errorBefore', code: 'service.unavailable' },
  { stage: 'rollBackRemove', fault: 'unauthorised', code: 'service.tokenRefused' },
  { stage: 'rollBackRemove', fault: 'silent', code: 'service.answerUnknown' },
  { stage: 'rollBackAccounts', fault: 'errorBefore', code: 'service.unavailable' },
  { stage: 'rollBackBalances', fault: 'dropBefore', code: 'service.answerUnknown' },
  { stage: 'correctedRemove', fault: 'dropBefore', code: 'service.answerUnknown' },
  { stage: 'correctedRemove', fault: 'unauthorised', code: 'service.tokenRefused' },
  { stage: 'correctedSend', fault: 'errorBefore', code: 'service.unavailable' },
  { stage: 'correctedAccounts', fault: 'errorBefore', code: 'service.unavailable' },
];

describe.concurrent('a fault that stays until the user is told: the sentence, and the same end once it is gone', () => {
  it.each(staying)(
    '$stage, $fault: $code',
    async ({ stage, fault, code }) => {
      const { outcome } = await undisturbedOf(stage);
      const disturbed = await work(
        (request, codes) => (codes.length === 0 && stages[stage].is(request) ? fault : null),
        stages[stage].work,
      );
      expect(disturbed.codes).toEqual([code]);
      expect(disturbed.said).toHaveLength(1);
      expect(disturbed.said[0]).toMatch(sentences[code] ?? /^$/);
      expect(disturbed.outcome).toEqual(outcome);
    },
    120_000,
  );
});
