import type { WebPreferences } from 'electron';

/** Every web preference of every window, written out (SEC-1, SEC-2); a factory adds its preload and session only. */
export const webPreferences = {
  sandbox: true,
  contextIsolation: true,
  nodeIntegration: false,
  nodeIntegrationInWorker: false,
  nodeIntegrationInSubFrames: false,
  webSecurity: true,
  allowRunningInsecureContent: false,
  webviewTag: false,
  plugins: false,
  webgl: false,
  experimentalFeatures: false,
  enableBlinkFeatures: '',
  navigateOnDragDrop: false,
  disableDialogs: true,
  spellcheck: false,
  safeDialogs: true,
  autoplayPolicy: 'user-gesture-required',
  images: true,
  javascript: true,
} as const satisfies WebPreferences;
