/** Was die Prüfungen über Salden, Tage und Zeilen sagen (preload/contract/reading/reading-codes.ts). */
export const checks = {
  'finding.title.date.future': 'Buchungstag liegt in der Zukunft',
  'finding.title.date.implausible': 'Buchungstag ist kein wirklicher Tag',
  'finding.title.valueDate.far': 'Wertstellung weit vom Buchungstag',
  'finding.title.amount.zero': 'Betrag ist null',
  'finding.title.amount.oneSided': 'Nur eine Richtung von Geld',
  'finding.title.currency.other': 'Währung ist nicht die des Kontos',
  'finding.title.account.unknown': 'Konto ohne Nummer',
  'finding.title.balance.order': 'Zeilen in anderer Reihenfolge',
  'finding.title.balance.blocked': 'Die Salden kennen den Betrag',
  'finding.title.row.twice': 'Zeile kommt in der Datei mehrfach vor',
  'finding.title.date.mixed': 'Datum auf zwei Arten geschrieben',
  'finding.title.amount.mixed': 'Beträge auf zwei Arten geschrieben',
  'finding.title.sequence.statement': 'Eine Auszugsnummer ist übersprungen',
  'finding.title.sequence.voucher': 'Eine Nummer ist übersprungen',
  'finding.title.counterparty.accounts': 'Ein Gegenüber, zwei IBAN',
  'finding.title.coverage.gap': 'Zwischen zwei Dateien fehlen Tage',
  'finding.title.coverage.overlap': 'Zwei Dateien überschneiden sich',
  'finding.title.correction.unfit': 'Berichtigter Betrag passt nicht zur Währung',
  'finding.title.correction.unplaced': 'Berichtigung ohne ihre Zeile',

  'finding.correction.unfit':
    'Sie haben {{text}} eingetragen. In {{currency}} gibt es keinen solchen Betrag; es gilt, was die Datei sagt. Tragen Sie den Betrag neu ein.',
  'finding.correction.unplaced':
    'Eine Buchung dieser Zeile war berichtigt. So, wie die Datei jetzt gelesen wird, hat keine Buchung diesen Text; die Berichtigung gilt nicht. Berichtigen Sie die Buchung neu.',
  'finding.date.future':
    'Der {{day}} ist noch nicht gekommen. Gebucht wird nur bis heute: Sehen Sie nach, ob Tag und Monat stimmen.',
  'finding.date.implausible':
    'Mit dem {{day}} füllen Programme leere Felder. Tragen Sie den Tag ein, den die Bank nennt, oder lassen Sie die Zeile aus.',
  'finding.valueDate.far':
    'Zwischen Buchungstag und Wertstellung liegen {{days}} Tage. Das kommt vor (Zinsen, Berichtigungen), ist aber selten.',
  'finding.amount.zero':
    'Die Zeile bewegt kein Geld. Ist sie nur eine Mitteilung der Bank, lassen Sie sie aus.',
  'finding.amount.oneSided':
    'Alle {{rows}} Buchungen dieses Kontos gehen in dieselbe Richtung. Vielleicht steht die Richtung in einer Spalte, die nicht zugeordnet ist.',
  'finding.currency.other':
    'Die Zeile ist in {{currency}}, das Konto in {{account}}. In den Saldo des Kontos wird sie nicht eingerechnet.',
  'finding.account.unknown':
    'Zu {{rows}} Zeilen nennt die Datei keine Kontonummer. Tragen Sie die Nummer beim Konto ein.',
  'finding.balance.order':
    'Nach ihren Salden gehören {{rows}} Zeilen (Zeile {{from}} bis {{to}}) in eine andere Reihenfolge; so geordnet geht die Rechnung auf. Es fehlt nichts, und es ist nichts zu tun.',
  'finding.balance.blocked':
    'Die Zeile ist nicht lesbar. Aus den Salden darüber und darunter ergibt sich {{amount}}. Übernehmen Sie den Betrag, oder sehen Sie bei der Bank nach.',
  'finding.row.twice':
    'Dieselbe Zeile steht schon in Zeile {{first}}. Banken buchen Gleiches auch zweimal: Beide gehen hinaus, wenn Sie keine auslassen.',
  'finding.date.mixed':
    'Die meisten Tage dieser Spalte sehen aus wie „{{usualText}}“, einige wie „{{otherText}}“. Gelesen sind alle. Eine Bank schreibt sie auf eine Art: So sehen Dateien aus, die zusammengesetzt oder bearbeitet wurden.',
  'finding.amount.mixed':
    'Die meisten Beträge dieser Spalte sehen aus wie „{{usualText}}“, einige wie „{{otherText}}“. Gelesen ist, was lesbar ist. Eine Bank schreibt sie auf eine Art: So sehen Dateien aus, die zusammengesetzt oder bearbeitet wurden.',
  'finding.sequence.statement':
    'Auf Auszug {{from}} folgt Auszug {{to}}. Die dazwischen sind nicht in der Datei; sehen Sie nach, ob ihre Buchungen fehlen.',
  'finding.sequence.voucher':
    'Auf Nummer {{from}} folgt {{to}}. Die dazwischen stehen in keiner Zeile. Auch Banken überspringen Nummern: Vergleichen Sie, wo es darauf ankommt.',
  'finding.counterparty.accounts':
    '{{name}} hat hier diese IBAN, in Zeile {{line}} aber {{first}}. Unternehmen haben durchaus mehrere Konten: Sehen Sie nach, ob dieses dazugehört.',
  'finding.coverage.gap':
    'Vom {{since}} bis {{until}} liegt von diesem Konto nichts vor. Holen Sie den Auszug dieser Tage nach, sonst fehlen Buchungen in allen Zahlen.',
  'finding.coverage.overlap':
    'Vom {{since}} bis {{until}} liegen Tage auch in der Datei {{file}} vor. Gleiche Buchungen werden nur einmal gesendet.',

  'finding.cause.rowMissing': 'Hier fehlt vielleicht eine Zeile über {{amount}}.',
  'finding.cause.rowTwice': 'Die Zeile steht auch in Zeile {{line}}; ohne die zweite geht die Rechnung auf.',
  'finding.cause.amountSign': 'Mit umgekehrtem Vorzeichen geht die Rechnung auf: {{amount}}.',
  'finding.cause.amountDecimal': 'Mit verschobenem Komma geht die Rechnung auf: {{amount}}.',
  'finding.cause.amountDigits':
    'Nach den Salden müssten es {{amount}} sein; der Betrag weicht nur in Ziffern davon ab.',
  'finding.cause.balanceAlone':
    'Nur dieser Saldo passt nicht; die folgenden gehen ohne ihn auf. Es müsste {{balance}} dastehen.',
  'finding.cause.rowBlocked':
    'Das folgt aus der nicht lesbaren Zeile {{line}}: Nach den Salden hat sie {{amount}}.',
  'finding.cause.rowsBlocked':
    'Das folgt aus {{rows}} nicht lesbaren Zeilen darüber: Zusammen haben sie nach den Salden {{amount}}.',
  'check.coverage': 'Abdeckung',
  'calendar.title': 'Abgedeckte Tage',
  'calendar.label': 'Abgedeckte Tage, {{account}}',
  'calendar.about':
    'Jeder Strich ist ein Tag. Eine Datei deckt die Tage von ihrer ersten bis zu ihrer letzten Buchung und den Zeitraum, den sie nennt; Dateien, deren Kontostände aneinander anschließen, sind eine.',
  'calendar.nothing': 'Noch sagt keine Datei, welche Tage sie abdeckt.',
  'calendar.outside': 'außerhalb der Dateien',
  'calendar.state.covered': 'abgedeckt',
  'calendar.state.overlapping': 'in zwei Dateien',
  'calendar.state.partial': 'teilweise: Kontostände widersprechen sich dort',
  'calendar.state.missing': 'fehlt',
  'calendar.run.covered': '{{days}} abgedeckt',
  'calendar.run.overlapping': '{{days}} in zwei Dateien',
  'calendar.run.partial': '{{days}} teilweise',
  'calendar.run.missing': '{{days}} fehlt',
  'calendar.gaps': 'Es fehlt: {{days}}',
  'calendar.noGaps': 'keine Lücke',
  'calendar.gapCount_one': '{{n}} Lücke',
  'calendar.gapCount_other': '{{n}} Lücken',
  'calendar.overlaps': 'In zwei Dateien: {{days}}',
  'calendar.overlapCount_one': '{{n}} Überschneidung',
  'calendar.overlapCount_other': '{{n}} Überschneidungen',
  'calendar.more_one': 'und {{n}} weitere',
  'calendar.more_other': 'und {{n}} weitere',
};
