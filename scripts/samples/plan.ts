import type { PartyName } from './parties';

/** How a booking comes about; each bank has its own word for it. */
export type BookingKind =
  | 'debit'
  | 'transfer'
  | 'incoming'
  | 'standing'
  | 'card'
  | 'withdrawal'
  | 'deposit'
  | 'fee'
  | 'closing'
  | 'returned';

export type OwnAccount = 'operating' | 'second';

/** A payment that comes back. Cents are negative for money out; `{m}` in a text is the month, `{n}` the running number. */
export interface RecurringPayment {
  account: OwnAccount;
  partner: PartyName;
  kind: BookingKind;
  everyMonths: 1 | 3 | 6 | 12;
  /** First and last month, YYYY-MM; the last may be open. */
  since: string;
  until?: string;
  dayOfMonth: number;
  cents: number;
  /** New amount from a month on. */
  changes?: readonly { since: string; cents: number }[];
  /** The amount wanders by up to this share, as with taxes or energy. */
  wander?: number;
  purpose: string;
  mandate?: string;
}

const first = '2024-08';

// biome-ignore format: a table, one payment a line
export const recurringPayments: readonly RecurringPayment[] = [
  // Credits, loans, leasing.
  { account: 'operating', partner: 'houseBank', kind: 'debit', everyMonths: 1, since: first, dayOfMonth: 30, cents: -125_430, purpose: 'Darlehen 7100234 Rate {m} Zins und Tilgung', mandate: 'DL7100234' },
  { account: 'operating', partner: 'machineBank', kind: 'debit', everyMonths: 1, since: '2025-04', dayOfMonth: 15, cents: -111_840, purpose: 'Ratenkredit CNC-Fräse Vertrag 55-20871 Rate {n} von 60', mandate: 'QM55-20871' },
  { account: 'operating', partner: 'vanLeasing', kind: 'debit', everyMonths: 1, since: first, dayOfMonth: 3, cents: -38_900, purpose: 'Leasingrate Transporter Vertrag L-4471902 {m}', mandate: 'NB4471902' },
  { account: 'operating', partner: 'forkliftLeasing', kind: 'debit', everyMonths: 1, since: first, until: '2025-12', dayOfMonth: 12, cents: -21_420, purpose: 'Leasingrate Gabelstapler Vertrag HW-88214 {m}', mandate: 'HW88214' },
  { account: 'second', partner: 'carLeasing', kind: 'debit', everyMonths: 1, since: '2025-01', dayOfMonth: 5, cents: -42_840, purpose: 'Leasing Firmenwagen Vertrag 20-77134 {m}', mandate: 'WA2077134' },
  // Insurances: monthly, quarterly, half-yearly, yearly.
  { account: 'operating', partner: 'liability', kind: 'debit', everyMonths: 3, since: '2024-09', dayOfMonth: 2, cents: -41_280, changes: [{ since: '2025-09', cents: -43_560 }], purpose: 'Beitrag Betriebshaftpflicht Nr. 734.432.18 Quartal ab {m}', mandate: 'EH734432' },
  { account: 'operating', partner: 'property', kind: 'debit', everyMonths: 12, since: '2025-01', dayOfMonth: 8, cents: -198_640, changes: [{ since: '2026-01', cents: -207_190 }], purpose: 'Jahresbeitrag Inhaltsversicherung Werkstatt Police 90-55171', mandate: 'BT9055171' },
  { account: 'operating', partner: 'vehicle', kind: 'debit', everyMonths: 1, since: first, dayOfMonth: 4, cents: -9_670, changes: [{ since: '2026-01', cents: -10_485 }], purpose: 'Kfz-Versicherung TR-MW 204 Beitrag {m}', mandate: 'MK204771' },
  { account: 'operating', partner: 'vehicle', kind: 'debit', everyMonths: 1, since: '2025-01', dayOfMonth: 6, cents: -8_215, purpose: 'Kfz-Versicherung TR-MW 311 Beitrag {m}', mandate: 'MK311902' },
  { account: 'second', partner: 'legal', kind: 'debit', everyMonths: 6, since: '2024-10', dayOfMonth: 1, cents: -31_860, purpose: 'Firmenrechtsschutz Vertrag 44-7810 Halbjahresbeitrag', mandate: 'WR447810' },
  { account: 'second', partner: 'cyber', kind: 'debit', everyMonths: 12, since: '2025-03', dayOfMonth: 17, cents: -64_200, purpose: 'Cyberversicherung Police NF-20915 Jahresbeitrag', mandate: 'NF20915' },
  { account: 'operating', partner: 'pension', kind: 'debit', everyMonths: 1, since: first, dayOfMonth: 1, cents: -31_000, purpose: 'Direktversicherung Sammelvertrag 6610 Beitrag {m}', mandate: 'LQ6610' },
  // Investments.
  { account: 'second', partner: 'broker', kind: 'debit', everyMonths: 1, since: first, dayOfMonth: 5, cents: -50_000, changes: [{ since: '2025-07', cents: -65_000 }], purpose: 'Wertpapiersparplan Depot 118804 Ausführung {m}', mandate: 'DK118804' },
  { account: 'operating', partner: 'cooperative', kind: 'standing', everyMonths: 3, since: '2024-10', dayOfMonth: 20, cents: -25_000, purpose: 'Ansparen Geschäftsanteile Mitglied 2209' },
  // Premises, energy, communication, services.
  { account: 'operating', partner: 'landlord', kind: 'standing', everyMonths: 1, since: first, dayOfMonth: 1, cents: -285_000, changes: [{ since: '2026-01', cents: -296_400 }], purpose: 'Miete Werkstatt Ostmoor 12 {m}' },
  { account: 'operating', partner: 'utility', kind: 'debit', everyMonths: 1, since: first, dayOfMonth: 7, cents: -48_600, changes: [{ since: '2025-02', cents: -52_900 }], purpose: 'Strom Abschlag Vertragskonto 30077125 {m}', mandate: 'SW30077125' },
  { account: 'operating', partner: 'gas', kind: 'debit', everyMonths: 1, since: first, dayOfMonth: 15, cents: -22_000, purpose: 'Gas Abschlag Kunde 871140 {m}', mandate: 'OG871140' },
  { account: 'operating', partner: 'phone', kind: 'debit', everyMonths: 1, since: first, dayOfMonth: 18, cents: -11_980, wander: 0.04, purpose: 'Mobilfunk Kundennr. 425989 Rechnung {m}', mandate: 'NT425989' },
  { account: 'operating', partner: 'fibre', kind: 'debit', everyMonths: 1, since: first, dayOfMonth: 9, cents: -5_995, purpose: 'Internet und Festnetz Anschluss 77120 {m}', mandate: 'GM77120' },
  { account: 'operating', partner: 'taxAdviser', kind: 'debit', everyMonths: 1, since: first, dayOfMonth: 22, cents: -34_510, purpose: 'Buchführung und Lohn Mandant 10442 {m}', mandate: 'AW10442' },
  { account: 'second', partner: 'cadSoftware', kind: 'debit', everyMonths: 1, since: first, dayOfMonth: 11, cents: -14_875, purpose: 'Softwarelizenz CAD Abo {m}', mandate: 'FL5512' },
  { account: 'operating', partner: 'ledgerSoftware', kind: 'debit', everyMonths: 1, since: first, dayOfMonth: 14, cents: -3_570, purpose: 'Abo Rechnungsprogramm {m}', mandate: 'KC90071' },
  { account: 'operating', partner: 'waste', kind: 'debit', everyMonths: 3, since: '2024-08', dayOfMonth: 25, cents: -37_400, wander: 0.12, purpose: 'Entsorgung Spaene und Altholz Kunde 3391', mandate: 'SE3391' },
  { account: 'operating', partner: 'fuelCard', kind: 'debit', everyMonths: 1, since: first, dayOfMonth: 24, cents: -41_700, wander: 0.22, purpose: 'Tankkarte Abrechnung {m} Karte 02 und 03', mandate: 'FT7714' },
  { account: 'second', partner: 'advertising', kind: 'transfer', everyMonths: 3, since: '2024-09', dayOfMonth: 16, cents: -77_350, wander: 0.18, purpose: 'Anzeigen und Druck Rechnung {n}' },
  // Taxes and social security.
  { account: 'operating', partner: 'taxOffice', kind: 'debit', everyMonths: 1, since: first, dayOfMonth: 10, cents: -388_000, wander: 0.35, purpose: 'USt-Voranmeldung {m} Steuernr. 91/204/70011', mandate: 'FATR70011' },
  { account: 'operating', partner: 'taxOffice', kind: 'debit', everyMonths: 1, since: first, dayOfMonth: 10, cents: -121_400, wander: 0.03, purpose: 'Lohnsteuer {m} Steuernr. 91/204/70011', mandate: 'FATR70011' },
  { account: 'operating', partner: 'taxOffice', kind: 'debit', everyMonths: 3, since: '2024-09', dayOfMonth: 10, cents: -180_000, purpose: 'Koerperschaftsteuer Vorauszahlung Quartal {m}', mandate: 'FATR70011' },
  { account: 'operating', partner: 'town', kind: 'debit', everyMonths: 3, since: '2024-08', dayOfMonth: 15, cents: -142_500, purpose: 'Gewerbesteuer Vorauszahlung Kassenzeichen 5.0071.22 {m}', mandate: 'ST50071' },
  { account: 'operating', partner: 'fundOne', kind: 'debit', everyMonths: 1, since: first, dayOfMonth: 27, cents: -231_640, wander: 0.02, purpose: 'Sozialversicherungsbeitraege Betriebsnr. 90071144 {m}', mandate: 'WK90071144' },
  { account: 'operating', partner: 'fundTwo', kind: 'debit', everyMonths: 1, since: first, dayOfMonth: 27, cents: -118_225, wander: 0.02, purpose: 'Sozialversicherungsbeitraege Betriebsnr. 90071144 {m}', mandate: 'KS90071144' },
  { account: 'operating', partner: 'accidentFund', kind: 'debit', everyMonths: 12, since: '2025-05', dayOfMonth: 15, cents: -268_900, wander: 0.05, purpose: 'Beitragsbescheid Mitglied 88-14420', mandate: 'BG8814420' },
  { account: 'second', partner: 'chamber', kind: 'transfer', everyMonths: 12, since: '2025-04', dayOfMonth: 22, cents: -41_500, purpose: 'Kammerbeitrag Betrieb 20771' }];

