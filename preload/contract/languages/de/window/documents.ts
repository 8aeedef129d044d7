/** Dokumente, die der Dienst ausstellt. */
export const documents = {
  'customer.tab.documents': 'Dokumente',
  'documents.title': 'Vom Dienst ausgestellt',
  'documents.text':
    'Das sind Dokumente von {{connection}}, hier mit der Prüfsumme des Verwahrten: ein PDF Byte für Byte, andere mit ihren Werten, neu geschrieben. Gespeichert werden diese ohne Geheimnisse und Links. Kontor rechnet nichts darin.',
  'documents.get': 'Beim Dienst anfordern',
  'documents.kind.cockpit': 'Cockpit',
  'documents.kind.cockpitPdf': 'Cockpit als PDF',
  'documents.kind.recommendations': 'Empfehlungen',
  'documents.kind.accountPdf': 'Kontoübersicht als PDF',
  'documents.openCockpit': 'Cockpit im Browser öffnen',
  'documents.account': 'Konto',
  'documents.none': 'Noch nichts angefordert',
  'documents.noneText': 'Ein Cockpit hat etwas zu sagen, sobald beim Dienst eine Analyse fertig ist.',
  'documents.kept': 'Hier verwahrt',
  'documents.document': 'Dokument',
  'documents.fetchedAt': 'Ausgestellt',
  'documents.size': 'Größe',
  'documents.show': 'Zeigen',
  'documents.showOne': '{{name}} von {{at}} zeigen',
  'documents.save': 'Speichern…',
  'documents.saveOne': '{{name}} von {{at}} speichern',
  'documents.forget': 'Vergessen',
  'documents.forgetOne': '{{name}} von {{at}} vergessen',
  'documents.forgetText':
    'Das Dokument geht von diesem Computer. Der Dienst kann es wieder ausstellen, so wie es dann ist.',
  'documents.shown': '{{name}}, wie vom Dienst am {{at}} ausgestellt',
  'documents.cut':
    'Es ist länger, als sich zeigen lässt. Die gespeicherte Datei hat alles außer Geheimnissen und Links.',
  'error.document.unknown':
    'Dieses Dokument ist hier nicht mehr verwahrt. Fordern Sie es beim Dienst noch einmal an.',
  'error.document.notIssued':
    'Der Dienst hat mit etwas anderem als diesem Dokument geantwortet. Es wurde nichts verwahrt. Versuchen Sie es, sobald eine Analyse fertig ist.',
};
