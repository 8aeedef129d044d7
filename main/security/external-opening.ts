import { shell } from 'electron';
import { KontorError } from '../errors/kontor-error';
import { allowedLink, hostOfLink, type LinkOwner } from './external-link-policy';

/**
 * Opens a page of a service in the system's browser: the one place where something is opened outside of the program (SEC-7). The link is a
 * secret of the customer: it is neither logged nor part of an error.
 * @throws KontorError link.refused, link.notOpened
 */
export async function openInBrowser(rawLink: unknown, service: LinkOwner): Promise<void> {
  const link = allowedLink(rawLink, service);
  if (link === null) throw new KontorError('link.refused', { host: hostOfLink(rawLink) });
  try {
    await shell.openExternal(link);
  } catch {
    throw new KontorError('link.notOpened');
  }
}
