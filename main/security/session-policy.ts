import type { Session } from 'electron';
import { isRequestAllowed } from './request-policy';

/** Where everything ends that would go past the request filter, WebRTC above all: a port on which nothing answers. */
const deadProxy = {
  mode: 'fixed_servers',
  proxyRules: 'socks5://127.0.0.1:9',
  proxyBypassRules: '<-loopback>',
} as const;

/**
 * Takes from a session what our pages never need: the network (SEC-5, SEC-41), downloads (SEC-41), every permission and
 * device (SEC-8), the spell checker's downloads (SEC-24).
 */
export function restrictSession(session: Session, isPackaged: boolean): void {
  session.webRequest.onBeforeRequest((details, answer) => {
    answer({ cancel: !isRequestAllowed(details.url, isPackaged) });
  });
  session.setPermissionRequestHandler((_contents, _permission, answer) => answer(false));
  session.setPermissionCheckHandler(() => false);
  session.setDevicePermissionHandler(() => false);
  session.setDisplayMediaRequestHandler((_request, answer) => answer({}));
  session.setSpellCheckerEnabled(false);
  session.on('will-download', (event) => event.preventDefault());
  void session.setProxy(deadProxy);
}
