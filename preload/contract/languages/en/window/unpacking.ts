/** Archives: how far they are unpacked, and what of them was not taken. */
export const unpacking = {
  'import.fileState.unpacking': 'Unpacking',
  'import.fileState.unpacked': 'Unpacked',
  'unpacking.progress': 'Unpacking {{at}} of {{total}}',
  'unpacking.of': 'Unpacking “{{name}}”',
  'unpacking.cancelOf': 'Cancel unpacking “{{name}}”',
  'unpacking.cancelled_one':
    'You cancelled unpacking “{{name}}”. {{n}} file that was ready stays in the list; of the rest nothing was taken.',
  'unpacking.cancelled_other':
    'You cancelled unpacking “{{name}}”. {{n}} files that were ready stay in the list; of the rest nothing was taken.',
  'unpacking.cancelledNone': 'You cancelled unpacking “{{name}}”. Nothing of it was taken.',
  'unpacking.broken_one':
    '“{{name}}” was not unpacked to its end: {{why}}. {{n}} file that was ready stays in the list. Drop it again for the rest; what is there already is not counted twice.',
  'unpacking.broken_other':
    '“{{name}}” was not unpacked to its end: {{why}}. {{n}} files that were ready stay in the list. Drop it again for the rest; what is there already is not counted twice.',
  'unpacking.why.file.vanished': 'it disappeared meanwhile',
  'unpacking.why.limit.archive': 'unpacked, the rest would be larger than any export',
  'unpacking.why.internal': 'something unexpected happened inside Kontor',
  'unpacking.refused_one': '{{n}} file in “{{name}}” was not taken:',
  'unpacking.refused_other': '{{n}} files in “{{name}}” were not taken:',
  'unpacking.all': 'Show all {{n}}',
  'unpacking.reason.file.empty': 'empty',
  'unpacking.reason.file.binary': 'no bank export ({{kind}})',
  'unpacking.reason.file.unsupported': 'of a kind that Kontor does not read ({{kind}})',
  'unpacking.reason.file.damaged': 'damaged',
  'unpacking.reason.file.protected': 'protected by a password',
  'unpacking.reason.file.nestedZip': 'an archive within the archive; unpack it and drop what it holds',
  'unpacking.reason.internal': 'cannot be unpacked',
};
