import type { Column } from './column-candidates';

const ofSeller =
  /\b(?:sku|merchant id|store|asin|buyer|order (?:id|number|no|ref|reference)|gross sales|net sales|product sales|item (?:id|title|subtotal)|payout (?:id|date|status)|deposit id|settlement id|guest|commerce|terminal|terminal id|transaction (?:costs?|fees?)|listing|fulfillment|seller|marketplace|bestellnummer|kaeufer|artikelnummer|verkaeufer|acheteur|vendeur|numero de commande|comprador|vendedor|numero de pedido|acquirente|venditore|numero ordine|koper|verkoper|bestelnummer|gast|unterkunft|inserat|voyageur|annonce|logement|ospite|annuncio|alloggio|huesped|anuncio|alojamiento|hospede|alojamento|accommodatie|advertentie)\b/;

/** The list of a marketplace or a till: its holder sells, so that what was given back is money out. */
export function isSellerList(columns: readonly Column[]): boolean {
  return columns.filter(({ key, profile }) => ofSeller.test(key) && !profile.isEmpty).length >= 2;
}
