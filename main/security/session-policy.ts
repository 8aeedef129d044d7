import type { Session } from 'electron';
import { isRequestAllowed } from './request-policy';

/**
 * Where everything ends that would go past the request filter, WebRTC above all: a port on which nothing answers. Only the
 * socket of a development server goes past it.
 */
function deadProxy(developmentSocket: string | null) {
  const past = developmentSocket ? [new URL(developmentSocket).host] : [];
  return {
    mode: 'fixed_servers',
    proxyRules: 'socks5://127.0.0.1:9',
    proxyBypassRules: ['<-loopback>', ...past].join(';'),
  } as const;
}

/**
 * Takes from a session what our pages never need: the network (SEC-5, SEC-41), downloads (SEC-41), every permission and
 * device (SEC-8), the spell checker's downloads (SEC-24).
 */
export function restrictSession(
  session: Session,
  isPackaged: boolean,
  developmentSocket: string | null = null,
): void {
  session.webRequest.onBeforeRequest((details, answer) => {
    answer({ cancel: !isRequestAllowed(details.url, isPackaged, developmentSocket) });
  });
  session.setPermissionRequestHandler((_contents, _permission, answer) => answer(false));
  session.setPermissionCheckHandler(() => false);
  session.setDevicePermissionHandler(() => false);
  session.setDisplayMediaRequestHandler((_request, answer) => answer({}));
  session.setSpellCheckerEnabled(false);
  session.on('will-download', (event) => event.preventDefault());
  void session.setProxy(deadProxy(developmentSocket));
}
