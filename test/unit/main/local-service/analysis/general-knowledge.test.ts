import { describe, expect, it } from 'vitest';
import { analyse, ledgerFromUpload } from '../../../../../main/local-service/analysis';
import type { UserType } from '../../../../../main/local-service/analysis/ledger/ledger-types';

/** Names and purposes that anybody knows, each alone: of every table of trades, purposes and firms a few. */

interface Booking {
  userType?: UserType;
  amount?: number;
  bookingText: string;
  name: string;
  purpose?: string;
}

function categoryOf({
  userType = 'person',
  amount = -43.21,
  bookingText,
  name,
  purpose = '88120077',
}: Booking) {
  const ledger = ledgerFromUpload({
    userType,
    accounts: [{ accountId: 'giro', owner: userType === 'person' ? 'Uta Muster' : 'Musterwerk GmbH' }],
    transactions: [
      {
        transactionId: '1',
        accountId: 'giro',
        amount,
        bookingDate: '2025-04-01',
        bookingText,
        purpose,
        paymentPartner: { name },
      },
    ],
  });
  return analyse(ledger).categorization[0]?.category;
}

const named = (lines: Readonly<Record<string, string>>) =>
  Object.entries(lines).flatMap(([category, names]) =>
    names.split('|').map((name): [name: string, category: string] => [name, category]),
  );

describe('a card is used', () => {
  it.each(
    named({
      'shopping.groceries': 'WAITROSE|Winzerhof Muster|Boucherie du Lac|Vinzenzmurr|HIPERDINO',
      'shopping.drugstore': 'Haarwerk|Nagelstudio Elena|Peluqueria Ana',
      'shopping.home': 'Baumschule Muster|Hammer Fachmarkt|Ferramenta Muster|B&Q',
      'shopping.other': 'Buchladen am Eck|WHSmith|Papelería Centro',
      'leisure.dining': 'Sportheim SV Muster|Skihütte|Bäckerei Café am Markt|Greggs|Nandos',
      'leisure.culture': 'Weihnachtsmarkt Musterstadt|Efteling|Sommerrodelbahn',
      'leisure.sport': 'Tennishalle|Eishalle Musterstadt|Kitzski',
      'mobility.fuel': 'Gasolinera Norte|Freshmile',
      'mobility.public-transport': 'SNCB|Lokalbahn Muster|RSAG',
      'mobility.parking-toll': 'Felbertauern|Parcheggio Centro|RingGo',
      'health.pharmacy': 'Zur Rose|Medikamente per Klick',
    }),
  )('at %s, it is %s', (name, category) => {
    const wanted = name.includes('Café') ? ['shopping.groceries', 'leisure.dining'] : [category];
    expect(wanted).toContain(categoryOf({ bookingText: 'KARTENZAHLUNG', name }));
  });
});

describe('a debit is drawn', () => {
  it.each(
    named({
      'housing.energy': 'Octopus Energy|Nahwärme Muster|RhönEnergie',
      'housing.water-waste': 'Thames Water|Wertstoffhof|Aqualia',
      'communication.telecom': 'WindTre|Airalo|TNG Stadtnetz',
      'leisure.subscription': 'Stuttgarter Zeitung|Hannoversche Allgemeine|Le Monde|Zwift',
      'leisure.sport': 'Neoness|Rückenzentrum Muster',
      'giving.membership': 'Rheuma-Liga|Gartenfreunde Muster|Jägerschaft Muster',
      'education.childcare': 'Schulkindbetreuung Muster|Tagesschule Muster|Partou',
      'education.course': 'FHNW|GoStudent|Klassenkasse 4b',
      'health.doctor': 'Frauenarztpraxis|Diakoniestation Muster|Pédiatre',
      'taxes.other': 'Marktgemeinde Muster|Ausländerbehörde|Agenzia delle Entrate',
      'risk.collection': 'Hoist Finance|Flanderijn',
      'investments.savings-plan': 'Moneyfarm|Linxea',
    }),
  )('for %s, it is %s', (name, category) => {
    expect(categoryOf({ bookingText: 'FOLGELASTSCHRIFT', name })).toBe(category);
  });

  it.each(
    named({
      'business.software': 'Hostpoint|Pennylane|Namecheap',
      'business.marketing': 'Webdesign Muster|localsearch|Onlineprinters',
      'business.advice': 'Lohnbüro Muster|Expert-comptable Dupuis',
      'business.payment-service': 'Mollie|myPOS|Worldpay',
      'business.office': 'HP Instant Ink|Officeworld',
      'staff.social-security': 'INAIL|Pro BTP|medisuisse',
      'business.logistics': 'Geodis|Fuhrunternehmen Muster',
    }),
  )('from a company for %s, it is %s', (name, category) => {
    expect(categoryOf({ userType: 'company', bookingText: 'Lastschrift', name })).toBe(category);
  });
});

