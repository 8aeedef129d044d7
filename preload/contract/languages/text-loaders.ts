// Written by `npm run list:languages`.

/** Texts of window and report, each language on its own. */
export const textLoaders = {
  de: async () => (await import('./de/window')).texts,
  en: async () => (await import('./en/window')).texts,
};
