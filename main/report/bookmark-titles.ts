import type { DocumentKind, Language } from '../../preload/contract';

/**
 * Titles of the report's parts by the identifier that the page gives them (renderer/report/section-list.ts). Main cannot read
 * the window's language files, so the titles stand here a second time; a test holds the two together.
 */
export const bookmarkTitles: Record<Language, Record<string, string>> = {
  de: {
    letting: 'Mietauskunft',
    summary: 'Das Wichtigste',
    points: 'Hinweise zur Prüfung',
    coverage: 'Datengrundlage',
    figures: 'Kennzahlen',
    'cash-flow': 'Geldfluss und Liquidität',
    'result-company-credits': 'Kredite und Leasing',
    'result-company-insurances': 'Versicherungen',
    'result-company-investments': 'Geldanlagen',
    'result-company-internalBookings': 'Interne Umbuchungen',
    results: 'Ergebnisse des Dienstes',
    other: 'Weitere Ergebnisse',
    accounts: 'Konten',
    method: 'Methode und Grenzen',
    appendix: 'Anhang: Buchungen hinter den Ergebnissen',
    documents: 'Dokumente des Dienstes',
  },
  en: {
    letting: 'Letting report',
    summary: 'Key figures at a glance',
    points: 'Points to check',
    coverage: 'Data coverage',
    figures: 'Key figures',
    'cash-flow': 'Cash flow and liquidity',
    'result-company-credits': 'Credits and leasing',
    'result-company-insurances': 'Insurances',
    'result-company-investments': 'Investments',
    'result-company-internalBookings': 'Internal bookings',
    results: 'Results of the service',
    other: 'Other results',
    accounts: 'Accounts',
    method: 'Method and limits',
    appendix: 'Appendix: bookings behind the results',
    documents: 'Documents of the service',
  },
};

/** What the service issued, as `documents.kind.*` has it. */
export const documentTitles: Record<Language, Record<DocumentKind, string>> = {
  de: {
    cockpit: 'Cockpit',
    cockpitPdf: 'Cockpit als PDF',
    recommendations: 'Empfehlungen',
    accountPdf: 'Kontoübersicht als PDF',
  },
  en: {
    cockpit: 'Cockpit',
    cockpitPdf: 'Cockpit as PDF',
    recommendations: 'Recommendations',
    accountPdf: 'Account summary as PDF',
  },
};
