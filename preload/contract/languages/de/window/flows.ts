/** Areas and money flow. */
export const flows = {
  'results.tab.moneyFlow': 'Herkunft und Verwendung',
  'flows.title': 'Herkunft und Verwendung',
  'flows.about':
    'Welche Buchung zu welcher Kategorie gehört, sagt der Dienst; Beträge und Konten sind die der Buchungen auf diesem Computer.',
  'flows.areasTitle': 'Kategorien im Vergleich',
  'flows.areasAbout':
    'Welche Buchung zu welcher Kategorie gehört, sagt der Dienst; die Beträge sind die der Buchungen auf diesem Computer, nach Abzug von Rückzahlungen.',
  'flows.none': 'Der Dienst hat keine Kategorien mit Buchungen gemeldet.',
  'flows.tooMany':
    'Mehr als 20.000 Buchungen haben eine Kategorie. So viele werden hier nicht einzeln den Konten zugeordnet; die Summen des Dienstes stehen in den Tabellen.',
  'flows.missing_one':
    '{{n}} Buchung, die der Dienst nennt, ist nicht auf diesem Computer und hier nicht enthalten.',
  'flows.missing_other':
    '{{n}} Buchungen, die der Dienst nennt, sind nicht auf diesem Computer und hier nicht enthalten.',
  'flows.transfers.both':
    'Umbuchungen zwischen eigenen Konten zählt der Dienst zu Kategorien der Einnahmen und der Ausgaben: Sie stehen auf beiden Seiten.',
  'flows.transfers.incomings':
    'Umbuchungen zwischen eigenen Konten zählt der Dienst nur zu Kategorien der Einnahmen: Auf der Seite der Ausgaben stehen sie nicht.',
  'flows.transfers.outgoings':
    'Umbuchungen zwischen eigenen Konten zählt der Dienst nur zu Kategorien der Ausgaben: Auf der Seite der Einnahmen stehen sie nicht.',
  'flows.transfers.neither':
    'Umbuchungen zwischen eigenen Konten zählt der Dienst zu keiner Kategorie: Sie stehen auf keiner Seite.',
  'flows.excluded_one': '{{n}} Buchung, die Sie ausgenommen haben, zählt hier nicht.',
  'flows.excluded_other': '{{n}} Buchungen, die Sie ausgenommen haben, zählen hier nicht.',
  'flows.through': 'Einnahmen {{moneyIn}}, Ausgaben {{moneyOut}}',
  'flows.others': 'Übriges ({{n}} Kategorien)',
  'flows.unassigned': 'ohne Kategorie',
  'flows.account': 'Konto',
  'flows.from': 'Von',
  'flows.to': 'An',
  'flows.nothing.incomings': 'Keine Einnahmen in diesem Ausschnitt.',
  'flows.nothing.outgoings': 'Keine Ausgaben in diesem Ausschnitt.',
  'flows.areas.incomings': 'Kategorien der Einnahmen',
  'flows.areas.outgoings': 'Kategorien der Ausgaben',
  'flows.finding.incomings': '{{name}}: mit {{share}} der größte Teil der Einnahmen von {{total}}',
  'flows.finding.outgoings': '{{name}}: mit {{share}} der größte Teil der Ausgaben von {{total}}',
  'flows.tiles':
    'Beträge in {{currency}}; die Größe einer Fläche ist ihr Betrag, blasser sind kleine Kategorien zusammen.',
  'flows.treemapLabel.incomings':
    'Einnahmen nach Kategorien, {{n}} Flächen. Mit den Pfeiltasten durch die Flächen, Eingabe öffnet die Buchungen.',
  'flows.treemapLabel.outgoings':
    'Ausgaben nach Kategorien, {{n}} Flächen. Mit den Pfeiltasten durch die Flächen, Eingabe öffnet die Buchungen.',
  'flows.reversed_one':
    '{{n}} Kategorie, in der mehr zurückkam als hinausging oder umgekehrt, lässt sich nicht zeichnen.',
  'flows.reversed_other':
    '{{n}} Kategorien, in denen mehr zurückkam als hinausging oder umgekehrt, lassen sich nicht zeichnen.',
  'flows.reversedBands_one':
    '{{n}} Band, in dem mehr zurückkam als hinausging oder umgekehrt, ist nicht gezeichnet.',
  'flows.reversedBands_other':
    '{{n}} Bänder, in denen mehr zurückkam als hinausging oder umgekehrt, sind nicht gezeichnet.',
  'flows.bands':
    'Beträge in {{currency}}; links woher, in der Mitte die Konten, rechts wohin. Die Breite eines Bandes ist sein Betrag.',
  'flows.sankeyLabel':
    'Geld von den Einnahmen über die Konten zu den Ausgaben, {{n}} Bänder. Mit den Pfeiltasten durch Stellen und Bänder, Eingabe öffnet die Buchungen.',
  'flows.findingBoth': '{{sourceShare}} der Einnahmen: {{source}}; {{targetShare}} der Ausgaben: {{target}}',
  'flows.findingIn': '{{sourceShare}} der Einnahmen: {{source}}',
  'flows.findingOut': '{{targetShare}} der Ausgaben: {{target}}',
};
