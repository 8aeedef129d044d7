/** The steps of an import: for whom it is, what is missing, the import as a whole. */
export const steps = {
  'steps.customer': 'Customer of this import',
  'steps.noCustomer': 'No customer chosen yet',
  'steps.sentTo': 'to {{name}} ({{type}})',
  'steps.doubtsOpen': 'Confirm above whose accounts these are. Then the import can be sent.',

  'import.discard': 'Discard',
  'import.discardSent': 'This import was sent. What was sent stays; there is nothing left to discard.',
  'import.discardNone': 'There is no import to discard.',
  'import.openCount_one': '{{n}} more open',
  'import.openCount_other': '{{n}} more open',
  'import.openList': 'Open imports',
  'import.openNone': 'No other import is open.',
  'import.newTitle': 'Begin a new import now?',
  'import.newText_one':
    '{{n}} file is still being read. It would be missing from the import so far. What has been read is kept under “Open imports”.',
  'import.newText_other':
    '{{n}} files are still being read. They would be missing from the import so far. What has been read is kept under “Open imports”.',
  'return.title': 'Choose the file again',
  'return.text':
    'To change how “{{name}}” ({{size}}) is read, Kontor needs the file itself. It has no copy any more: copies are kept of files up to {{limit}}, once they are read, until the import is sent. Choose the same file again; its rows stay as they are until you save.',
  'return.choose': 'Choose file',
  'return.isOther':
    'That is another file: its contents are not those of “{{name}}” as it was imported. Nothing was changed.',
  'drop.title_one': 'Where does this file belong?',
  'drop.title_other': 'Where do these files belong?',
  'drop.text_one': 'An import is almost ready to be sent. Does {{names}} belong to it?',
  'drop.text_other': 'An import is almost ready to be sent. Do {{names}} belong to it?',
  'drop.kept': 'If you begin a new import, this one is kept as it is under “Open imports”.',
  'drop.begin': 'Begin a new import',
  'drop.add': 'Add to this import',

  'doubts.holdersDiffer': 'The accounts of this import are of different holders',
  'doubts.nameDiffers': 'None of the holders is called “{{name}}”',
  'doubts.notStated_one': '{{n}} account whose holder is not stated in the files',
  'doubts.notStated_other': '{{n}} accounts whose holders are not stated in the files',
  'doubts.nameless_one': '{{n}} account without number',
  'doubts.nameless_other': '{{n}} accounts without number',
  'doubts.confirm': 'That is right: they belong together',
  'doubts.confirmFor': 'That is right: all of it belongs to “{{name}}”',
  'doubts.ownedByOther_one':
    'The account {{accounts}} belongs to “{{other}}” here: it was sent for them before.',
  'doubts.ownedByOther_other':
    'The accounts {{accounts}} belong to “{{other}}” here: they were sent for them before.',
  'doubts.ownedConfirmed': 'You decided to send it to “{{name}}” all the same.',
  'doubts.takeBack': 'Take that back',
  'doubts.chooseOther': 'Send to “{{other}}”',
  'doubts.allTheSame': 'Send to “{{name}}” all the same…',
  'doubts.allTheSameTitle': 'Send to “{{name}}” all the same?',
  'doubts.allTheSameText_one':
    'The account {{accounts}} belongs to “{{other}}”. If you go on, its bookings are kept for “{{name}}” as well, and the results of “{{name}}” count them.',
  'doubts.allTheSameText_other':
    'The accounts {{accounts}} belong to “{{other}}”. If you go on, their bookings are kept for “{{name}}” as well, and the results of “{{name}}” count them.',
  'doubts.allTheSameConfirm': 'Send to “{{name}}”',
  'doubts.createTitle': 'Create a new customer all the same?',
  'doubts.createConfirm': 'Create “{{name}}”',
  'doubts.has_one': 'Has {{n}} of these accounts',
  'doubts.has_other': 'Has {{n}} of these accounts',

  'missing.import.incomplete_one': '{{n}} file is still being read.',
  'missing.import.incomplete_other': '{{n}} files are still being read.',
  'missing.import.questionsOpen_one': 'A question about {{n}} file is open.',
  'missing.import.questionsOpen_other': 'Questions about {{n}} files are open.',
  'missing.import.nothingToSend_one':
    'There is nothing to send: the only row is blocked, pending, known already or excluded.',
  'missing.import.nothingToSend_other':
    'There is nothing to send: of {{n}} rows each is blocked, pending, known already or excluded.',
  'missing.import.accountIncomplete_one':
    '{{n}} account has neither IBAN nor account number (bookings: {{rows}}). It cannot be sent like that.',
  'missing.import.accountIncomplete_other':
    '{{n}} accounts have neither IBAN nor account number (bookings: {{rows}}). They cannot be sent like that.',
  'missing.makeNumbers_one': 'Make a number for it',
  'missing.makeNumbers_other': 'Make numbers for all {{n}}',
  'missing.leaveOut_one': 'Exclude it',
  'missing.leaveOut_other': 'Exclude these {{n}}',
  'missing.makeNumbersText':
    'A made number stays the same whenever the same file is imported, and is marked as made. If you know the real one, enter it in the account below: later exports are then recognised too.',
  'missing.withoutBlocked_one': 'Send without the {{n}} row that is blocked',
  'missing.withoutBlocked_other': 'Send without the {{n}} rows that are blocked',
  'missing.wrongIbans_one':
    'The check digits of {{n}} IBAN do not fit. Please compare it with the statement.',
  'missing.wrongIbans_other':
    'The check digits of {{n}} IBANs do not fit. Please compare them with the statements.',
  'missing.isLeftOut_one': '{{n}} account is excluded (rows: {{rows}}). It stays here and is not sent.',
  'missing.isLeftOut_other': '{{n}} accounts are excluded (rows: {{rows}}). They stay here and are not sent.',
  'missing.takeBackIn_one': 'Take it back in',
  'missing.takeBackIn_other': 'Take them back in',
  'missing.toFiles': 'To the files',
  'missing.toRows': 'Look at the rows',
  'missing.toAccounts': 'Look at the accounts',
  'missing.first': 'First settle above what is missing.',

  'accounts.notStated': 'Holder not stated',
  'accounts.isMade': 'Number made by Kontor',
  'accounts.isLeftOut': 'Excluded',
  'accounts.leaveOut': 'Exclude account',
  'accounts.leaveOutOf': 'Leave account {{name}} out',
  'accounts.takeIn': 'Take account back in',
  'accounts.takeInOf': 'Take account {{name}} back in',
  'origin.made': 'made by Kontor from the file',
};
