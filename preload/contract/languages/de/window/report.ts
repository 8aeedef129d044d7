export const report = {
  'report.subject': 'Auswertung der Kontobewegungen',
  'report.contents': 'Inhalt',
  'report.type.company': 'Unternehmen',
  'report.type.person': 'Privatperson',
  'report.field.customerId': 'Kundenkennung',
  'report.field.type': 'Art',
  'report.field.period': 'Zeitraum der Daten',
  'report.field.accounts': 'Konten',
  'report.field.bookings': 'Buchungen',
  'report.field.created': 'Erstellt am',
  'report.field.analysis': 'Analyse vom',
  'report.field.correlation': 'Kennung des Laufs',
  'report.field.environment': 'Umgebung',
  'report.field.connection': 'Verbindung',
  'report.field.version': 'Programm',
  'report.field.reportId': 'Berichtsnummer',
  'report.field.hash': 'Prüfsumme des Inhalts',
  'report.environment.local': 'Lokale Auswertung auf diesem Computer',
  'report.environment.test': 'Testumgebung',
  'report.environment.production': 'Produktivumgebung',
  'report.confidential':
    'Vertraulich. Enthält personenbezogene Daten und Bankdaten; nur für den vereinbarten Zweck zu verwenden.',
  'report.disclaimer':
    'Auswertung von Kontobewegungen aus den genannten Dateien. Keine Bonitätsnote, keine Beratung, kein Nachweis im Rechtssinn.',
  'report.gaps.title': 'Datenlage',
  'report.gaps.none': 'Keine Lücken zwischen erster und letzter Buchung erkannt.',
  'report.gaps.account': '{{account}}: {{periods}}',
  'report.gaps.more': 'und {{n}} weitere',
  'report.outdated':
    'Vor der letzten Übertragung analysiert: Den Ergebnissen des Dienstes kann fehlen, was seither gesendet wurde.',
  'report.noAnalysis': 'ohne Analyse',

  'report.coverage.title': 'Datengrundlage',
  'report.coverage.about':
    'Jede Zahl dieses Berichts geht auf Zeilen dieser Dateien zurück. Die Prüfsumme (SHA-256) belegt, dass eine Datei dieselbe ist.',
  'report.coverage.first': 'Erste Buchung',
  'report.coverage.last': 'Letzte Buchung',
  'report.coverage.days': 'Tage abgedeckt',
  'report.coverage.bookings': 'Buchungen',
  'report.coverage.merged': 'Doppelte zusammengeführt',
  'report.coverage.leftOut': 'Ausgelassen',
  'report.coverage.leftOutFor': 'Ausgelassen, weil',
  'report.coverage.leftOutAs.pending': 'nur vorgemerkt',
  'report.coverage.leftOutAs.blocked': 'nicht lesbar',
  'report.coverage.noReason_one': '{{n}} ohne Angabe',
  'report.coverage.noReason_other': '{{n}} ohne Angabe',
  'report.coverage.corrected': 'Von Hand berichtigt',
  'report.coverage.proof': 'Saldenprüfung',
  'report.coverage.gaps': 'Zwischen Dateien fehlt',
  'report.coverage.noGaps': 'nichts erkannt',
  'report.coverage.file': 'Datei',
  'report.coverage.number': 'Nr.',
  'report.coverage.rows': 'Buchungen',
  'report.coverage.lines': 'Zeilen',
  'report.coverage.hash': 'SHA-256',
  'report.proof.proved': 'stimmt auf den Cent',
  'report.proof.broken_one': '{{n}} Bruch im laufenden Saldo',
  'report.proof.broken_other': '{{n}} Brüche im laufenden Saldo',
  'report.proof.partly': 'kein Bruch; nicht jede Datei hat einen laufenden Saldo',
  'report.proof.noBalance': 'nicht möglich, kein laufender Saldo',

  'report.figures.title': 'Kennzahlen',
  'report.figures.local': 'Lokal berechnet',
  'report.figures.localIn': 'Lokal berechnet, Konten in {{currency}}',
  'report.figures.without': 'Ohne sie: Zuflüsse {{moneyIn}}, Abflüsse {{moneyOut}}.',
  'report.figures.transfers_one':
    '{{n}} Buchung, vom Dienst benannt, Betrag aus den Dateien. Auch in den Zuflüssen, wenn das Empfängerkonto geladen ist.',
  'report.figures.transfers_other':
    '{{n}} Buchungen, vom Dienst benannt, aus den Dateien summiert. Auch in den Zuflüssen, wenn das Empfängerkonto geladen ist.',
  'report.figures.transfersCut':
    'Umbuchungen zwischen eigenen Konten sind hier nicht summiert: Nicht alle ihre Buchungen sind Teil dieses Berichts.',
  'report.figures.service': 'Vom Dienst gemeldet',
  'report.figures.figure': 'Kennzahl',
  'report.figures.value': 'Wert',
  'report.figures.beside': 'Daneben',
  'report.figures.definition': 'Definition',
  'report.figures.partial': 'Der Zeitraum enthält unvollständige Monate: {{months}}.',
  'report.figures.currentOf': '{{title}}, {{month}}',

  'report.compare.title': 'Gegen den Zeitraum davor, lokal berechnet',
  'report.compare.difference': 'Differenz',
  'report.compare.percent': 'in Prozent',
  'report.compare.moneyIn': 'Zuflüsse',
  'report.compare.moneyOut': 'Abflüsse, als Betrag',
  'report.compare.net': 'Netto',
  'report.compare.none_one':
    'Kein Vergleich mit dem Zeitraum davor: Nur {{n}} Monat ist vollständig, nötig sind sechs hintereinander.',
  'report.compare.none_other':
    'Kein Vergleich mit dem Zeitraum davor: Nur {{n}} Monate hintereinander sind vollständig, nötig sind sechs.',

  'report.cashFlow.title': 'Geldfluss und Liquidität',
  'report.cashFlow.about_one':
    'Lokal aus den Buchungen des Kontos berechnet. Unvollständige Monate sind gekennzeichnet.',
  'report.cashFlow.about_other':
    'Lokal aus den Buchungen aller Konten berechnet, Umbuchungen zwischen eigenen Konten eingeschlossen. Unvollständige Monate sind gekennzeichnet.',
  'report.cashFlow.titleIn': 'Geldfluss und Liquidität in {{currency}}',

  'report.breakdown.about': 'Die Monate meldet der Dienst.',

  'report.results.title': 'Ergebnisse des Dienstes',
  'report.other.title': 'Weitere Ergebnisse',
  'report.other.about': 'Wie der Dienst sie gemeldet hat.',
  'report.states.title': 'Nicht enthaltene Ergebnisse',

  'report.accounts.title': 'Konten',
  'report.accounts.iban': 'IBAN',
  'report.accounts.holder': 'Inhaber',
  'report.accounts.bank': 'Bank',
  'report.accounts.type': 'Kontoart',
  'report.accounts.opening': 'Anfangssaldo',
  'report.accounts.openingComputed': 'Anfangssaldo, aus Salden und Buchungen errechnet',
  'report.accounts.months': 'Nach Monaten, lokal berechnet',
  'report.accounts.closing': 'Endsaldo',
  'report.accounts.in': 'Summe Gutschriften',
  'report.accounts.out': 'Summe Belastungen',
  'report.accounts.net': 'Veränderung',
  'report.accounts.excluded_one':
    '{{n}} Buchung, die im Geldfluss nicht zählt, ist in den Summen und Monaten der Konten enthalten: Die Kontostände enthalten sie.',
  'report.accounts.excluded_other':
    '{{n}} Buchungen, die im Geldfluss nicht zählen, sind in den Summen und Monaten der Konten enthalten: Die Kontostände enthalten sie.',
  'report.accounts.about_one': 'Summen des Kontos, Umbuchungen auf andere eigene Konten eingeschlossen.',
  'report.accounts.about_other': 'Summen je Konto, Umbuchungen zwischen eigenen Konten eingeschlossen.',
  'report.unknown': 'nicht in den Dateien',

  'report.method.title': 'Methode und Grenzen',
  'report.method.months.title': 'Monate',
  'report.method.months.text':
    'Ein Monat ist der Kalendermonat des Buchungstags, wie er in der Datei steht. Vollständig ist ein Monat, den jedes Konto vom ersten bis zum letzten Bankarbeitstag hat; alle anderen tragen einen Stern und zählen weder für aktuell noch für Median und Durchschnitt. Zählt der Dienst andere Monate, sind diese Werte hier aus seinen Monaten berechnet, und seine eigenen stehen daneben. Monate ohne Buchung behalten ihren Platz.',
  'report.method.recurring.title': 'Wiederkehrend und einmalig',
  'report.method.recurring.text':
    'Was wiederkehrend ist, meldet der Dienst: Zahlungen, die er einem Vertrag oder einem erkennbaren Rhythmus zuordnet. Alles andere ist einmalig.',
  'report.method.local.title': 'Lokal berechnete Zahlen',
  'report.method.local.text':
    'Kontrollzahlen berechnet Kontor aus den geladenen Buchungen auf diesem Computer, ohne den Dienst. Sie sind als solche bezeichnet und werden nie mit den Zahlen des Dienstes vermischt. Welche Buchungen zwischen eigenen Konten laufen, benennt der Dienst; ihre Beträge stammen aus den Dateien.',
  'report.method.duplicates.title': 'Doppelte und ausgelassene Zeilen',
  'report.method.duplicates.text':
    'Überlappen sich Dateien, zählt jede Buchung einmal. Gleiche Zeilen innerhalb einer Datei sind eigene Buchungen. Vorgemerkte Buchungen werden ausgelassen, solange der Anwender nichts anderes wählt.',
  'report.method.outdated.title': 'Vor der letzten Übertragung analysiert',
  'report.method.outdated.text':
    'Nach der Analyse wurden Buchungen gesendet. Die Datengrundlage und die lokal berechneten Zahlen enthalten sie; den Ergebnissen des Dienstes können sie fehlen.',
  'report.method.limits.title': 'Was die Dateien nicht hergaben',
  'report.method.limits.noBalance':
    '{{account}}: kein Saldo in den Dateien, daher kein Kontostand und keine Saldenprüfung.',
  'report.method.limits.noProof':
    '{{account}}: kein laufender Saldo in den Dateien, daher keine Saldenprüfung.',
  'report.method.limits.partProof':
    '{{account}}: nicht jede Datei hat einen laufenden Saldo, daher ist ein Teil der Buchungen nicht durch Salden geprüft.',
  'report.method.limits.noOwner': '{{account}}: kein Kontoinhaber in den Dateien.',
  'report.method.limits.gaps_one': '{{account}}: {{n}} Lücke zwischen den Dateien.',
  'report.method.limits.gaps_other': '{{account}}: {{n}} Lücken zwischen den Dateien.',
  'report.method.limits.broken_one': '{{account}}: Der laufende Saldo bricht an {{n}} Stelle.',
  'report.method.limits.broken_other': '{{account}}: Der laufende Saldo bricht an {{n}} Stellen.',
  'report.method.limits.none': 'Keine Einschränkung erkannt.',
  'report.method.corrections.text':
    'Diese Kategorien sind von Hand berichtigt; jede Berichtigung gilt für alle Buchungen der Gegenpartei, die für dasselbe gehalten wurden. Dem Dienst wurden sie vor der Analyse gesagt, außer wo steht: nicht in den Zahlen.',
  'report.method.corrections.line_one':
    '{{payee}}: „{{category}}“ statt „{{original}}“, {{n}} Buchung, {{day}}.',
  'report.method.corrections.line_other':
    '{{payee}}: „{{category}}“ statt „{{original}}“, {{n}} Buchungen, {{day}}.',
  'report.method.corrections.notHeeded': 'Nicht in den Zahlen.',
  'report.method.estimate.title': 'Keine Beratung',
  'report.method.estimate.text':
    'Der Bericht gibt wieder, was die Dateien und der Dienst enthalten. Er ist weder Bonitätsurteil noch Prüfungsvermerk.',

  'report.appendix.title': 'Anhang: Buchungen hinter den Ergebnissen',
  'report.appendix.about':
    'Fundstelle: Nummer der Datei aus der Datengrundlage, dann die Zeile in der Datei.',
  'report.appendix.cut':
    'Gezeigt werden {{shown}} von {{total}} Buchungen; der Export der Ergebnisse enthält alle.',
  'report.appendix.none': 'Hinter den Ergebnissen stehen keine Buchungen auf diesem Computer.',
  'report.appendix.day': 'Buchung',
  'report.appendix.partner': 'Gegenpartei',
  'report.appendix.purpose': 'Verwendungszweck',
  'report.appendix.account': 'Konto',
  'report.appendix.amount': 'Betrag',
  'report.appendix.source': 'Fundstelle',
  'report.behind.group': '{{group}} ({{n}})',
  'report.behind.every': 'Jede Buchung dahinter steht mit Datei und Zeile im Anhang.',
  'report.behind.cut': 'Die Buchungen dahinter stehen mit Datei und Zeile im Anhang, so viele er aufnimmt.',
  'report.behind.groups': 'Buchungen dahinter, im Anhang mit Datei und Zeile: {{groups}}.',
  'report.appendix.rest': 'Weitere Buchungen',
  'report.breakdown.months': 'Monate: {{title}}',
  'report.breakdown.contracts': 'Verträge: {{title}}',
};
