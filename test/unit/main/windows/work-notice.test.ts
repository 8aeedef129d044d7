import { describe, expect, it } from 'vitest';
import {
  type WorkEnding,
  WorkNotice,
  type WorkStates,
  workNotice,
} from '../../../../main/windows/system/work-notice';

function watched(isInFront = false) {
  const said: WorkEnding[] = [];
  const at = { ms: 0, isAtWork: false, isInFront };
  const notice = new WorkNotice({
    now: () => at.ms,
    isAtWork: () => at.isAtWork,
    isInFront: () => at.isInFront,
    notify: (ending) => said.push(ending),
  });
  const look = (ms: number, isAtWork: boolean, states: Partial<WorkStates> = {}) => {
    at.ms = ms;
    at.isAtWork = isAtWork;
    notice.changed({ uploads: [], runs: [], isReading: false, ...states });
  };
  return { said, at, look };
}
const upload = (state: WorkStates['uploads'][number]['state'], id = 'u') => ({ uploads: [{ id, state }] });

describe('the word of the system at the end of long work', () => {
  it('when it went well, says that it is done', () => {
    const { said, look } = watched();
    look(0, true, upload('running'));
    look(60_000, false, upload('done'));
    expect(said).toEqual(['done']);
  });

  it.each(['failed', 'answerUnknown', 'interrupted', 'paused'] as const)(
    'when it ended as %s, says that somebody is needed',
    (state) => {
      const { said, look } = watched();
      look(0, true, upload('running'));
      look(60_000, false, upload(state));
      expect(said).toEqual(['attention']);
    },
  );

  it('when it was short, or the window is in front, says nothing', () => {
    const short = watched();
    short.look(0, true, upload('running'));
    short.look(9_000, false, upload('done'));
    const front = watched(true);
    front.look(0, true, upload('running'));
    front.look(60_000, false, upload('done'));
    expect([...short.said, ...front.said]).toEqual([]);
  });

  it('when one thing follows the other, speaks once, at the end', () => {
    const { said, look } = watched();
    look(0, false, { isReading: true });
    look(8_000, true, { ...upload('running'), isReading: true });
    look(9_000, true, upload('done'));
    look(12_000, true, { ...upload('done'), runs: [{ id: 'r', state: 'running' }] });
    expect(said).toEqual([]);
    look(30_000, false, { ...upload('done'), runs: [{ id: 'r', state: 'done' }] });
    look(40_000, false, { ...upload('done'), runs: [{ id: 'r', state: 'done' }] });
    expect(said).toEqual(['done']);
  });

  it('when something failed long before, it does not count', () => {
    const { said, look } = watched();
    look(0, false, upload('failed', 'old'));
    look(1_000, true, { uploads: [...upload('failed', 'old').uploads, ...upload('running').uploads] });
    look(60_000, false, { uploads: [...upload('failed', 'old').uploads, ...upload('done').uploads] });
    expect(said).toEqual(['done']);
  });

  it('when it is shown, it holds no figure and no name of anybody (SEC-20)', () => {
    for (const language of ['de', 'en'] as const)
      for (const ending of ['done', 'attention'] as const)
        expect(Object.values(workNotice(language, ending)).join(' ')).not.toMatch(/\d|\{/);
  });
});
