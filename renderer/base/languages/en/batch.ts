/** What the program without a window says to people. */
export const batch = {
  'batch.listed.customers_one': '{{n}} customer.',
  'batch.listed.customers_other': '{{n}} customers.',
  'batch.listed.imports_one': '{{n}} import.',
  'batch.listed.imports_other': '{{n}} imports.',
  'batch.listed.runs_one': '{{n}} analysis.',
  'batch.listed.runs_other': '{{n}} analyses.',
  'batch.noBank': 'no bank known',
  'batch.file.ready_one': '{{name}}: read ({{bank}}), {{n}} booking.',
  'batch.file.ready_other': '{{name}}: read ({{bank}}), {{n}} bookings.',
  'batch.file.question': '{{name}}: something is asked.',
  'batch.file.confirm':
    '{{name}}: recognised, but not surely ({{bank}}). Somebody has to say that it is right.',
  'batch.file.nothing': '{{name}}: nothing in it can be used.',
  'batch.file.failed': '{{name}}: cannot be read.',
  'batch.file.unfinished': '{{name}}: was not read to its end.',
  'batch.file.cancelled': '{{name}}: was not read.',
  'batch.file.waiting': '{{name}}: waits.',
  'batch.file.reading': '{{name}}: is being read.',
  'batch.file.unpacking': '{{name}}: is being unpacked.',
  'batch.file.unpacked': '{{name}}: unpacked.',
} as const;
