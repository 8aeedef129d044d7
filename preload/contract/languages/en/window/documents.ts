/** Documents that the service issues. */
export const documents = {
  'customer.tab.documents': 'Documents',
  'documents.title': 'Issued by the service',
  'documents.text':
    'These are documents of {{connection}}, kept here with the hash of what is kept: a PDF byte by byte, others with their values, written anew. Those are saved without secrets and links. Kontor computes nothing in them.',
  'documents.get': 'Ask the service for',
  'documents.kind.cockpit': 'Cockpit',
  'documents.kind.cockpitPdf': 'Cockpit as PDF',
  'documents.kind.recommendations': 'Recommendations',
  'documents.kind.accountPdf': 'Account summary as PDF',
  'documents.openCockpit': 'Open the cockpit in the browser',
  'documents.account': 'Account',
  'documents.none': 'Nothing asked for yet',
  'documents.noneText': 'A cockpit has something to say once an analysis has finished at the service.',
  'documents.kept': 'Kept here',
  'documents.document': 'Document',
  'documents.fetchedAt': 'Issued',
  'documents.size': 'Size',
  'documents.show': 'Show',
  'documents.showOne': 'Show {{name}} of {{at}}',
  'documents.save': 'Save…',
  'documents.saveOne': 'Save {{name}} of {{at}}',
  'documents.forget': 'Forget',
  'documents.forgetOne': 'Forget {{name}} of {{at}}',
  'documents.forgetText':
    'The document goes from this computer. The service can issue it again as it is then.',
  'documents.shown': '{{name}}, as issued by the service on {{at}}',
  'documents.cut': 'It is longer than can be shown. The saved file has all of it but secrets and links.',
  'error.document.unknown': 'This document is no longer kept here. Ask the service for it again.',
  'error.document.notIssued':
    'The service answered with something else than this document. Nothing was kept. Try again once an analysis has finished.',
};
