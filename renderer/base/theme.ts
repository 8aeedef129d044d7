import { createTheme, type MantineColorsTuple } from '@mantine/core';

const petrol: MantineColorsTuple = [
  '#e9f4f6',
  '#d3e7eb',
  '#a9ced7',
  '#7cb4c1',
  '#569eae',
  '#3d8fa1',
  '#2a8497',
  '#196f82',
  '#0b6273',
  '#005464',
];

/** Dark enough for white text in its filled shade. */
const red: MantineColorsTuple = [
  '#fdeceb',
  '#fbdcd9',
  '#f4b8b3',
  '#ed918a',
  '#e66f66',
  '#dc5248',
  '#cf3c32',
  '#b3261e',
  '#97201a',
  '#7c1914',
];

/**
 * For each popover of our own: the keyboard goes back to what opened it, and it stays within the window. Not for all of the library: a
 * list below a field would take the keyboard back from where the user went.
 */
export const popover = {
  trapFocus: true,
  returnFocus: true,
  // Hidden with what opened it (another size, another zoom) it would take the keyboard with it.
  hideDetached: false,
  middlewares: { flip: true, shift: true, size: true },
} as const;

/** Quiet and dense: 13 px text, small controls, one accent. */
export const theme = createTheme({
  colors: { petrol, red },
  primaryColor: 'petrol',
  primaryShade: { light: 7, dark: 7 },
  fontFamily: 'system-ui, -apple-system, "Segoe UI", "Noto Sans", "Liberation Sans", sans-serif',
  fontFamilyMonospace: 'ui-monospace, "SF Mono", Consolas, "Liberation Mono", monospace',
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '19px' },
  lineHeights: { xs: '1.35', sm: '1.4', md: '1.45', lg: '1.5', xl: '1.5' },
  spacing: { xs: '6px', sm: '10px', md: '14px', lg: '20px', xl: '28px' },
  headings: {
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '19px', lineHeight: '1.3' },
      h2: { fontSize: '15px', lineHeight: '1.35' },
      h3: { fontSize: '13px', lineHeight: '1.4' },
      h4: { fontSize: '13px', lineHeight: '1.4' },
    },
  },
  defaultRadius: 'sm',
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  components: {
    Button: {
      defaultProps: { size: 'xs', variant: 'default' },
      // A target has 24 px (WCAG 2.5.8); the smallest of the library has 22.
      vars: (_: unknown, { size }: { size?: string }) => ({
        root: size === 'compact-xs' ? { '--button-height': '24px' } : {},
      }),
    },
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray', size: 'md' } },
    TextInput: { defaultProps: { size: 'xs' } },
    PasswordInput: { defaultProps: { size: 'xs' } },
    NativeSelect: { defaultProps: { size: 'xs' } },
    Autocomplete: { defaultProps: { size: 'xs' } },
    NumberInput: { defaultProps: { size: 'xs' } },
    Radio: { defaultProps: { size: 'xs' } },
    Checkbox: { defaultProps: { size: 'xs' } },
    Switch: { defaultProps: { size: 'sm' } },
    SegmentedControl: { defaultProps: { size: 'xs' } },
    Text: { defaultProps: { size: 'sm' } },
    Table: { defaultProps: { verticalSpacing: 5, horizontalSpacing: 'sm', fz: 'sm' } },
    Modal: { defaultProps: { centered: true, radius: 'md', overlayProps: { backgroundOpacity: 0.45 } } },
    Badge: { defaultProps: { size: 'sm', variant: 'light', radius: 'sm' } },
    Alert: { defaultProps: { p: 'sm', radius: 'sm' } },
    // The first entry has the focus, and not a part that is no entry; scrolled away with its button, it would take the keyboard with it.
    Menu: { defaultProps: { withInitialFocusPlaceholder: false, hideDetached: false } },
    Tooltip: { defaultProps: { openDelay: 400, withArrow: true } },
  },
});