/** Single events: what makes a breakdown show one-off amounts next to the recurring ones. */
export interface SinglePayment {
  account: OwnAccount;
  partner: PartyName;
  kind: BookingKind;
  day: string;
  cents: number;
  purpose: string;
  mandate?: string;
}

// biome-ignore format: a table, one payment a line
export const singlePayments: readonly SinglePayment[] = [
  { account: 'operating', partner: 'machineBank', kind: 'incoming', day: '2025-03-17', cents: 5_800_000, purpose: 'Auszahlung Ratenkredit CNC-Fräse Vertrag 55-20871' },
  { account: 'operating', partner: 'houseBank', kind: 'incoming', day: '2024-12-04', cents: 1_500_000, purpose: 'Inanspruchnahme Betriebsmittelkredit 7100988 Abruf' },
  { account: 'operating', partner: 'houseBank', kind: 'transfer', day: '2025-02-19', cents: -800_000, purpose: 'Rückführung Betriebsmittelkredit 7100988 Teilbetrag' },
  { account: 'operating', partner: 'houseBank', kind: 'transfer', day: '2025-05-21', cents: -700_000, purpose: 'Rückführung Betriebsmittelkredit 7100988 Restbetrag' },
  { account: 'operating', partner: 'houseBank', kind: 'incoming', day: '2026-01-13', cents: 1_000_000, purpose: 'Inanspruchnahme Betriebsmittelkredit 7100988 Abruf' },
  { account: 'operating', partner: 'houseBank', kind: 'transfer', day: '2026-04-15', cents: -600_000, purpose: 'Rückführung Betriebsmittelkredit 7100988 Teilbetrag' },
  { account: 'operating', partner: 'houseBank', kind: 'transfer', day: '2025-12-18', cents: -500_000, purpose: 'Sondertilgung Darlehen 7100234' },
  { account: 'operating', partner: 'vanLeasing', kind: 'transfer', day: '2025-08-08', cents: -46_815, purpose: 'Leasing Transporter L-4471902 Mehrkilometer Abrechnung' },
  { account: 'operating', partner: 'property', kind: 'transfer', day: '2025-06-12', cents: -28_500, purpose: 'Elektronikversicherung Messe Rabenfurt Einmalbeitrag Police 90-55902' },
  { account: 'second', partner: 'cyber', kind: 'transfer', day: '2025-10-09', cents: -19_900, purpose: 'Nachbeitrag Cyberversicherung Police NF-20915' },
  { account: 'operating', partner: 'property', kind: 'incoming', day: '2025-11-20', cents: 318_400, purpose: 'Versicherungsleistung Wasserschaden Schaden 2025-88121' },
  { account: 'second', partner: 'broker', kind: 'transfer', day: '2024-11-14', cents: -800_000, purpose: 'Wertpapierkauf Anleihe Mittelmark 2029 Depot 118804' },
  { account: 'second', partner: 'broker', kind: 'transfer', day: '2025-09-18', cents: -420_000, purpose: 'Wertpapierkauf Indexfonds Welt Depot 118804' },
  { account: 'second', partner: 'broker', kind: 'transfer', day: '2026-05-20', cents: -600_000, purpose: 'Wertpapierkauf Anleihe Mittelmark 2031 Depot 118804' },
  { account: 'second', partner: 'broker', kind: 'incoming', day: '2025-11-17', cents: 26_400, purpose: 'Zinsgutschrift Anleihe Mittelmark 2029 Depot 118804' },
  { account: 'operating', partner: 'carrier', kind: 'transfer', day: '2025-03-20', cents: -5_712_000, purpose: 'CNC-Fräse gebraucht Rechnung 2025-0311 inkl. Transport' }];
