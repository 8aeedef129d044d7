import { monthOf } from '../../values/month-names';

/**
 * Cells that state a balance or a total in words put together freely, `Saldo final del periodo`, `Net total`: one of them is a stem,
 * and all others only say of when or of what. All in the form of `fold`.
 */

const set = (words: string) => new Set(words.split(' '));

const balanceStem =
  /^(?:[a-z]*sald(?:o|i)s?|salden|soldes?|balance|balans|bal|kontostand|(?:anfangs|end|eind|schluss|begin|tages)stand|[a-z]*bakiye(?:si|niz)?|zustatek|zostatok|[a-z]*egyenleg|stanje|likutis|atlikums|остаток|сальдо|баланс|залишок|салдо|υπολοιπο|رصيد|الرصيد|יתרה)$/u;
/** A balance only beside a word that says of when. */
const weakStem = set('stan stand');
const totalStem =
  /^(?:sub|grand)?(?:total|totals|totaux|totale|totali|totaal|totalt|summe|summen|sum|summa|suma|sumy|zwischensumme|gesamtsumme|endsumme|toplam|jumlah|celkem|osszesen|razem|spolu|ukupno|skupaj|kokku|yhteensa|итого|всего|разом|общо|συνολο|المجموع|مجموع|סהכ)$/u;
const beside = set(
  'of the a as at to over from since until bis ab seit desde hasta depuis week woche semaine semana on per in for zum am vom im der des die das dem zu au du de d del do da dos das di al alla la le les el los en e i na za til pr av van voor op het fin final finale finali end ending eind closing close opening open start starting begin beginning initial initiale inicial iniziale anfang ende ultimo primo period periodo periode zeitraum day dia jour jours giorno giornaliero daily diario tag tages taeglich dzien dnia dzienny dag dagens gun gunluk month months mes mois mese monat monats maand maned year ano annee anno jahr jahres anterior previous prev precedent precedente last letzter letzte alter alt neuer neu old new nuevo nuovo novo nouveau ancien current actual attuale aktueller aktuell available disponible disponivel disponibile ledger book booked contabil contable contabile brought carried forward fwd b f c bf cf bd cd utgaende ingaende koncowy poczatkowy koncowe poczatkowe konecny konecna pocatecni konecne donem sonu basi zaro nyito loppu alku account konto kontos cuenta conta compte conto statement auszug kontoauszug extracto extrato releve general generale geral grand net netto sub gesamt so far bisher bis heute today hoy hoje oggi исходящий исходящее входящий входящее конечный начальный на конец начало дня периода месяца τελους αρχης ημερας',
);
/** What a total may count, with their number: `Total transactions: 12`. */
const counted = set(
  'transactions transaction records rows entries items bookings postings movements umsaetze umsatze buchungen bewegungen posten zeilen operations mouvements lignes movimenti operazioni righe movimientos operaciones registros lancamentos movimentos transacties boekingen operacji transakcji transakci transaktioner transaksjoner',
);
const countForm = /^\d{1,7}$/;
/** The same in scripts that set no blanks between words. */
const joinedBalance =
  /^(?:期|前|当|當|本|月|日|年|末|初|首|次|今|昨|上|繰越|差引|開始|終了|账户|帳戶|口座|当前|當前|현재|최종|기초|기말|이월|전월|일일|ยอด|คงเหลือ|ยกมา|ยกไป|số dư|đầu|cuối|kỳ|ngày| )*(?:残高|余额|餘額|结余|結餘|잔액|잔고|ยอดคงเหลือ|ยอดยกมา|ยอดยกไป|so du(?: dau ky| cuoi ky| cuoi ngay)?)$/u;
const joinedTotal =
  /^(?:総|总|總|月|小|本|当月|本月)?(?:合計|合计|总计|總計|小計|小计)$|^(?:총|소|총합)?(?:합계|계)$|^(?:ยอด)?รวม(?:ทั้งสิ้น|ทั้งหมด)?$|^tong(?: cong| so)?$/u;
const day =
  /(?:\b\d{1,4}[./-]\d{1,2}[./-]\d{1,4}|\b\d{1,2}[./]20\d\d|\b(?:19|20)\d\d)\b|\b\d{1,2}\.?(?= [a-z]{3})/g;
/** Neither a day nor a currency adds anything. */
const plain =
  /^(?:eur|chf|usd|gbp|jan(?:uar|uary)?|feb(?:ruar|ruary)?|mar(?:ch)?|maerz|marz|apr(?:il)?|ma[iy]|jun[ei]?|jul[yi]?|aug(?:ust)?|sep(?:tember)?|o[ck]t(?:ober)?|nov(?:ember)?|de[cz](?:ember)?)$/;

/** What a cell states by its stem; null where a word of it is neither stem nor beside one. */
export function stemOfSummary(key: string): 'balance' | 'total' | null {
  // `fold` takes syllables of Korean apart.
  const joined = key.normalize('NFC');
  if (joinedBalance.test(joined)) return 'balance';
  if (joinedTotal.test(joined)) return 'total';
  const words = tokensOf(key.replace(day, ''));
  const stems = words.filter((word) => balanceStem.test(word) || weakStem.has(word) || totalStem.test(word));
  if (stems.length === 0 || stems.length > 2) return null;
  const rest = words.filter((word) => !stems.includes(word));
  const isCount = rest.some((word) => counted.has(word)) && stems.every((word) => totalStem.test(word));
  const others = isCount ? rest.filter((word) => !counted.has(word) && !countForm.test(word)) : rest;
  if (!others.every((word) => beside.has(word) || plain.test(word) || monthOf(word) !== undefined))
    return null;
  if (stems.some((word) => balanceStem.test(word))) return 'balance';
  if (stems.every((word) => totalStem.test(word))) return 'total';
  return others.some((word) => beside.has(word)) ? 'balance' : null;
}

/** Whether any of its words is a stem: enough where the figures say the rest. */
export function hasStem(key: string): boolean {
  return tokensOf(key).some((word) => balanceStem.test(word) || totalStem.test(word));
}

/** `S A L D O` is one word. */
function tokensOf(key: string): readonly string[] {
  const words = key.split(/[\s.,:;()/|_–—-]+/).filter((word) => word !== '');
  return words.length > 3 && words.every((word) => word.length === 1) ? [words.join('')] : words;
}
