import { z } from 'zod';

/** Whole pixels that do not depend on the density of a screen, as Electron counts them. */
const rectangle = z.strictObject({
  x: z.number().int(),
  y: z.number().int(),
  width: z.number().int().min(1).max(100_000),
  height: z.number().int().min(1).max(100_000),
});
export type Rectangle = z.infer<typeof rectangle>;

/** Where the window stood when it was closed: its place unmaximised, and whether it was maximised. */
export const windowPlace = z.strictObject({ bounds: rectangle.nullable(), isMaximised: z.boolean() });
export type WindowPlace = z.infer<typeof windowPlace>;

export const firstPlace: WindowPlace = { bounds: null, isMaximised: false };
export const smallestWindow = { width: 760, height: 520 } as const;
const firstSize = { width: 1280, height: 800 } as const;
/** So much of the title bar has to be on a screen that the window can be taken hold of. */
const graspable = { width: 120, height: 32 } as const;

/**
 * The bounds of the window at a start: as it was left, no larger than its screen; in the middle of the first screen when its own
 * is gone.
 * @param areas what each screen leaves for windows, the main one first; may be empty while none is known
 */
export function placedWindow(
  { bounds }: WindowPlace,
  areas: readonly Rectangle[],
): Partial<Rectangle> & Pick<Rectangle, 'width' | 'height'> {
  const home = bounds && areas.find((area) => isGraspable(bounds, area));
  const area = home ?? areas[0];
  const wanted = bounds ?? firstSize;
  if (!area) return { width: wanted.width, height: wanted.height };
  const size = {
    width: Math.max(smallestWindow.width, Math.min(wanted.width, area.width)),
    height: Math.max(smallestWindow.height, Math.min(wanted.height, area.height)),
  };
  // Without a place of its own the system puts it in the middle.
  if (!bounds || !home) return size;
  return {
    ...size,
    x: within(bounds.x, area.x, area.x + area.width - size.width),
    y: within(bounds.y, area.y, area.y + area.height - size.height),
  };
}

function isGraspable(bounds: Rectangle, area: Rectangle): boolean {
  const left = Math.max(bounds.x, area.x);
  const right = Math.min(bounds.x + bounds.width, area.x + area.width);
  const top = Math.max(bounds.y, area.y);
  const bottom = Math.min(bounds.y + graspable.height, area.y + area.height);
  return right - left >= graspable.width && bottom - top >= graspable.height / 2;
}

/** A window that is larger than its screen begins where the screen does. */
function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
