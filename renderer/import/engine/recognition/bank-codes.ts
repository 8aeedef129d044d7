/**
 * Banks by the code inside an IBAN. Written by hand from what is generally known of these codes, as of November 2026; no
 * central bank's file is part of it, since their terms do not allow to hand them on. Missing: the single members of savings
 * banks and cooperative banks (their group is named), small banks, and all countries that are not listed.
 */

/** Where the code stands in the IBAN, counted from 0, and the beginnings of codes by bank; the longest one counts. */
interface CountryCodes {
  at: readonly [from: number, to: number];
  banks: string;
}

const countries: Readonly<Record<string, CountryCodes>> = {
  DE: {
    at: [4, 12],
    banks: `
      Postbank: 10010010 20010020 25010030 36010043 37010050 44010046 50010060 54510067 59010066 60010070 66010075 70010080 76010085 86010090
      N26: 10011001
      norisbank: 10077777 76026000
      DKB: 12030000
      ING: 50010517
      Targobank: 30020900
      Santander Consumer Bank: 50033300
      1822direkt: 50050222
      Consorsbank: 70120400 76030080
      comdirect: 20041111 20041133 20041144 20041155
      GLS Bank: 43060967
      apoBank: 30060601
      HypoVereinsbank: 70020270
      BW-Bank: 60050101
      Weberbank: 10120100
      Sparda-Bank West: 37060590 36060591 33060592
    `,
  },
  AT: {
    at: [4, 9],
    banks: `
      Bank Austria: 12
      BAWAG: 14000 60000
      easybank: 14200
      Oberbank: 15
      BTV: 16
      BKS Bank: 17
      DADAT Bank: 19190
      ING: 19360
      Erste Bank und Sparkassen: 20
      Raiffeisen: 32 33 34 35 36 37 38 39
      Volksbank: 4
      Hypo Tirol: 57
      Hypo Vorarlberg: 58
    `,
  },
  CH: {
    at: [4, 9],
    banks: `
      UBS: 002
      Credit Suisse: 048
      Zürcher Kantonalbank: 00700
      Aargauische Kantonalbank: 00761
      BancaStato: 00764
      Walliser Kantonalbank: 00765
      Banque Cantonale Neuchâteloise: 00766
      Banque Cantonale Vaudoise: 00767
      Freiburger Kantonalbank: 00768
      Basellandschaftliche Kantonalbank: 00769
      Basler Kantonalbank: 00770
      Glarner Kantonalbank: 00773
      Graubündner Kantonalbank: 00774
      Schwyzer Kantonalbank: 00777
      Luzerner Kantonalbank: 00778
      Nidwaldner Kantonalbank: 00779
      Obwaldner Kantonalbank: 00780
      St.Galler Kantonalbank: 00781
      Schaffhauser Kantonalbank: 00782
      Thurgauer Kantonalbank: 00784
      Urner Kantonalbank: 00785
      Zuger Kantonalbank: 00787
      Banque Cantonale de Genève: 00788
      Banque Cantonale du Jura: 00789
      Berner Kantonalbank: 00790
      Valiant: 06300
      acrevis Bank: 06900
      Raiffeisen: 80 81
      Hypothekarbank Lenzburg: 08307
      Alternative Bank Schweiz: 08390
      Migros Bank: 08401
      Bank Cler: 08440
      Swissquote: 08781
      PostFinance: 09000
    `,
  },
  NL: {
    at: [4, 8],
    banks: `
      ABN AMRO: ABNA
      ASN Bank: ASNB
      bunq: BUNQ
      ING: INGB
      Knab: KNAB
      Rabobank: RABO
      RegioBank: RBRB
      SNS: SNSB
      Triodos Bank: TRIO
      Van Lanschot: FVLB
      Revolut: REVO
    `,
  },
  BE: {
    at: [4, 7],
    banks: `
      BNP Paribas Fortis: 001 002 003
      Belfius: 05 06 07 08 09
      Crelan: 103 104
      Fintro: 14
      ING: 3
      KBC: 4 73
      Triodos Bank: 523
      Keytrade Bank: 651
      vdk bank: 891
      Wise: 967
      Argenta: 973 979
    `,
  },
  GB: {
    at: [4, 8],
    banks: `
      Santander: ABBY
      Barclays: BARC
      HSBC: HBUK MIDL
      Lloyds Bank: LOYD
      Monzo: MONZ
      Nationwide: NAIA
      NatWest: NWBK
      Royal Bank of Scotland: RBOS
      Revolut: REVO
      Starling Bank: SRLG
      Wise: TRWI
      TSB: TSBS
      ClearBank: CLRB
    `,
  },
  IE: {
    at: [4, 8],
    banks: `
      AIB: AIBK
      Bank of Ireland: BOFI
      Permanent TSB: IPBS
      Revolut: REVO
    `,
  },
  LT: {
    at: [4, 9],
    banks: `
      Revolut: 32500
      Paysera: 35000
      SEB: 70440
      Swedbank: 73000
    `,
  },
  LU: {
    at: [4, 7],
    banks: `
      Spuerkeess: 001
      BIL: 002
      BGL BNP Paribas: 003
      POST Luxembourg: 111
    `,
  },
  FR: {
    at: [4, 9],
    banks: `
      Crédit Mutuel: 10278
      Qonto: 16958
      La Banque Postale: 20041
      N26: 20433
      Revolut: 28233
      LCL: 30002
      Société Générale: 30003
      BNP Paribas: 30004
      CIC: 30066
      BoursoBank: 40618
    `,
  },
  IT: {
    at: [5, 10],
    banks: `
      BNL: 01005
      UniCredit: 02008
      Fineco: 03015
      Banca Mediolanum: 03062
      Intesa Sanpaolo: 03069
      Banca Sella: 03268
      Banco BPM: 05034
      BPER Banca: 05387
      BancoPosta: 07601
    `,
  },
  ES: {
    at: [4, 8],
    banks: `
      Santander: 0049
      Openbank: 0073
      Banco Sabadell: 0081
      Bankinter: 0128
      BBVA: 0182
      ING: 1465
      N26: 1563
      Abanca: 2080
      Ibercaja: 2085
      Kutxabank: 2095
      CaixaBank: 2100
      Unicaja: 2103
    `,
  },
  PT: {
    at: [4, 8],
    banks: `
      Novo Banco: 0007
      BPI: 0010
      Santander Totta: 0018
      Millennium bcp: 0033
      Caixa Geral de Depósitos: 0035
      Montepio: 0036
    `,
  },
  PL: {
    at: [4, 8],
    banks: `
      PKO BP: 1020
      Citi Handlowy: 1030
      ING Bank Śląski: 1050
      Santander Bank Polska: 1090
      mBank: 1140
      Bank Millennium: 1160
      Bank Pekao: 1240
      Bank Pocztowy: 1320
      BNP Paribas: 1600
      Nest Bank: 1870
      Alior Bank: 2490
    `,
  },
  CZ: {
    at: [4, 8],
    banks: `
      Komerční banka: 0100
      ČSOB: 0300
      MONETA Money Bank: 0600
      Česká spořitelna: 0800
      Fio banka: 2010
      UniCredit Bank: 2700
      Air Bank: 3030
      Raiffeisenbank: 5500
      mBank: 6210
    `,
  },
  SK: {
    at: [4, 8],
    banks: `
      VÚB: 0200
      Slovenská sporiteľňa: 0900
      Tatra banka: 1100
    `,
  },
};

