/** How payments show what an account is: columns that only cards have, thanks for a payment, and who pays. */

/** Columns that speak of a card. */
export const cardHeader =
  /\b(?:karte|kartennr|karteninhaber|kartennummer|card|cardholder|kreditkarte|mcc|carta|carte|tarjeta|cartao|kaart|kaartnummer|kaarthouder|creditcard|merchant|haendler|handler|haendlername|handlername|esercente|commercant|comercio|comerciante|estabelecimento|lojista|handelaar)\b/;
export const merchantHeader =
  /\b(?:merchant|haendler|handler|haendlername|handlername|esercente|commercant|comercio|comerciante|estabelecimento|lojista|handelaar)\b/;
/** Columns that only the export of a card has. */
export const ownCardHeader =
  /\b(?:karteninhaber|cardholder|card holder|card member|cardmember|kreditkarte|titolare della carta|titular de la tarjeta|titulaire de la carte|titular do cartao|kaarthouder|kredietkaart|appears on your statement as|apparait sur votre releve|erscheint auf ihrer abrechnung als|opptrer pa din kontoutskrift som)\b/;

/** The same in scripts whose words stand without blanks: the shop where, the day when, and the amount for which a card was used. */
export const cardUseHeader =
  /利用(?:日|店|金額|額|者)|이용(?:일|금액|가맹점)|가맹점|刷卡|消費(?:日|明細|金額)/;

export const paymentReceived =
  /zahlung erhalten|besten dank|(?:einzug|ausgleich) des rechnungsbetrag|payment received|thank you|zahlungseingang|lastschrifteinzug|ihre (?:lsv-|e-?bill-|qr-)?zahlung|direct debit payment|autopay|paiement recu|paiement reçu|pr[ée]l[èe]vement automatique enregistr[ée]|pagamento ricevuto|einzahlung|payment - thank|gracias por su pago|pago recibido|merci pour votre paiement|votre reglement|votre règlement|betaling ontvangen|bedankt voor uw betaling|grazie per il (?:suo |vostro )?pagamento|addebito in c\/c|addebito in conto|pago recibo tarjeta|spłata karty|splata karty|aflossing|pagamento recebido|obrigado pelo|te(?:ş|s)ekk(?:ü|u)r/i;

/** The kind of a row of a card that settles it, as the whole cell. */
export const paymentCell = /^\s*(?:payment|zahlung|paiement|pago|pagamento|betaling)\s*$/i;

/** How only the issuer of a card begins when it is paid: enough where no column speaks of a card or of an account. */
export const cardSettled =
  /^\s*(?:(?:hartelijk )?bedankt voor uw betaling|merci pour votre paiement|gracias por su pago|grazie per il (?:suo |vostro )?pagamento|obrigad[oa] pel[oa] (?:seu )?pagamento|(?:in)?betalning,? tack$|tack f[öo]r (?:din|er) (?:in)?betalning|takk? for (?:din |deres )?(?:ind|inn)?betaling(?:en)?|kiitos maksusta|dzi[ęe]kujemy za (?:wp[łl]at[ęe]|p[łl]atno[śs][ćc])|d[ěe]kujeme za platbu|zahlung erhalten|(?:besten|herzlichen|vielen) dank f(?:ü|ue)r (?:ihre|die) zahlung|ihre zahlung,? (?:[-–] )?(?:besten|herzlichen|vielen) dank|payment received|(?:(?:automatic|online|internet|mobile|electronic|web|your|card|auto) )*payment,? ?[-–]? ?(?:received,? ?)?thank you|lastschrifteinzug vom girokonto|(?:einzug|ausgleich) des rechnungsbetrag(?:e?s)?|paiement re[cç]u|pr[ée]l[èe]vement automatique enregistr[ée]|pagamento ricevuto|pagamento recebido|pago recibido)/i;

/** Words with which books name those who pay the account: customers, tenants, members. */
export const payerWords =
  /^(?:kund(?:e|in|en)?|debitor|mieter(?:in)?|spender(?:in)?|mitglied|customer|client|cliente|tenant|donor|member|locataire|locatario|inquilino|klant|huurder|kund|klient|zakaznik|asiakas|ugyfel|kupac)(?:[\s:,.-]|nr|$)/;

/** Balances of what is owed: they grow with what went out. */
export const owedHeader =
  /\b(?:owed|owing|outstanding|amount due|balance due|restschuld|schuld(?:en|saldo)?|offener saldo|encours|restant du|solde du|dovuto|debito residuo|saldo deudor|pendiente|em divida|openstaand|zadluzenie|dluzna castka|gaeld|skuld)\b/;

/** What a balance that is money grows by from itself, as the whole text of a row. */
export const interestText =
  /^(?:(?:credit |gross |net |monthly |quarterly )?interest(?: paid| earned| payment)?|(?:haben|guthaben)?zinsen|zinsgutschrift|interets|intereses|interessi|juros|rente|rantor?|renter?|korko|odsetki|urok(?:y)?|kamat|dobanda|faiz)$/;

/** Columns of books, which name the sides of a bank account the other way round: what comes in is a debit. */
export const bookHeader =
  /\b(?:beleg(?:nr|nummer)?|buchungssatz|gegenkonto nr|journal|voucher|ledger|account code|nominal code|piece|numero de piece|asiento|poliza|partita|protocollo|verifikat(?:ion|ionsnr)?|ver nr|bilag(?:snr|snummer)?|tosite|dokument ksiegowy|ucetni doklad)\b/;
