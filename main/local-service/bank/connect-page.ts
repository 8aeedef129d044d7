import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ServiceParts } from '../routing/service-parts';
import type { SessionRecord } from '../storage/records';
import { renderProblem } from '../wire/render-reply';
import { INVENTED_BANKS } from './bank-catalogue';
import { cancelSession, completeSession, requireSession } from './connect-sessions';

const TEXTS = {
  en: {
    title: 'Connect an invented bank',
    intro: 'This page stands in for the log-in at a bank. The banks, accounts and bookings are invented.',
    connect: 'Connect',
    cancel: 'Cancel',
    done: 'Connected. You can close this page and go back to the program.',
    cancelled: 'Cancelled. You can close this page.',
  },
  de: {
    title: 'Eine erfundene Bank verbinden',
    intro: 'Diese Seite steht für die Anmeldung bei einer Bank. Banken, Konten und Buchungen sind erfunden.',
    connect: 'Verbinden',
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
  page.use(bodyLimit({ maxSize: FORM_LIMIT_BYTES }));
  page.get('/:session/:secret', (context) => {
    const session = requireSession(parts, context.req.param('session'), context.req.param('secret'));
    return answer(languageOf(context.req.header('accept-language')), session.value);
  });
  page.post('/:session/:secret', async (context) => {
    const session = requireSession(parts, context.req.param('session'), context.req.param('secret'));
    const form = new URLSearchParams(await context.req.text());
    if (form.get('action') === 'cancel') cancelSession(parts, session);
    else completeSession(parts, session, form.getAll('bank'));
    const after = requireSession(parts, session.id, context.req.param('secret'));
    return answer(languageOf(context.req.header('accept-language')), after.value);
  });
  page.onError((error, context) => renderProblem(context, parts, error));
  return page;
}

function languageOf(header: string | undefined): Language {
  return /^\s*de\b/i.test(header ?? '') ? 'de' : 'en';
}

/** Everything in the page is fixed text of this file; no value from outside is written into it. */
function answer(language: Language, session: SessionRecord): Response {
  const texts = TEXTS[language];
  const nonce = randomBytes(16).toString('base64');
  const content =
    session.state === 'open' ? form(language, session.multiple) : `<p>${texts[session.state]}</p>`;
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

function form(language: Language, isMultiple: boolean): string {
  const texts = TEXTS[language];
  const kind = isMultiple ? 'checkbox' : 'radio';
  const banks = INVENTED_BANKS.map(
    (bank, index) =>
      `<label><input type="${kind}" name="bank" value="${bank.id}"${index === 0 ? ' checked' : ''}> ${bank.name}</label>`,
  ).join('');
  return `<p>${texts.intro}</p><form method="post">${banks}
<button name="action" value="connect">${texts.connect}</button>
<button name="action" value="cancel">${texts.cancel}</button></form>`;
}
