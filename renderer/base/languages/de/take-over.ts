/** Users of a service that become customers here. */
export const takeOver = {
  'takeOver.open': 'Vom Dienst…',
  'takeOver.title': 'Benutzer beim Dienst',
  'takeOver.text':
    'Einen Benutzer übernehmen, der anderswo angelegt wurde. Beim Dienst ändert sich nichts; der Name bleibt auf diesem Computer.',
  'takeOver.search': 'Benutzer suchen',
  'takeOver.foreignOnly': 'Nur, was noch nicht hier ist',
  'takeOver.identifier': 'Kennung',
  'takeOver.here': 'Hier',
  'takeOver.take': 'Übernehmen',
  'takeOver.takeOne': '{{id}} übernehmen',
  'takeOver.taken': '„{{name}}“ ist jetzt hier ein Kunde.',
  'takeOver.soFar_one': 'Bisher {{n}} Benutzer…',
  'takeOver.soFar_other': 'Bisher {{n}} Benutzer…',
  'takeOver.found_one': '{{n}} von {{total}}',
  'takeOver.found_other': '{{n}} von {{total}}',
  'takeOver.more_one': '{{n}} weiterer: bitte suchen.',
  'takeOver.more_other': '{{n}} weitere: bitte suchen.',
};
