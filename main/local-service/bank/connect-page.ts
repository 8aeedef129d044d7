import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { readForm } from '../http/read-body';
import type { ServiceParts } from '../routing/service-parts';
import type { Stored } from '../storage/document-repository';
import type { SessionRecord } from '../storage/records';
import { renderProblem } from '../wire/render-reply';
import { INVENTED_BANKS } from './bank-catalogue';
import {
  cancelSession,
  completeSession,
  finishManagement,
  offeredBanks,
  removeLoginInSession,
  requireSession,
} from './connect-sessions';

const TEXTS = {
  en: {
    title: 'Connect an invented bank',
    intro: 'This page stands in for the log-in at a bank. The banks, accounts and bookings are invented.',
    connect: 'Connect',
    sync: 'Synchronize',
    remove: 'Remove',
    finish: 'Finish',
    manage: 'Connected banks',
    none: 'No bank is connected.',
    add: 'Add a bank',
    cancel: 'Cancel',
    done: 'Connected. You can close this page and go back to the program.',
    cancelled: 'Cancelled. You can close this page.',
  },
  de: {
    title: 'Eine erfundene Bank verbinden',
    intro: 'Diese Seite steht für die Anmeldung bei einer Bank. Banken, Konten und Buchungen sind erfunden.',
    connect: 'Verbinden',
    sync: 'Aktualisieren',
    remove: 'Entfernen',
    finish: 'Fertig',
    manage: 'Verbundene Banken',
    none: 'Keine Bank ist verbunden.',
    add: 'Eine Bank hinzufügen',
    cancel: 'Abbrechen',
    done: 'Verbunden. Sie können diese Seite schließen und zum Programm zurückkehren.',
    cancelled: 'Abgebrochen. Sie können diese Seite schließen.',
  },
} as const;

type Language = keyof typeof TEXTS;

/** A form of a few boxes; anything longer is no form of this page. */
const FORM_LIMIT_BYTES = 10_000;

/** The redirect page of a connect session (`interface.md` 4.3), outside the prefix: its link is the only key to it. */
export function createConnectPage(parts: ServiceParts): Hono {
  const page = new Hono();
  page.get('/:session/:secret', (context) => {
    const session = requireSession(parts, context.req.param('session'), context.req.param('secret'));
    return answer(parts, languageOf(context.req.header('accept-language')), session);
  });
  page.post('/:session/:secret', async (context) => {
    const session = requireSession(parts, context.req.param('session'), context.req.param('secret'));
    const form = await readForm(context, { limitBytes: FORM_LIMIT_BYTES, isSenderKnown: false });
    const removed = form.get('remove');
    if (removed !== null) removeLoginInSession(parts, session, removed);
    else if (form.get('action') === 'cancel') cancelSession(parts, session);
    else if (form.get('action') === 'finish') finishManagement(parts, session);
    else completeSession(parts, session, form.getAll('bank'));
    const after = requireSession(parts, session.id, context.req.param('secret'));
    return answer(parts, languageOf(context.req.header('accept-language')), after);
  });
  page.onError((error, context) => renderProblem(context, parts, error));
  return page;
}

function languageOf(header: string | undefined): Language {
  return /^\s*de\b/i.test(header ?? '') ? 'de' : 'en';
}

/** Everything in the page is fixed text of this file; no value from outside is written into it. */
function answer(parts: ServiceParts, language: Language, session: Stored<SessionRecord>): Response {
  const texts = TEXTS[language];
  const nonce = randomBytes(16).toString('base64');
  const { state } = session.value;
  const content = state === 'open' ? form(parts, language, session) : `<p>${texts[state]}</p>`;
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${texts.title}</title>
<meta name="viewport" content="width=device-width"><style nonce="${nonce}">
body{font:16px/1.5 system-ui,sans-serif;max-width:34rem;margin:3rem auto;padding:0 1rem}
label{display:block;padding:.5rem 0}button{font:inherit;padding:.5rem 1rem;margin:.5rem .5rem 0 0}
</style></head><body><main><h1>${texts.title}</h1>${content}</main></body></html>`;
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      'Referrer-Policy': 'no-referrer',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

function form(parts: ServiceParts, language: Language, session: Stored<SessionRecord>): string {
  const texts = TEXTS[language];
  const { purpose, multiple, addBankLogin } = session.value;
  const isSync = purpose === 'sync';
  const isManagement = purpose === 'management';
  const kind = isSync || multiple ? 'checkbox' : 'radio';
  const banks = offeredBanks(parts, session)
    .map((bank, index) => {
      const isChosen = isSync || index === 0;
      return `<label><input type="${kind}" name="bank" value="${bank.id}"${isChosen ? ' checked' : ''}> ${bank.name}</label>`;
    })
    .join('');
  const button = (action: string, title: string) =>
    `<button name="action" value="${action}">${title}</button>`;
  const add = `<form method="post">${banks}
${button('connect', isSync ? texts.sync : texts.connect)}${isManagement ? '' : button('cancel', texts.cancel)}</form>`;
  const intro = `<p>${texts.intro}</p>`;
  if (!isManagement) return intro + add;
  return `${intro}<h2>${texts.manage}</h2>${logins(parts, language, session.userId ?? '')}
${addBankLogin ? `<h2>${texts.add}</h2>${add}` : ''}
<form method="post">${button('finish', texts.finish)}${button('cancel', texts.cancel)}</form>`;
}

/** The logins of a user, each with its way out; names are those of the catalogue, identifiers our own. */
function logins(parts: ServiceParts, language: Language, userId: string): string {
  const texts = TEXTS[language];
  const rows = parts.logins.listOfUser(userId).map(({ id, value }) => {
    const bank = INVENTED_BANKS.find((candidate) => candidate.id === value.bankId);
    return `<li>${bank?.name ?? ''} <button name="remove" value="${id}">${texts.remove}</button></li>`;
  });
  return rows.length === 0 ? `<p>${texts.none}</p>` : `<form method="post"><ul>${rows.join('')}</ul></form>`;
}