describe('money comes in', () => {
  it.each(
    named({
      'income.salary': 'Arbeitsentgelt 03/25|Gratifikation|NETTOBEZUG 03|13. ML|Abfindung|Nómina marzo',
      'income.pension': 'RENTENBETRAG 04|Werksrente|Verletztenrente',
      'income.benefits': 'Basiselterngeld LM 3|Bildung und Teilhabe|Rehageld|Universal Credit',
      'income.investment': 'Habenzins|Genossenschaftsdividende|Stückzinsen',
      'income.other': 'Einspeisevergütung|THG-Prämie',
    }),
  )('for %s, it is %s', (purpose, category) => {
    expect(categoryOf({ amount: 321.1, bookingText: 'GUTSCHRIFT', name: 'Qorvat Xelm GmbH', purpose })).toBe(
      category,
    );
  });

  it.each(
    named({
      'income.alimony': 'Unterhaltsbeitrag|KU 04/25|Kinderalimente',
      'income.rental': 'Nebenkosten|Mietzins April|NK-Nachzahlung 2024',
      'transfers.private': 'Danke dir|Spritgeld|Klassenkasse Anteil',
    }),
  )('from a person for %s, it is %s', (purpose, category) => {
    expect(categoryOf({ amount: 321.1, bookingText: 'GUTSCHRIFT', name: 'Jens Muster', purpose })).toBe(
      category,
    );
  });
});

describe('a tax is paid by its short form', () => {
  it.each(
    named({
      'taxes.vat': 'SVZ 1/11|TVA1 CA3|BTW Q1',
      'taxes.wage': 'LB 03/25|Loonheffingen maart',
      'taxes.corporate': 'Gewinnsteuer 2024|IRES acconto|Körperschaftst.',
      'taxes.property': 'Grundst. 2025|Liegenschaftssteuer|OZB',
    }),
  )('%s, it is %s', (purpose, category) => {
    expect(categoryOf({ userType: 'company', bookingText: 'Lastschrift', name: 'Finanzamt', purpose })).toBe(
      category,
    );
  });
});

it.each(['Kerstin Winzer', 'Jens Steinmetz', 'Uta Zügel', 'Lea Polster', 'Anton Schilder', 'Sabine Slager'])(
  'a family name that is a trade too, %s, stays a person',
  (name) => {
    expect(categoryOf({ bookingText: 'UEBERWEISUNG', name, purpose: 'Danke' })).toBe('transfers.private');
  },
);

it('a word inside of two others is none: no coach in a firm that ends in "us"', () => {
  expect(categoryOf({ bookingText: 'FOLGELASTSCHRIFT', name: 'COLUMBUS BETRIEBS GMBH' })).not.toBe(
    'mobility.public-transport',
  );
});

it.each([
  ['Hausrat Police GS-4711', 'insurances.property'],
  ['Polizze 4711 Kfz W-1234 AB', 'insurances.vehicle'],
  ['Privathaftpflicht VS 4711', 'insurances.liability'],
])('an insurer is known and "%s" names the branch: it is %s', (purpose, category) => {
  expect(categoryOf({ bookingText: 'FOLGELASTSCHRIFT', name: 'Generali Versicherung AG', purpose })).toBe(
    category,
  );
});

describe('words that mean something else beside who pays or is paid', () => {
  it.each<[what: string, booking: Booking, category: string]>([
    [
      'an insurer pays for a "Leistung"',
      {
        amount: 80,
        bookingText: 'Gutschrift',
        name: 'Musterische Krankenversicherung a.G.',
        purpose: 'LEISTUNG 4711',
      },
      'income.insurance-payout',
    ],
    [
      'works that sell power draw what water costs',
      { bookingText: 'Lastschrift', name: 'Stadtwerke Muster', purpose: 'Wasser/Abwasser Abschlag 03' },
      'housing.water-waste',
    ],
    [
      'a society of authors pays out what it collected',
      { amount: 80, bookingText: 'Gutschrift', name: 'VG Bild-Kunst', purpose: 'Ausschuettung 2024' },
      'income.self-employment',
    ],
    [
      'a former official gets what he is provided with, under a number of staff',
      {
        amount: 80,
        bookingText: 'Gehalt/Rente',
        name: 'Landesamt Muster',
        purpose: 'Versorgungsbezuege 04/25 Pers.Nr. 4711',
      },
      'income.pension',
    ],
    [
      'a company keeps back the tax of its staff',
      {
        userType: 'company',
        bookingText: 'Auftrag',
        name: 'Steuerverwaltung Muster',
        purpose: 'QUELLENSTEUER 03.2025',
      },
      'taxes.wage',
    ],
    [
      'a club is given something',
      {
        userType: 'company',
        amount: 80,
        bookingText: 'Gutschrift',
        name: 'Metzgerei Muster',
        purpose: 'Spende Jugend',
      },
      'income.other',
    ],
    [
      'a family runs the company that its benefit is paid to',
      {
        userType: 'company',
        amount: 80,
        bookingText: 'Gutschrift',
        name: 'Familienkasse Muster',
        purpose: 'KG4711FK4711',
      },
      'income.child-benefit',
    ],
  ])('%s', (_, booking, category) => {
    expect(categoryOf(booking)).toBe(category);
  });
});
