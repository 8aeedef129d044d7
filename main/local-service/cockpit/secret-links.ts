import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { openSession } from '../bank/connect-sessions';
import { heldByBoth } from '../ground/member-scopes';
import { notFound, Problem } from '../ground/problem';
import type { ServiceParts } from '../routing/service-parts';
import type { LinkRecord } from '../storage/records';
import { deliverFile } from '../wire/deliver-file';
import { renderProblem } from '../wire/render-reply';
import { createCockpitPdf } from './cockpit-pdf';

/** How long a link opens, in milliseconds. */
const LINK_LIFE_MS = 7 * 86_400_000;

const hash = (secret: string): string => createHash('sha256').update(secret).digest('hex');

interface LinkOwner {
  tenant: string;
  userId?: string;
  advisorId?: string;
  /** What its maker holds, and so the most that it opens. */
  scopes: ReadonlySet<string>;
}

/** Makes a link that opens without a token; its secret is kept as a hash only. */
export function createLink(
  parts: ServiceParts,
  purpose: LinkRecord['purpose'],
  { tenant, userId, advisorId, scopes }: LinkOwner,
): { url: string; expiresAt: string } {
  const secret = randomBytes(24).toString('base64url');
  const value: LinkRecord = {
    purpose,
    secretHash: hash(secret),
    scopes: [...scopes],
    ...(advisorId ? { advisorId } : {}),
  };
  const { id, createdAt } = parts.links.create({ tenant, value, ...(userId ? { userId } : {}) });
  return {
    url: `${parts.origin()}/link/${id}/${secret}`,
    expiresAt: new Date(createdAt + LINK_LIFE_MS).toISOString(),
  };
}

/** What the links open: a cockpit as PDF, or a fresh connect session of the customer. */
export function createLinkPages(parts: ServiceParts): Hono {
  const pages = new Hono();
  pages.get('/:id/:secret', async (context) => {
    const link = parts.links.find(context.req.param('id'));
    const given = Buffer.from(hash(context.req.param('secret')));
    if (!link || !timingSafeEqual(Buffer.from(link.value.secretHash), given)) throw notFound('This link');
    if (link.createdAt + LINK_LIFE_MS <= parts.now()) throw notFound('This link');
    const user = link.userId === null ? undefined : parts.users.findAnywhere(link.userId);
    const holds = heldByBoth(new Set(link.value.scopes), user?.scopes ?? []);
    context.header('Referrer-Policy', 'no-referrer');
    context.header('Cache-Control', 'no-store');
    if (user && link.value.purpose === 'personalized') {
      // The link of an advisor ends with the advisor.
      const maker = parts.advisors.find(link.value.advisorId ?? '');
      if (maker?.tenant !== link.tenant) throw notFound('This link');
      // A scope may have been taken from the user since, and an old link knows none of its maker's.
      if (!holds('banking')) throw new Problem('forbidden', 'This link no longer opens a bank connection');
      const options = { multiple: false, recurring: false, storeSecrets: true };
      return context.redirect(openSession(parts, user, 'connect', options).redirectUrl, 303);
    }
    if (user) {
      const bytes = await createCockpitPdf(parts, user, holds);
      return deliverFile(context, parts, { bytes, contentType: 'application/pdf', name: 'cockpit.pdf' });
    }
    const advisor = parts.advisors.find(link.value.advisorId ?? '');
    if (!advisor || advisor.tenant !== link.tenant) throw notFound('This link');
    return context.json({
      purpose: link.value.purpose,
      advisorId: advisor.id,
      users: parts.users.count(link.tenant),
    });
  });
  pages.onError((error, context) => renderProblem(context, parts, error));
  return pages;
}
