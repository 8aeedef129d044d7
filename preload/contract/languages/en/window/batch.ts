/** What the program without a window says to people. */
export const batch = {
  'batch.saveJob': 'Save as a job',
  'batch.saveJobText': 'Repeats this import without a window, next month by a script',
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
  'batch.question':
    '  {{question}} In the job, below questions: answers: “{{kind}}: …” (one of: {{choices}}).',
  'batch.needs.connection': 'There is no connection called “{{name}}”.',
  'batch.needs.severalCustomers':
    'Several customers are called “{{name}}”. Name the connection, or rename one in the window.',
  'batch.needs.unreadableCustomer': 'Not everything that is kept of “{{name}}” can be read.',
  'batch.needs.goneCustomer': 'The service does not have “{{name}}” any more.',
  'batch.needs.noCustomer': 'There is no customer called “{{name}}”.',
  'batch.needs.otherType': '“{{name}}” is a customer of another kind than the job says.',
  'batch.needs.production':
    'The connection holds real data. Nothing is sent there unless the job says “production: true”, or the command --production.',
  'batch.needs.blockedRows_one':
    '{{n}} row cannot be sent as it is. Repair it in the window, or say “blockedRows: leaveOut”.',
  'batch.needs.blockedRows_other':
    '{{n}} rows cannot be sent as they are. Repair them in the window, or say “blockedRows: leaveOut”.',
  'batch.needs.unnumberedAccounts_one':
    '{{n}} account has no number. Enter it in the window, or say “unnumberedAccounts: number” or “leaveOut”.',
  'batch.needs.unnumberedAccounts_other':
    '{{n}} accounts have no number. Enter them in the window, or say “unnumberedAccounts: number” or “leaveOut”.',
  'batch.needs.holders':
    'The holders in the files differ from each other or from the customer. If that is right, say “holders: confirm”.',
  'batch.needs.otherCustomer':
    'An account of these files was sent for another customer before. If that is right, say “otherCustomer: confirm”.',
  'batch.needs.sentOtherwise_one':
    '{{n}} booking was sent with other content before. Decide in the window, or say “sentOtherwise: here”, “both” or “there”.',
  'batch.needs.sentOtherwise_other':
    '{{n}} bookings were sent with other content before. Decide in the window, or say “sentOtherwise: here”, “both” or “there”.',
  'batch.needs.sentToOther':
    'This import went to another customer. It is not sent again for this one: take back in the window what was wrong, or name the customer that has it.',
  'batch.needs.takenBack':
    'Somebody cancelled the sending of this import, or took it back. It is not sent again from here: send it in the window, or discard it there, and call again.',
  'batch.needs.refusedRows_one': 'The service did not take {{n}} row. The window shows it.',
  'batch.needs.refusedRows_other': 'The service did not take {{n}} rows. The window shows them.',
  'batch.needs.nothingToSend': 'Nothing in these files can be sent.',
  'batch.needs.openInWindow':
    'Somebody works on this import in the window, and something about a file is still asked there. Answer it, and call again.',
  'batch.leftStanding':
    'Somebody worked in the window on an earlier import of this job. It stays there, and a new one begins.',
  'batch.madeCustomer': 'The customer was created.',
  'batch.wouldMakeCustomer': 'The customer would be created, and all rows sent.',
  'batch.withoutBlocked_one': 'Without {{n}} row that cannot be sent, as the job says.',
  'batch.withoutBlocked_other': 'Without {{n}} rows that cannot be sent, as the job says.',
  'batch.plan_one': 'To send: {{n}} booking.',
  'batch.plan_other': 'To send: {{n}} bookings.',
  'batch.sent_one': 'Sent and read back: {{n}} booking.',
  'batch.sent_other': 'Sent and read back: {{n}} bookings.',
  'batch.notSent_one': 'Not sent to the end; {{n}} booking has arrived.',
  'batch.notSent_other': 'Not sent to the end; {{n}} bookings have arrived.',
  'batch.analysed': 'Analysed.',
  'batch.notAnalysed': 'The analysis has no result yet.',
  'batch.written': 'Written: {{name}}',
  'batch.imported_one': 'Read: {{n}} row.',
  'batch.imported_other': 'Read: {{n}} rows.',
  'batch.notAskedToSend':
    'Nothing was sent: the job does not say “send: true”. The import stands in the window.',
  'batch.allSent': 'Nothing to send: the service has all of it.',
  'batch.isAnalysed': 'Nothing to do: the newest analysis knows everything that was sent.',
  'batch.nothingToDo': 'Nothing to do: these files were sent and analysed, and the outputs are there.',
} as const;
