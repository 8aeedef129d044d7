import { describe, expect, it } from 'vitest';
import { SwitchBoard } from '../../../../../main/local-service/ground/switches';

describe('SwitchBoard', () => {
  it('A change leaves the other switches as they are; an unknown one changes nothing', () => {
    const board = new SwitchBoard({ latencyMs: 5 });
    board.change({ pdf: 'link' });
    expect(board.current).toMatchObject({ latencyMs: 5, pdf: 'link', period: 'since-until' });
    expect(() => board.change({ nonsense: 1 } as never)).toThrow();
    expect(() => board.change({ dropRate: 2 })).toThrow();
    expect(board.current).toMatchObject({ latencyMs: 5, pdf: 'link', dropRate: 0 });
  });

  it('Planned faults stay the same objects until they are planned anew, so that used ones stay used', () => {
    const board = new SwitchBoard({ faults: [{ kind: 'drop' }] });
    const [fault] = board.current.faults;
    board.change({ latencyMs: 1 });
    expect(board.current.faults[0]).toBe(fault);
    board.change({ faults: [{ kind: 'drop' }] });
    expect(board.current.faults[0]).not.toBe(fault);
  });

  it('Nobody needs a switch: the defaults are the assumptions of the gaps page', () => {
    expect(new SwitchBoard().current).toMatchObject({
      correlationHeader: 'Service-Correlation-Id',
      correlationParameter: 'correlationId',
      redirectField: 'redirectURL',
      tokenField: 'access_token',
      tokenLifeSeconds: 300,
      idsSpelling: 'ids',
      createdStatus: 201,
    });
  });
});
