/** One sentence per code: what happened, what was kept, what to do. Codes: errors.ts and reading.ts of the contract, and the service client’s table. */
export const errors = {
  'error.internal':
    'Something unexpected happened inside Kontor. What was saved before stays. Try again; if it happens again, report the number {{logId}}.',
  'error.internal.here':
    'Something unexpected happened inside Kontor. What was saved before stays. Try again; if it happens again, restart Kontor.',
  'error.bridge.refused':
    'Kontor refused this request for safety (number {{logId}}). Nothing was changed. Restart Kontor.',
  'error.bridge.invalidArguments':
    'Kontor could not use this input. Nothing was changed. Check what was entered.',
  'error.bridge.invalidResult':
    'An answer had an unexpected shape and was not used (number {{logId}}). Nothing was changed. Try again.',
  'error.keychain.locked': 'The system’s key store is locked. Nothing was written. Unlock it and try again.',
  'error.keychain.missing':
    'This computer has no key store that Kontor can use. Nothing was written unencrypted. Set one up, or work in this session only.',
  'error.keychain.denied':
    'The system’s key store refused access. Nothing was written. Allow access for Kontor and try again.',
  'error.keychain.tooLong':
    'This secret is too long for the system’s key store. It was not stored. Keep it for this session only, or use a shorter one.',
  'error.secret.missing':
    'This connection has no secret yet. Nothing was sent. Enter the secret under Connections.',
  'error.store.unavailable': 'The local store is not open. Nothing was changed. Open it and try again.',
  'error.store.full':
    'The disk is full. What was stored before stays; this step was not stored. Free some space and try again.',
  'error.store.wrongKey':
    'The key in the system’s key store does not fit the local store. The store was not changed. Restore the key store, or delete everything under Settings and start anew.',
  'error.store.damaged':
    'The file of the local store is damaged: it is not what Kontor wrote. Nothing of it is shown, so that no wrong figure can be. The file was not changed.',
  'error.store.logDamaged':
    'The last steps that Kontor stored before it ended are damaged and cannot be read. Everything before them is unharmed. Nothing was changed.',
  'error.store.gone':
    'The file of the local store is gone or empty, though Kontor kept data in it. No new one was made. If it was moved, put it back and try again.',
  'error.store.newer':
    'The local store was written by a newer version of Kontor. It was not changed. Install that version again to open it.',
  'error.store.readOnly':
    'Kontor may not write to the folder of its data. What is stored was not changed. Allow it to write there and try again.',
  'error.store.noCopy':
    'There is no good copy of the store any more. Nothing was changed. Begin with an empty store, or put the file back.',
  'error.connection.notAllowed':
    'Your administrator did not allow this connection. Nothing was sent. Choose an allowed one, or ask your administrator.',
  'error.update.off':
    'Updates are off on this computer. Nothing was changed. Your administrator can switch them on.',
  'error.update.none': 'There is no newer version. Nothing was changed.',
  'error.update.busy':
    'Something is still sent or analysed. Nothing was installed. Wait until it is done, or pause it, and try again.',
  'error.update.notSigned':
    'What lies at the address of updates is not signed by the publisher of Kontor. Nothing of it was used. Tell your administrator.',
  'error.update.failed':
    'The update could not be fetched ({{reason}}). Nothing was changed. Try again later, or tell your administrator.',
  'error.connection.inUse':
    'Data of customers was sent over this connection, so its environment and address cannot simply change. Nothing was changed. Make a new connection for another service.',
  'error.connection.otherService':
    'The service at this address is not the same one: {{found}} of {{asked}} of your customers were found there. Nothing was changed. Check the address, or make a new connection.',
  'error.connection.unknown': 'This connection no longer exists. Nothing was sent. Choose another one.',
  'error.connection.invalid':
    'The connection is incomplete or its address is not allowed. Nothing was sent. Check it under Connections.',
  'error.customer.unknown': 'This customer no longer exists. Your import is kept. Choose another customer.',
  'error.customer.notGone':
    'Nothing was changed: the service has this customer, or cannot be asked. Try again.',
  'error.customer.exists':
    'A customer of this name exists already. Nothing was created or renamed. Choose that one, or another name.',
  'error.import.unknown': 'This import or row no longer exists. Nothing was changed. Open the import again.',
  'error.import.incomplete':
    'The file was not read to its end, so its rows were not kept. Drop the file again; the other files are not affected.',
  'error.import.tooManyFiles':
    'An import holds {{most}} files at most. This file was not taken; the others are not affected. Send this import, and drop the file into a new one.',
  'error.import.tooManyAccounts':
    'An import holds {{most}} accounts at most, and with this file there would be more. The file was not taken; the others are not affected. Drop it into a new import.',
  'error.import.nothingToSend':
    'There is nothing to send in this import. The import is kept. Add files, or take rows back in.',
  'error.import.questionsOpen':
    'A question about a file is still open. Everything read is kept. Answer it under Files first.',
  'error.import.accountIncomplete':
    'An account lacks its IBAN or account number. The rows are kept. Complete the account under Check.',
  'error.import.accountReplaced':
    'Sending would replace an account that the service already holds. Nothing was sent. Check the account, or choose another customer.',
  'error.import.accountSent':
    'This account was already sent under its IBAN or number, so these can no longer change. Everything else was kept. Remove the import and drop the files again to send it as another account.',
  'error.import.currencyPlaces':
    'The amounts were read as {{read}}, which has other decimal places than {{wanted}}: they would become other amounts. Nothing was changed. Open the mapping of the file and set its currency to {{wanted}} there; the file is then read again.',
  'error.import.sentOtherwise':
    'Another import has sent some of these bookings with other content. Nothing was sent. Decide for each under Send whether it replaces the other.',
  'error.import.amountUnfit':
    '{{currency}} does not have as many decimal places as this amount. Enter it with fewer.',
  'error.import.valueUnfit':
    'The new text does not fit all cells: an IBAN, a BIC or a text cannot be written like that. Nothing was changed.',
  'error.import.beingSent':
    'An upload of this import has not ended yet. The import was not changed. Resume or cancel the upload; new files can also go into a new import.',
  'error.upload.unknown': 'This upload no longer exists. Nothing was sent. Start it again from the import.',
  'error.upload.busy':
    'An upload of this customer is already running. It goes on. Wait until it is done, then start again.',
  'error.upload.differs':
    'The import has changed since the plan was made. Nothing was sent. Look at the new plan.',
  'error.upload.notClosed': 'This upload is not over yet. Stop it first, then it can be taken back.',
  'error.upload.notAllRemoved':
    'After deleting, the service still shows {{left}} of the bookings taken back. Resume to try once more.',
  'error.upload.rolledBackOthers':
    'Taken back. But {{missing}} other bookings, which Kontor did not delete, are missing in the service. Send the other imports of this customer again: only what is missing goes.',
  'error.upload.balanceDiffers':
    'All bookings have arrived, but the service shows another balance than the one it was given ({{otherBalances}} accounts). Figures that follow from the balance may be wrong. Resume to give it once more.',
  'error.upload.notAllArrived':
    'After sending, {{missing}} bookings are missing in the service and {{different}} differ. Everything is kept here. Start the upload again: what has arrived is not sent twice.',
  'error.run.unknown':
    'This analysis run no longer exists. The uploaded data stays. Start the analysis again.',
  'error.run.resultLate':
    'The service has other results of this analysis, and does not say of this one whether it is still running. Start the analysis again later.',
  'error.run.nothingToAnalyse':
    'This customer has no bookings yet, neither here nor at the service. Nothing was started. Add files and send them; the analysis comes after that.',
  'error.network.noAuthority':
    'This file holds no certificate of an authority that Kontor can read. Nothing was changed. Ask whoever runs your network for the root certificate as a PEM file.',
  'error.wipe.secretsLeft':
    'All data on this computer was deleted. {{count}} entries are still in the system key store because it did not answer. Delete the entries of Kontor there, then start Kontor again.',
  'error.results.none': 'There are no results yet. The uploaded data stays. Start the analysis.',
  'error.results.tooLarge':
    'At {{megabytes}} MB this result is too large to be shown here. It is kept whole. Save the results as JSON to see it.',
  'error.results.limitPlaces':
    '{{amount}} has more decimals than {{currency}} ({{places}}). Nothing is rounded here: please enter the amount with no more than these.',
  'error.results.tooManyExcluded':
    '{{most}} bookings of this customer are excluded already, and no more can be. This booking still counts. Count another one again first.',
  'error.report.failed': 'The report could not be printed (number {{logId}}). The results stay. Try again.',
  'error.report.timeout': 'Printing the report took too long and was ended. The results stay. Try again.',
  'error.report.tooLong':
    'The report would be longer than a PDF here may be. The results stay. Export them as JSON.',
  'error.file.notWritten':
    'The file could not be written. Nothing was overwritten. Choose another place, or free some space.',
  'error.localService.damaged':
    'The data of the service on this computer is damaged: its file is not what was written. Nothing of it is used. The file was not changed; what Kontor keeps itself is not affected.',
  'error.localService.gone':
    'The file with the data of the service on this computer is gone or empty. No new one was made. If it was moved, put it back and try again.',
  'error.localService.logDamaged':
    'What was sent last to the service on this computer is damaged and cannot be read there. Everything before is unharmed. Nothing was changed.',
  'error.localService.wrongKey':
    'The key in the system’s key store does not fit the data of the service on this computer. Nothing was changed. Restore the key store and try again, or begin anew.',
  'error.localService.newer':
    'The data of the service on this computer was written by a newer version of Kontor. It was not changed. Install that version again to use it.',
  'error.localService.readOnly':
    'Kontor may not write to the folder with the data of the service on this computer. What is stored was not changed. Allow it to write there and try again.',
  'error.localService.notStarted':
    'The local service did not start. Your import is kept. Try again; if it stays so, restart Kontor.',
  'error.correction.unknown': 'This correction no longer exists. Nothing was changed.',
  'error.template.unknown': 'This mapping no longer exists. Nothing was changed.',
  'error.template.invalid': 'This mapping cannot be used. Nothing was changed. Map the columns once more.',

  'error.file.empty': '“{{name}}” is empty. Nothing of it was kept. Export it again at the bank.',
  'error.file.binary':
    '“{{name}}” is no table but a binary file ({{kind}}). Nothing of it was kept. Export CSV, Excel, CAMT, MT940, OFX or QIF at the bank.',
  'error.file.vanished':
    '“{{name}}” disappeared while it was read. Nothing of it was kept. Put the file back and drop it again.',
  'error.file.grew':
    '“{{name}}” has grown since it was dropped: something is still writing it. Nothing of it was kept. Drop it again when it is complete.',
  'error.file.unreadable':
    'The system does not let Kontor read “{{name}}”. Nothing of it was kept. Close the program that holds the file, or allow reading it, and read it again.',
  'error.file.changed':
    '“{{name}}” changed while it was read. Nothing of it was kept. Drop it again when it is complete.',
  'error.file.noTable':
    'No table of bookings was found in “{{name}}”. Nothing of it was kept. Check whether it is the right file.',
  'error.file.noTransactions':
    '“{{name}}” is an export without bookings. There is nothing to keep. Choose a longer period at the bank.',
  'error.file.damaged':
    '“{{name}}” is damaged and cannot be read as {{kind}}. Nothing of it was kept. Export it again at the bank.',
  'error.file.unsupported':
    '“{{name}}” is of a kind that Kontor does not read ({{kind}}). Nothing of it was kept. Export CSV, Excel, CAMT, MT940, OFX or QIF at the bank.',
  'error.file.oldWorkbook':
    '“{{name}}” is an Excel file in the form before Excel 5 (1993), which Kontor does not read. Nothing of it was kept. Open it in a spreadsheet program and save it as .xlsx, or export CSV at the bank.',
  'error.file.protected':
    '“{{name}}” is protected by a password. Nothing of it was kept. Open the file, save it without a password and drop it again.',
  'error.file.severalSheets':
    '“{{name}}” has bookings in several sheets ({{sheets}}). Nothing of it was kept. Save each sheet as a file of its own and drop those.',
  'error.file.noExports':
    '“{{name}}” holds no bank export. Nothing of it was kept. Check whether it is the right archive.',
  'error.file.nestedZip':
    '“{{name}}” is an archive within an archive. Nothing of it was kept. Unpack it and drop what it holds.',
  'error.limit.size':
    '“{{name}}” is larger than {{limitBytes}} bytes. Nothing of it was kept. Export a shorter period.',
  'error.limit.lineLength':
    'Line {{line}} of “{{name}}” is longer than {{limit}} signs; no bank writes that. Nothing of it was kept. Check whether it is the right file.',
  'error.limit.rows':
    '“{{name}}” has more than {{limit}} rows. Nothing of it was kept. Export a shorter period.',
  'error.limit.accounts':
    '“{{name}}” names more than {{limit}} own accounts. Nothing of it was kept. Probably a column counts as the own account that is none: map the columns.',
  'error.limit.columns':
    '“{{name}}” has more than {{limit}} columns. Nothing of it was kept. Check whether it is the right file.',
  'error.limit.archive':
    'Unpacked, “{{name}}” would be larger than {{limit}} bytes, or more than 200 times what it is packed into, as no bank export is. Nothing was unpacked. Unpack it yourself and drop the exports.',
  'error.read.cancelled': 'You cancelled reading “{{name}}”. Nothing of it was kept.',

  'error.audit.broken':
    'Line {{line}} of the audit is not what Kontor wrote. Nothing was saved. Somebody changed the store from outside.',
  'error.service.unauthorized':
    '{{host}} did not accept client ID or secret, and does not say which. Nothing more is sent. Check both under Connections. Words of the service: {{message}}',
  'error.service.secretRefused':
    '{{host}} knows the client ID and refuses the secret. Nothing more is sent. Enter the secret anew under Connections. Words of the service: {{message}}',
  'error.service.clientRefused':
    '{{host}} does not know the client ID. Nothing more is sent. Check it under Connections. Words of the service: {{message}}',
  'error.service.logInRefused':
    '{{host}} understood the log-in and does not let this connection in. Secret and client ID need not be wrong. Nothing more is sent. Ask the provider. Words of the service: {{message}}',
  'error.service.tokenRefused':
    'The service refused a fresh access token ({{endpoint}}). What was sent before stays. Check the rights of this connection with the provider.',
  'error.service.secretMissing':
    'There is no secret for {{host}} yet. Nothing was sent. Enter it under Connections.',
  'error.service.forbidden':
    'The service does not allow this ({{endpoint}}): {{message}}. Nothing was changed. Ask the provider for the right.',
  'error.service.missingScope':
    'The permission {{scope}} is missing for {{endpoint}}. Everything else goes on. Ask the provider for it.',
  'error.service.notFound':
    'The service does not know what was asked for ({{endpoint}}). What you have here is kept. It may have been deleted there.',
  'error.service.conflict':
    'The service already holds something that contradicts ({{endpoint}}): {{message}}. Nothing was overwritten.',
  'error.service.tooLarge':
    'A batch of {{requestBytes}} bytes was too large for the service ({{endpoint}}). What was sent before stays. Resume; smaller batches are then sent.',
  'error.service.badRequest':
    'The service could not use what was sent ({{endpoint}}, {{status}}): {{message}}. What was sent before stays; the rest is kept here.',
  'error.service.rejected':
    'The service declined ({{endpoint}}, {{status}}): {{message}}. What was sent before stays; the rest is kept here.',
  'error.service.invalidCall':
    'Not sent: “{{member}}” does not fit {{endpoint}} ({{reason}}). Everything is kept here. Check the account and the connection.',
  'error.service.rateLimited':
    'The service asked to wait {{waitSeconds}} s ({{endpoint}}). Everything is kept; it goes on by itself or with Resume.',
  'error.service.unavailable':
    'The service is not available ({{endpoint}}, {{status}}; attempts: {{attempts}}). Everything is kept here. Try again later.',
  'error.service.network':
    '{{host}} cannot be reached ({{reason}}; attempts: {{attempts}}). Everything is kept here. Check the network and try again.',
  'error.service.proxyOrCertificate':
    'The connection to {{host}} fails at a proxy or a certificate ({{reason}}). Nothing was sent. Ask whoever runs this computer’s network.',
  'error.service.timeout':
    'The service did not answer within {{timeoutSeconds}} s ({{endpoint}}; attempts: {{attempts}}). Everything is kept here. Try again later.',
  'error.service.cancelled':
    'The call was cancelled ({{endpoint}}). What was sent before stays; the rest is kept here.',
  'error.service.badAnswer':
    'The answer of the service cannot be used ({{endpoint}}, {{reason}}). Everything is kept here. Check the base address under Connections.',
  'error.service.listIncomplete':
    'The service listed only a part of what it holds and refused the next page ({{endpoint}}). A part is never taken for the whole, so nothing was compared with it. Everything is kept here. Try again.',
  'error.service.redirectRefused':
    'The service wanted to redirect to {{host}} ({{endpoint}}). That was refused and nothing was sent there. Check the base address.',
  'error.service.answerUnknown':
    'Sent, but the answer never came ({{endpoint}}). On resuming, Kontor first reads what the service holds; nothing arrives twice.',
  'error.explorer.unknownCall':
    'This call does not exist in the interface. Nothing was sent. Choose another one.',
  'error.explorer.badJson': 'The content is not JSON. Nothing was sent. Check commas, quotes and brackets.',
  'error.explorer.notConfirmed':
    'This call was not confirmed. Nothing was sent. Send it once more and answer the question.',
  'error.explorer.busy':
    'Another call is still under way. Nothing was sent. Wait for its answer, or cancel it.',
  'error.explorer.nothingToSave':
    'There is no answer to save any more. Nothing was written. Send the call again.',
  'error.explorer.exampleUnknown': 'This saved call no longer exists. Nothing was changed.',
  'error.explorer.tooManyExamples':
    'There are as many saved calls as can be kept. Nothing was changed. Forget some first.',
  'error.explorer.exampleTooLarge':
    'The call is too long to be saved: 200,000 characters at most. Nothing was changed. It can be sent all the same.',
  'error.customer.known':
    'This user is a customer here already. Nothing was changed. Open it under Customers.',
  'error.customer.knownElsewhere':
    'A user with the same identifier is the customer “{{name}}” here, by the connection “{{connection}}”. One identifier stands for one customer, so nothing was changed. Remove that customer first, or give the user another identifier at the service.',
  'error.customer.kindUnknown':
    'The service does not say whether this user is a person or a company. Nothing was changed here.',
};
