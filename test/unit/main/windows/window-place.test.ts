import { describe, expect, it } from 'vitest';
import { firstPlace, placedWindow, smallestWindow } from '../../../../main/windows/window-place';

const laptop = { x: 0, y: 25, width: 1440, height: 875 };
const second = { x: 1440, y: 0, width: 2560, height: 1415 };
const left = (x: number, y: number, width = 1000, height = 700) => ({
  bounds: { x, y, width, height },
  isMaximised: false,
});

describe('where the window stands at a start', () => {
  it('when it never stood anywhere, it has its first size, no larger than the screen, and the system places it', () => {
    expect(placedWindow(firstPlace, [laptop])).toEqual({ width: 1280, height: 800 });
    expect(placedWindow(firstPlace, [{ x: 0, y: 0, width: 1024, height: 600 }])).toEqual({
      width: 1024,
      height: 600,
    });
    expect(placedWindow(firstPlace, [])).toEqual({ width: 1280, height: 800 });
  });

  it('when its screen is there, it stands where it was left', () => {
    expect(placedWindow(left(1700, 100), [laptop, second])).toEqual({
      x: 1700,
      y: 100,
      width: 1000,
      height: 700,
    });
  });

  it.each([
    ['the second screen is gone', left(1700, 100)],
    ['it was far above', left(100, -2_000)],
    ['only a strip was left of it', left(1430, 100)],
  ])('when %s, it comes back to the first screen', (_, place) => {
    expect(placedWindow(place, [laptop])).toEqual({ width: 1000, height: 700 });
  });

  it('when a part is off the screen, the whole of it comes in', () => {
    expect(placedWindow(left(900, 500), [laptop])).toEqual({ x: 440, y: 200, width: 1000, height: 700 });
    expect(placedWindow(left(-300, 100), [laptop])).toMatchObject({ x: 0, y: 100 });
  });

  it('when it is larger than the screen, it is as large as that; never smaller than it can be used', () => {
    expect(placedWindow(left(0, 25, 4_000, 3_000), [laptop])).toEqual(laptop);
    expect(placedWindow(left(10, 30, 50, 40), [laptop])).toMatchObject(smallestWindow);
  });
});
