/** How columns are called that hold a part of an amount, or the amount with and without it. */

export const feeHeader =
  /\b(?:[a-z]*fees?|[a-z]*gebuehr(?:en)?|[a-z]*entgelte?|commissions?|[a-z]*kommission(?:en)?|[a-z]*provision(?:en)?|frais|commissioni|commissione|comision(?:es)?|comissao|comissoes|kosten|[a-z]*spesen|courtage|kurtage|brokerage|taxas?|tarifas?|avgift(?:er)?|gebyrer|gebyr|prowizja|prowizje|oplata|poplatek|poplatky|provize|mdr|jutalek|dij)\b/;
export const vatHeader =
  /\b(?:mwst|mw st|u st|ust|umsatzsteuer|mehrwertsteuer|vat|tva|iva|btw|moms|dph|gst|hst|pst|qst|alv|pdv|kdv|afa)\b/;
export const taxHeader =
  /\b(?:tax(?:es)?|[a-z]*steuern?|impuestos?|imposta|imposte|impots?|impostos?|belasting|[a-z]*skatt|podatek|dan|retencion|ritenuta|withholding)\b/;
export const netHeader =
  /\b(?:net|netto[a-z]*|neto|liquido|payouts?|auszahlung|auszahlungsbetrag|[a-z]*endbetrag|paid out|verse|disbursed|settled)\b/;
export const grossHeader = /\b(?:gross|brutto[a-z]*|brut|bruto|lordo)\b/;
/** Whatever fee stands beside such an amount is in it. */
export const wholeHeader =
  /\b(?:net|netto[a-z]*|neto|total[a-z]*|liquido|endbetrag|gesamt[a-z]*|ausmachender betrag|payouts?(?: amount)?|auszahlung[a-z]*)\b/;
/** `davon Gebühren`: in the amount already. */
export const includedHeader =
  /\b(?:davon|darin|of which|included|incl|inkl|enthaltene?|dont|di cui|waarvan|varav|heraf)\b/;
/** `Betrag inkl. Gebühr`: what stands behind it is in the amount. */
export const inclusiveHeader = /\b(?:inkl|inklusive|incl|inclusive|including)\b(.*)$/;
export const payoutHeader = /^(?:payouts?(?: amount)?|auszahlung(?:en|sbetrag)?|versement)$/;
/** What a currency belongs to where it is not that of the amount: `Tax currency`, `Merchant currency`, `Target currency`. */
export const besideHeader =
  /\b(?:cash ?back|bonus|rewards?|points?|punkte|tips?|trinkgeld|discounts?|rabatt|limit|budget|goal|price|preis|prix|precio|prezzo|merchant|haendler|commercant|esercente|comercio|counter|contra|target|ziel|destination|destino|destinazione|doel|conversion|converted|umrechnung|umgerechnet|przewalutowania|convertie|convertida|konvertiert)\b/;
