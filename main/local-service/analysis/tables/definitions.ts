import { categories } from './category-tree';

/** How every figure is defined, as texts that the program shows beside the figure. */
export interface DefinitionText {
  id: string;
  de: string;
  en: string;
}

export const definitions: readonly DefinitionText[] = [
  {
    id: 'observed-timespan',
    de: 'Beobachteter Zeitraum: vom ersten bis zum letzten Buchungstag über alle Konten.',
    en: 'Observed timespan: from the first to the last booking day over all accounts.',
  },
  {
    id: 'complete-month',
    de: 'Ein Monat ist vollständig, wenn alle seine Bankarbeitstage im beobachteten Zeitraum liegen: Ein Auszug, der am Freitag, dem 30. Mai, endet, hat den Mai ganz; beginnt er am zweiten Bankarbeitstag, ist der Monat unvollständig. Unvollständige Monate sind gekennzeichnet und zählen nicht in aktuell, Median und Durchschnitt.',
    en: 'A month is complete when all its bank days lie inside the observed timespan: a statement that ends on Friday 30 May has all of May; one that begins on the second bank day makes its month incomplete. Partial months are marked and count neither for current nor median nor average.',
  },
  {
    id: 'current-median-average',
    de: 'Aktuell: Summe des jüngsten vollständigen Monats. Median und Durchschnitt: über alle vollständigen Monate, Monate mit null mitgezählt.',
    en: 'Current: total of the most recent complete month. Median and average: over all complete months, months of zero included.',
  },
  {
    id: 'sign',
    de: 'In den Aufschlüsselungen (Kredite, Versicherungen, Geldanlage, Umbuchungen, Ausgaben) sind Beträge positiv, wenn Geld abgeht. Einnahmen sind positiv, wenn Geld eingeht. In allen anderen Ergebnissen sind Ausgaben negativ.',
    en: 'In breakdowns (credits, insurances, investments, internal bookings, spending) amounts are positive for money out. Income is positive for money in. In all other results spending is negative.',
  },
  {
    id: 'returns-and-refunds',
    de: 'Eine Rücklastschrift oder Erstattung trägt die Kategorie dessen, was sie rückgängig macht, und zählt im Buchungsmonat negativ. Eine Versicherungsleistung ist Einnahme, keine Erstattung.',
    en: 'A returned debit or a refund carries the category of what it reverses and counts negative in the month it is booked. A claim paid by an insurer is income, not a refund.',
  },
  {
    id: 'recurring',
    de: 'Wiederkehrend: die Buchung gehört zu einem Vertrag, auch wenn nur eine Zahlung in den Daten liegt. Sondertilgungen, Schlussrechnungen, Abrufe und einmalige Käufe sind nicht wiederkehrend. Monatsbetrag = wiederkehrend + einmalig.',
    en: 'Recurring: the transaction belongs to a contract, even if only one payment lies in the data. Special repayments, closing bills, drawdowns and one-off purchases are not recurring. Amount of a month = recurring + one-off.',
  },
  {
    id: 'credits',
    de: 'Kredite: Raten von Darlehen und Ratenkäufen, Leasing mit Sonderzahlungen, Zinsen und Rückführung von Kreditlinien. Ein Abruf ist gekennzeichnet, zählt aber nicht. Ein ausgezahltes Darlehen steht für sich, ist geliehen und kein Einkommen; Sollzinsen im Kontoabschluss sind Gebühren.',
    en: 'Credits: rates of loans and instalment purchases, leasing with its special payments, interest and repayment of credit lines. A drawdown carries the label but no amount. A loan paid out stands by itself, is borrowed and no income; overdraft interest in the account closing is a fee.',
  },
  {
    id: 'insurances',
    de: 'Versicherungen: Beiträge privater und betrieblicher Versicherungen, auch Leben und Rente. Gesetzliche Sozialversicherung zählt zu Sozialabgaben.',
    en: 'Insurances: premiums of private and business cover, life and pension insurance too. Statutory social security is staff cost.',
  },
  {
    id: 'investments',
    de: 'Geldanlage: Sparpläne, Bausparen und Wertpapierkäufe. Verkäufe, Dividenden und Zinsen sind Einnahmen. Überträge auf eigene Konten außerhalb der Daten sind Umbuchungen.',
    en: 'Investments: savings plans, building-society savings and purchases of securities. Sales, dividends and interest are income. Transfers to own accounts outside the data are transfers.',
  },
  {
    id: 'internal-bookings',
    de: 'Interne Umbuchungen: beide Buchungen eines Übertrags zwischen Konten dieser Daten und Abrechnungen eines enthaltenen Kartenkontos sind gekennzeichnet; nur die abgehende zählt. Konten desselben Inhabers außerhalb, Schwesterfirmen und Verwandte sind nicht intern.',
    en: 'Internal bookings: both legs of a transfer between accounts of the data and settlements of a card account in the data are labelled; only the outgoing leg counts. Accounts of the owner elsewhere, sister companies and relatives are not internal.',
  },
  {
    id: 'available',
    de: 'Nicht verfügbar heißt: nichts gefunden. Das ist keine Null.',
    en: 'Not available means nothing was found. That is not zero.',
  },
  {
    id: 'currency',
    de: 'Verschiedene Währungen werden nie addiert. Gezählt wird die Währung der meisten Buchungen; andere sind kategorisiert und erscheinen nur in den Ansichten ihres Kontos.',
    en: 'Different currencies are never added. Counted is the currency of most bookings; others are categorised and appear only in the views of their account.',
  },
  {
    id: 'flows',
    de: 'Einnahmen und Ausgaben über mehrere Konten enthalten keine internen Umbuchungen; Ansichten eines einzelnen Kontos enthalten alle seine Buchungen.',
    en: 'Income and spending over several accounts leave internal bookings out; views of one account contain all its bookings.',
  },
  {
    id: 'balances',
    de: 'Salden werden vom angegebenen Kontosaldo rückwärts gerechnet; er gilt nach der letzten Buchung. Ohne Saldo bleiben Salden und Überziehungstage leer.',
    en: 'Balances are computed backwards from the given account balance, which holds after the last booking. Without it balances and overdraft days stay empty.',
  },
  {
    id: 'adult-check',
    de: 'Die Altersprüfung ist eine Schätzung aus Kontobewegungen und kein rechtlicher Altersnachweis.',
    en: 'The adult check is an estimate from account movements and no legal proof of age.',
  },
];

/** The answer of GET /categorization/description. */
export function categorizationDescription(): {
  categories: { id: string; title: { de: string; en: string }; description: string }[];
  definitions: readonly DefinitionText[];
} {
  return {
    categories: categories.map(({ id, title, description }) => ({ id, title, description })),
    definitions,
  };
}
