import { join } from 'node:path';
import { app, type Session, session } from 'electron';
import { serveAppScheme } from './app-scheme';
import { developmentServer, servePagesOfServer, socketOf } from './development-pages';
import { restrictSession } from './session-policy';

/** What the build made: pages, preloads and main. */
export const builtFolder = () => join(app.getAppPath(), 'dist');

/** A session of pages: in memory alone, served by us, and without what pages never need (SEC-3, SEC-5, SEC-8, SEC-24). */
export function pageSession(name: string, onAsked?: () => void): Session {
  const pages = session.fromPartition(name, { cache: false });
  const server = developmentServer(process.env.KONTOR_DEV_SERVER, app.isPackaged);
  if (server) process.setSourceMapsEnabled(true);
  restrictSession(pages, app.isPackaged, server && socketOf(server));
  if (server) servePagesOfServer(pages.protocol, server, fetch);
  else serveAppScheme(pages.protocol, join(builtFolder(), 'renderer'), onAsked);
  return pages;
}
