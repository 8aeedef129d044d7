/** Colours and patterns of the charts. No series is told by colour alone: each has a tone and a pattern of its own (feature 56). */
export interface ChartLook {
  text: string;
  quiet: string;
  line: string;
  /** Solid and dark: what comes back every month. */
  recurring: string;
  /** Light, with stripes of `stripe`. */
  oneOff: string;
  stripe: string;
  moneyIn: string;
  moneyOut: string;
  balance: string;
  mark: string;
  background: string;
  fontFamily: string;
  fontSize: number;
}

const screenFont = 'system-ui, -apple-system, "Segoe UI", "Noto Sans", "Liberation Sans", sans-serif';

export const lightLook: ChartLook = {
  text: '#25303b',
  quiet: '#5c6873',
  line: '#d9dee3',
  recurring: '#0b6273',
  oneOff: '#f0c987',
  stripe: '#9a6414',
  moneyIn: '#0b6273',
  moneyOut: '#f0c987',
  balance: '#25303b',
  mark: '#5c6873',
  background: '#ffffff',
  fontFamily: screenFont,
  fontSize: 12,
};

export const darkLook: ChartLook = {
  ...lightLook,
  text: '#e3e7ea',
  quiet: '#a3adb6',
  line: '#3b4248',
  recurring: '#4fa9bb',
  oneOff: '#a9762e',
  stripe: '#f4d6a3',
  moneyIn: '#4fa9bb',
  moneyOut: '#a9762e',
  balance: '#e3e7ea',
  mark: '#a3adb6',
  background: '#242424',
};

/** For paper: dark against light and striped, so that a grey copy reads the same. */
export const printLook: ChartLook = {
  text: '#1c2733',
  quiet: '#4d5965',
  line: '#d5dade',
  recurring: '#1f4e5f',
  oneOff: '#e4ebee',
  stripe: '#1f4e5f',
  moneyIn: '#1f4e5f',
  moneyOut: '#e4ebee',
  balance: '#1c2733',
  mark: '#4d5965',
  background: '#ffffff',
  fontFamily: '"Source Sans 3", "Liberation Sans", sans-serif',
  fontSize: 10.5,
};

/**
 * The font of labels that name accounts and partners: a family that nobody has stands before the real one, so that the style sheet finds
 * them when names are to be hidden (`results.css`). Axes and legends of months, amounts and areas stay readable.
 */
export const namingFont = (look: ChartLook): string => `private, ${look.fontFamily}`;

/** Diagonal stripes over the light fill. */
export function stripes(look: ChartLook) {
  return {
    symbol: 'rect',
    color: look.stripe,
    dashArrayX: [1, 0],
    dashArrayY: [1.6, 3.4],
    rotation: -Math.PI / 4,
  };
}

/** The hint of the item under the pointer; items carry the number of their place. */
export function itemTooltip(hints: readonly string[], look: ChartLook) {
  return {
    trigger: 'item',
    // Drawn inside the chart: the page's policy lets no style attribute from markup pass (SEC-4).
    renderMode: 'richText',
    confine: true,
    backgroundColor: look.background,
    borderColor: look.line,
    // A hint says whose and how much.
    textStyle: { fontFamily: namingFont(look), fontSize: look.fontSize, color: look.text },
    formatter: (params: unknown) => hints[placeOf(params) ?? -1] ?? '',
  };
}

/** The place that an item of a chart carries; null for one that stands for none. */
export function placeOf(params: unknown): number | null {
  const place = (params as { data?: { place?: unknown } } | null)?.data?.place;
  return typeof place === 'number' ? place : null;
}
