/** Archives: how far they are unpacked, and what of them was not taken. */
export const unpacking = {
  'import.fileState.unpacking': 'Wird ausgepackt',
  'import.fileState.unpacked': 'Ausgepackt',
  'unpacking.progress': 'Packt {{at}} von {{total}} aus',
  'unpacking.of': '„{{name}}“ wird ausgepackt',
  'unpacking.cancelOf': 'Auspacken von „{{name}}“ abbrechen',
  'unpacking.cancelled_one':
    'Sie haben das Auspacken von „{{name}}“ abgebrochen. {{n}} Datei, die fertig war, bleibt in der Liste; vom Rest wurde nichts übernommen.',
  'unpacking.cancelled_other':
    'Sie haben das Auspacken von „{{name}}“ abgebrochen. {{n}} Dateien, die fertig waren, bleiben in der Liste; vom Rest wurde nichts übernommen.',
  'unpacking.cancelledNone':
    'Sie haben das Auspacken von „{{name}}“ abgebrochen. Nichts davon wurde übernommen.',
  'unpacking.broken_one':
    '„{{name}}“ wurde nicht bis zum Ende ausgepackt: {{why}}. {{n}} Datei, die fertig war, bleibt in der Liste. Legen Sie das Archiv für den Rest erneut ab; was schon da ist, zählt nicht doppelt.',
  'unpacking.broken_other':
    '„{{name}}“ wurde nicht bis zum Ende ausgepackt: {{why}}. {{n}} Dateien, die fertig waren, bleiben in der Liste. Legen Sie das Archiv für den Rest erneut ab; was schon da ist, zählt nicht doppelt.',
  'unpacking.why.file.vanished': 'Es ist inzwischen verschwunden',
  'unpacking.why.limit.archive': 'Ausgepackt wäre der Rest größer als jeder Export',
  'unpacking.why.internal': 'In Kontor ist etwas Unerwartetes geschehen',
  'unpacking.refused_one': '{{n}} Datei in „{{name}}“ wurde nicht übernommen:',
  'unpacking.refused_other': '{{n}} Dateien in „{{name}}“ wurden nicht übernommen:',
  'unpacking.all': 'Alle {{n}} zeigen',
  'unpacking.reason.file.empty': 'leer',
  'unpacking.reason.file.binary': 'kein Bankexport ({{kind}})',
  'unpacking.reason.file.unsupported': 'von einer Art, die Kontor nicht liest ({{kind}})',
  'unpacking.reason.file.damaged': 'beschädigt',
  'unpacking.reason.file.protected': 'mit einem Passwort geschützt',
  'unpacking.reason.file.nestedZip':
    'ein Archiv im Archiv; packen Sie es aus und legen Sie ab, was darin ist',
  'unpacking.reason.internal': 'lässt sich nicht auspacken',
};
