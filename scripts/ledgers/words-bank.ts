import type { Channel } from './facts';
import { channelOf } from './stream-table';

/** What a bank and its customer write themselves. */

/** Something that happens now and then. Amounts are in minor units, multiples of `step`. */
export interface Occasion {
  perMonth: number;
  who: 'person' | 'company' | 'both';
  sign: 1 | -1;
  channel: Channel;
  least: number;
  most: number;
  step: number;
  category: string;
  role: string;
  name: string;
  texts: string;
}

/** Rows: `times a month ; who ; sign channel ; least-most-step ; category ; role ; name ; texts`. */
export function occasionsOf(table: string): readonly Occasion[] {
  return table
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [times, who, way = '', amounts = '', category = '', role = '', name = '', texts = ''] = line
        .split(';')
        .map((part) => part.trim());
      const [least = 0, most = 0, step = 1] = amounts.split('-').map(Number);
      return {
        perMonth: Number(times),
        who: who as Occasion['who'],
        sign: way.startsWith('+') ? 1 : -1,
        channel: channelOf(way.slice(1)),
        least,
        most,
        step,
        category,
        role,
        name,
        texts,
      };
    });
}

const list = (text: string): readonly string[] => text.split('|');

export const workBank = {
  savings: list('Sparen|Ruecklage|Umbuchung Tagesgeld|TG Konto|Übertrag Sparkonto|monatl. Ruecklage'),
  notes: list('Urlaub|Autoreparatur|Umbuchung|von TG|Reserve|Steuer'),
  settlements: list(
    'Kreditkartenabr. {mm}/{yy}|VISA-ABRECHNUNG {dd}.{mm}.|Abrechnung Karte {mon}|MASTERCARD {mon} ABRECHNUNG',
  ),
  thanks: list('Ausgleich Kartenkonto|EINZUG ABRECHNUNG|Zahlung - vielen Dank|Lastschrift Girokonto'),
  returns: list(
    'Rückgabe mangels Deckung|RETOURE SEPA-LS|LASTSCHR. RUECK UNEINGELOEST|Wiedergutschrift Lastschr. v. {dd}.{mm}.|Storno Einzug|SEPA-LS RUECKRUF WIDERSPRUCH',
  ),
  fees: list('Entgeltabrechnung|Abschluss per {dd}.{mm}.{yyyy}|KONTOFUEHRUNG {mon}'),
  returnFees: list('Entgelt Rücklastschrift|PREIS FUER LASTSCHRIFTRUECKGABE'),
};

export const workOccasions = occasionsOf(`
2 ; person ; -cash ; 1000-40000-1000 ; cash.withdrawal ; ; ; GA NR{nr8} BLZ{nr8} {nr1}|Auszahlung Automat {town}|Bargeldbezug Bancomat {town}|ATM {town} {nr4}
4 ; company ; +deposit ; 10000-240000-500 ; cash.deposit ; ; ; SB-EINZAHLUNG {dd}.{mm}.|Tageslosung|Einz. Automat {nr6}|Bareinz. Kasse {nr4}
0.3 ; both ; -closing ; 190-2400-1 ; fees.interest ; ; ; Sollzinsen {q}. Quartal|ZINSEN FUER KONTOUEBERZIEHUNG|Sollzins lt. Abschluss
0.08 ; both ; +cr ; 2000-30000-1 ; housing.energy ; refund ; Stadtwerke {town} AG ; Guthaben Jahresabr. {nr8}|Erstattung Strom VK {nr8}
0.06 ; both ; +cr ; 1500-22000-1 ; insurances.other ; refund ; Allianz Versicherungs-AG ; Beitragsrueckerst. {nr8}|Erst. Beitrag VS {nr8}
0.06 ; both ; +cr ; 20000-310000-1 ; income.insurance-payout ; ; Zurich Insurance Europe AG ; SCHADEN {nr9} Entschaedigung|Regulierung Schaden {nr8}
0.15 ; person ; +card ; 900-9900-1 ; shopping.online ; refund ; OTTO RETOURE ; Gutschrift Retoure {nr8}
0.2 ; person ; -securities ; 10000-150000-1 ; investments.securities ; ; ; WP-ABR. KAUF {nr6} ISIN DE000ETFL011 STK {nr2}|Wertpapierkauf Stk {nr2} WKN A{nr5}|Effektenkauf {nr6}|KAUF ISIN IE00B4L5Y983 {nr3} ST.
0.2 ; person ; +securities ; 900-21000-1 ; income.investment ; ; ; DIVIDENDE ISIN DE000BASF111|Ertraegnisgutschrift {nr6}|Fondsausschuettung {nr6}|Zinsgutschr. {q}/{yyyy}
`);
