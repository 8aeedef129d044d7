import { fold } from '../vocabulary/fold';
import type { Column } from './column-candidates';

const ofSeller =
  /\b(?:sku|merchant id|store|asin|buyer|order (?:id|number|no|ref|reference)|gross sales|net sales|product sales|item (?:id|title|subtotal)|payout (?:id|date|status)|deposit id|settlement id|guest|commerce|terminal|terminal id|transaction (?:costs?|fees?)|listing|fulfillment|seller|amount refunded|statement descriptor|marketplace|bestellnummer|kaeufer|artikelnummer|verkaeufer|acheteur|vendeur|numero de commande|comprador|vendedor|numero de pedido|acquirente|venditore|numero ordine|koper|verkoper|bestelnummer|gast|unterkunft|inserat|voyageur|annonce|logement|ospite|annuncio|alloggio|huesped|anuncio|alojamiento|hospede|alojamento|accommodatie|advertentie)\b/;

/** Those who pay whoever sells, rents or collects, each in a row of theirs. */
const ofPayers =
  /^(?:customers?|clients?|kund(?:e|in|en)|spender(?:in)?|donors?|donateur|donatore|donante|members?|mitglied(?:er)?|socio|membre|mieter(?:in)?|tenants?|patient(?:in)?|clientes?|klant|kund|klient|zakaznik|asiakas|debitor|payout|auszahlung|subscriber|attendee|teilnehmer(?:in)?)(?: ?(?:name|nr|no|nummer|number|id|email|e-mail))?$/;
/** What a row of a sale is known by; whoever buys has such a column as well. */
const ofOrders =
  /^(?:orders?|bestellung(?:en)?|commande|pedido|encomenda|ordine|bestelling|invoices?|rechnung(?:en)?|factures?|facturas?|fatura|fattura|factuur|faktura|receipts?|beleg|bon|ticket|scontrino|recibo|kvitto|booking|bookings|reservation|buchung|reservierung|subscription|charge|sale|checkout|event|produkt|product|article|artikel|item)(?: ?(?:nr|no|nummer|number|numero|id|ref|reference|code))?$/;
/** What only whoever sells or collects calls a row. */
export const soldWord =
  /^(?:sales?|verkauf|verkaeufe|vente|ventes|ventas?|vendita|vendite|vendas?|verkoop|forsaljning|salg|myynti|sprzedaz|prodej|donations?|spenden?)(?: |$)/;
/** The same, where a column names who pays. */
const billed =
  /^(?:bookings?|buchung|invoice|rechnung|facture|factura|fattura|factuur|faktura|reservation|reservierung|membership fees?|mitgliedsbeitrag|rent|miete)(?: |$)/;

/** How surely the holder sells: by the columns that name who pays or what was ordered, and the words of rows. */
export type Selling = 'surely' | 'maybe' | 'no';

export function sellingOf(columns: readonly Column[]): Selling {
  if (isSellerList(columns)) return 'surely';
  const filled = columns.filter(({ profile }) => !profile.isEmpty);
  const payers = filled.filter(({ key }) => ofPayers.test(key));
  const orders = filled.filter(({ key }) => ofOrders.test(key));
  if (payers.length + orders.length === 0) return 'no';
  const says = (words: RegExp) =>
    filled.some(
      ({ profile }) =>
        profile.letters > 0 &&
        !profile.isNumeric &&
        profile.countDistinct((text) => words.test(fold(text))) > 0,
    );
  // One name in all rows may be that of the holder.
  if (payers.some(({ profile }) => profile.distinct.size > 1) || says(soldWord)) return 'surely';
  return payers.length > 0 && says(billed) ? 'surely' : 'maybe';
}

/** The list of a marketplace or a till: its holder sells, so that what was given back is money out. */
export function isSellerList(columns: readonly Column[]): boolean {
  return columns.filter(({ key, profile }) => ofSeller.test(key) && !profile.isEmpty).length >= 2;
}
