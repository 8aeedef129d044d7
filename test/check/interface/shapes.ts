import { type ZodType, z } from 'zod';
import { resultShapes } from './result-shapes';
import {
  bookingMembers,
  count,
  flag,
  ids,
  instant,
  list,
  number,
  o,
  paged,
  some,
  text,
} from './shape-pieces';

const user = o({
  userId: some,
  type: z.enum(['person', 'company']),
  automaticAnalysis: z.enum(['active', 'suspended']),
  expiresIn: some.optional(),
  expiresAt: instant.optional(),
  customUserID: some.optional(),
  scopes: ids,
  createdAt: instant,
});
const account = o({
  accountId: some,
  accountNumber: some.optional(),
  balance: number.optional(),
  bankCode: text.optional(),
  bankName: text.optional(),
  bic: text.optional(),
  currency: text.optional(),
  iban: text.optional(),
  icon: text.optional(),
  name: text.optional(),
  owner: text.optional(),
  type: text.optional(),
  securities: list(o({ isin: some, quantity: number })).optional(),
  standingOrders: list(o({ amount: number, recipient: some })).optional(),
  isUserAdded: flag,
  bankLoginId: some.optional(),
});
const login = o({
  bankLoginId: some,
  userId: some,
  bankId: some,
  bankName: some,
  recurring: flag,
  status: some,
  lastSync: instant,
});
const transfer = o({
  amount: number,
  currency: text,
  recipient: o({ name: some, iban: some }),
  purpose: text,
  moneyTransferId: some,
  bankLoginId: some,
  status: some,
  createdAt: instant,
});
const advisor = o({
  advisorId: some,
  firstName: text.optional(),
  lastName: text.optional(),
  email: text.optional(),
  hasAvatar: flag,
  avatar: text.startsWith('data:image/png;base64,').optional(),
  createdAt: instant,
});
const tenant = o({
  tenantId: some,
  hasLogo: flag,
  name: text.optional(),
  color: text.optional(),
  logo: text.optional(),
});
const webhook = o({
  webhookId: some,
  url: some,
  method: some,
  events: ids,
  hasSecret: flag,
  deliveries: list(
    o({
      event: some,
      correlationId: some,
      state: some,
      attempts: list(z.strictObject({ at: instant, status: number.nullable(), problem: text.optional() })),
    }),
  ),
});
const titled = o({ de: some, en: some });
const node: ZodType = z.lazy(() =>
  o({ id: some, name: some, title: titled, description: some.optional(), children: list(node).optional() }),
);
const recommendation = o({ recommendationId: some, userId: some, topic: some, text: some });

/** Answers of the interface, strict: no member more, none less (`interface.md` 2 and 4, `docs/interface-decisions.md`). */
export const shapes = {
  ...resultShapes,
  ready: o({ status: z.literal('ready') }),
  token: o({
    access_token: text.regex(/^[\w-]+\.[\w-]+\.[\w-]+$/),
    expires_in: number.int().min(1),
    token_type: z.literal('Bearer'),
    scope: some,
    session_state: some,
    'not-before-policy': number.optional(),
  }),
  user,
  users: paged('users', user),
  imported: user.extend({ accountIds: ids }),
  deleted: o({ deleted: ids, unknown: list(text) }),
  started: o({ status: some }),
  done: o({ correlationId: some, status: z.literal('completed') }),
  accounts: o({ accounts: list(account) }),
  bookings: o({ transactions: list(o(bookingMembers)) }),
  changed: o({ changed: count }),
  uploaded: o({ added: count, overwritten: count }),
  session: o({ sessionId: some, userIdentifier: some, redirectURL: z.url() }),
  login,
  logins: o({ logins: list(login) }),
  pagedLogins: paged('logins', login),
  transfer,
  categories: o({ categories: list(node).min(5) }),
  cockpits: paged('cockpits', o({ cockpitId: some, userId: some, type: some, hasResults: flag })),
  allRecommendations: paged('recommendations', recommendation),
  recommendations: o({ recommendations: list(recommendation) }),
  link: o({ url: z.url(), expiresAt: instant }),
  advisor,
  advisors: paged('advisors', advisor),
  tenant,
  companies: o({
    companies: list(
      o({
        name: some,
        legalForm: some,
        city: some,
        country: some,
        registerNumber: some,
        industry: some,
        companyId: some,
      }),
    ),
  }),
  logos: o({ logos: list(o({ name: some, url: text.startsWith('data:image/') })) }),
  feedback: o({ feedbackId: some }),
  webhook,
  webhooks: o({ webhooks: list(webhook) }),
  description: o({
    categories: list(o({ id: some, title: titled, description: some })).min(20),
    definitions: list(o({ id: some, de: some, en: some })).min(5),
  }),
} satisfies Record<string, ZodType>;
