import type { App, Event } from 'electron';

/**
 * Every page stays where it was loaded: no navigation, no redirect, no new window, no webview (SEC-6); WebRTC goes
 * through the session's proxy or not at all (SEC-41).
 */
export function forbidNavigation(app: App): void {
  const refuse = (event: Event) => event.preventDefault();
  app.on('web-contents-created', (_event, contents) => {
    contents.on('will-navigate', refuse);
    contents.on('will-redirect', refuse);
    contents.on('will-attach-webview', refuse);
    contents.setWebRTCIPHandlingPolicy('disable_non_proxied_udp');
    contents.setWindowOpenHandler(() => ({ action: 'deny' }));
  });
}
