/** Die Hilfe im Fenster; ihre Seiten stehen in docs/help. */
export const help = {
  'help.title': 'Hilfe',
  'help.pages': 'Seiten der Hilfe',
  'help.search': 'In der Hilfe suchen',
  'help.back': 'Zurück',
  'help.found': 'In der Hilfe gefunden',
  'help.foundCount_one': '{{n}} Abschnitt',
  'help.foundCount_other': '{{n}} Abschnitte',
  'help.more': 'Mehr dazu',
  'help.moreAbout': 'Mehr dazu: {{about}}',
};
