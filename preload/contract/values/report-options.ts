import { z } from 'zod';
import { day, identifier } from './basic-values';
import { language } from './languages';

/** Parts of a report that may be left out; cover, coverage and method are in every one (feature 59). */
export const reportParts = ['points', 'figures', 'cashFlow', 'results', 'accounts', 'appendix'] as const;
export type ReportPart = (typeof reportParts)[number];

/** `letting`: what a landlord may ask for, of a private person: income, its steadiness, rent, returned debits; no areas, no payees. */
export const reportForm = z.enum(['full', 'letting']);

/**
 * Areas of a person's spending that have no place in a credit check (report-anchors, 1): health, and what gifts and memberships tell of
 * belief, party or union. By the beginning of a category's code or of an area's name, as services call them.
 */
const sensitive =
  /^(?:health|medic|doctor|pharma|giving|donat|charit|church|relig|faith|union|politic|party|member|gesund|spende|kirche|gewerkschaft|partei)/i;

export function isSensitiveArea(code: string | null | undefined): boolean {
  return sensitive.test(code ?? '');
}

/** Longest logo, as the text of a data address: a picture of 600 by 200 pixels has room in it. */
const longestLogo = 200_000;

/** Who hands the report over; stands at the head of the cover in place of the program's name. */
export const reportIssuer = z.strictObject({
  name: z.string().max(100),
  /** A PNG that the window drew anew, so that nothing but pixels is left of the file. */
  logo: z
    .string()
    .max(longestLogo)
    .regex(/^data:image\/png;base64,[A-Za-z0-9+/]+=*$/)
    .nullable(),
});

export type ReportIssuer = z.infer<typeof reportIssuer>;

/** What is kept from one report to the next. */
export const reportHabits = z.strictObject({
  leftOut: z.array(z.enum(reportParts)).max(reportParts.length),
  masksAccounts: z.boolean(),
  issuer: reportIssuer,
});
export type ReportHabits = z.infer<typeof reportHabits>;

/** What the analyst says of one report before it is printed. */
export const reportChoices = reportHabits.extend({
  form: reportForm,
  /** Health, memberships and donations of a person stand as one sum without payees, unless a purpose is stated. */
  sensitivePurpose: z.string().trim().min(1).max(200).nullable(),
  purpose: z.string().max(200),
  recipient: z.string().max(200),
  deleteBy: day.nullable(),
});
export type ReportChoices = z.infer<typeof reportChoices>;

/** Documents of the service behind one report. */
export const reportDocumentLimit = 20;

export const reportOptions = reportChoices.extend({
  language,
  /** Kept PDFs of the service whose pages stand behind a full report, as issued. They belong to one customer, and are no part of what is hashed. */
  documents: z.array(identifier).max(reportDocumentLimit).optional(),
});
export type ReportOptions = z.infer<typeof reportOptions>;

export const defaultHabits: ReportHabits = {
  leftOut: [],
  masksAccounts: false,
  issuer: { name: '', logo: null },
};

/** A report as it is printed when nothing is said but the habits. */
export const choicesOf = (habits: ReportHabits): ReportChoices => ({
  ...habits,
  form: 'full',
  sensitivePurpose: null,
  purpose: '',
  recipient: '',
  deleteBy: null,
});
