import type { Session } from 'electron';
import { isRequestAllowed } from './request-policy';

/**
 * Takes from a session what our pages never need: the network (SEC-5), every permission and device (SEC-8),
 * the spell checker's downloads (SEC-24).
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
}