/** Groups of German banks by the fourth digit of their code; special institutes of a group are left out. */
function germanGroup(code: string): string | null {
  const tail = code.slice(3);
  // Central institutes, building societies and others that are no member.
  if (/^[56]00/.test(tail)) return null;
  if (/^905/.test(tail)) return 'Sparda-Bank';
  if (/^909/.test(tail)) return 'PSD Bank';
  if (tail.startsWith('5')) return 'Sparkasse';
  if (/^6[0-4]|^9[0-6]/.test(tail)) return 'Volksbank Raiffeisenbank';
  if (/^4/.test(tail)) return 'Commerzbank';
  return /^70/.test(tail) ? 'Deutsche Bank' : null;
}

const names = new Map<CountryCodes, Map<string, string>>();

function namesOf(country: CountryCodes): Map<string, string> {
  const known = names.get(country);
  if (known) return known;
  const byCode = new Map<string, string>();
  for (const line of country.banks.trim().split('\n')) {
    const [name = '', codes = ''] = line.trim().split(': ');
    for (const code of codes.split(' ')) byCode.set(code, name);
  }
  names.set(country, byCode);
  return byCode;
}

/**
 * The first digit of a German bank code is its clearing area, 1 to 8: codes with another one are nobody's, and what else they
 * look like tells nothing of a bank.
 */
export function isNobodysCode(iban: string): boolean {
  return /^DE\d\d[09]/.test(iban);
}

/** Name of the bank, or of the group of banks, that gave out an IBAN; null where the code is not known. */
export function bankOfIban(iban: string): string | null {
  const country = countries[iban.slice(0, 2)];
  if (!country || isNobodysCode(iban)) return null;
  const code = iban.slice(...country.at);
  for (let length = code.length; length > 0; length--) {
    const name = namesOf(country).get(code.slice(0, length));
    if (name) return name;
  }
  return iban.startsWith('DE') ? germanGroup(code) : null;
}
