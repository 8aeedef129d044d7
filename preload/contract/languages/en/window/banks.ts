/** Banks that a customer is connected with. */
export const banks = {
  'customer.tab.banks': 'Banks',
  'banks.title': 'Connected banks',
  'banks.none': 'No bank is connected',
  'banks.noneText':
    'The customer logs in to the bank on the service’s own page in the browser. Kontor never sees the log-in.',
  'banks.fixed':
    'What a bank delivered cannot be changed, uploaded over or deleted one by one: neither here nor by an import. It goes when the bank is disconnected.',
  'banks.connect': 'Connect a bank…',
  'banks.manage': 'Manage banks…',
  'banks.sync': 'Synchronise…',
  'banks.disconnect': 'Disconnect all…',
  'banks.mock': 'Connect an invented bank',
  'banks.refresh': 'Refresh',
  'banks.recurring': 'The bank may be asked again without a log-in',
  'banks.bank': 'Bank',
  'banks.state': 'State',
  'banks.lastSync': 'Last synchronised',
  'banks.again': 'Asked again',
  'banks.again.yes': 'Without a log-in',
  'banks.again.no': 'With a log-in',
  'banks.unnamed': 'Bank without a name',
  'banks.remove': 'Remove',
  'banks.removeOne': 'Remove {{name}}',
  'banks.removeText':
    'The service deletes this log-in at {{name}} with all its accounts and bookings. Results of earlier analyses go with them. Accounts that were sent stay. This cannot be undone.',
  'banks.disconnectTitle': 'Disconnect all banks of {{name}}',
  'banks.disconnectText':
    'The service deletes every log-in with all accounts and bookings that came from a bank. Accounts that were sent stay. This cannot be undone.',
  'banks.disconnectConfirm': 'Disconnect all',
  'banks.accounts': 'Accounts at the service',
  'banks.noAccounts': 'The service holds no account of this customer.',
  'banks.account': 'Account',
  'banks.balance': 'Balance',
  'banks.origin': 'Where from',
  'banks.origin.bank': 'From the bank, fixed',
  'banks.origin.upload': 'Sent',
  'banks.origin.unknown': 'Not known',
  'banks.loginState.SYNCHRONIZED': 'Synchronised',
  'banks.loginState.SYNCHRONIZING': 'Synchronising',
  'banks.loginState.IN_PROGRESS': 'Synchronising',
  'banks.loginState.ERROR': 'Failed',
  'banks.loginState.FAILED': 'Failed',
  'banks.loginState.unknown': 'Not known',
  'banks.kind.connect': 'Connecting a bank',
  'banks.kind.manage': 'Managing banks',
  'banks.kind.sync': 'Synchronising',
  'banks.session.running': 'The page is open in the browser. Kontor asks the service until it is done.',
  'banks.session.noAnswerYet':
    'Still not done: either the page is still open, or it was left. Kontor goes on asking. Open it again, or stop following.',
  'banks.session.unfollowed':
    'The page is open in the browser. This service gives nothing to follow it by: press Refresh when it is done there.',
  'banks.session.done': 'Done. The accounts below are those of now.',
  'banks.session.outOfBudget':
    'Kontor has asked for a long time and stopped. What was done in the browser counts all the same.',
  'banks.session.outOfBudgetLost':
    'Kontor does not ask any more, and the page cannot be opened again. What was done in the browser counts all the same: keep asking, stop following, or begin anew.',
  'banks.session.stopped': 'Not followed any more. What was done in the browser counts all the same.',
  'banks.session.unknownUser': 'The service has this customer no more, so there is nothing to connect.',
  'banks.session.failed': 'The service could not be asked whether it is done.',
  'banks.openAgain': 'Open the page again',
  'banks.keepWaiting': 'Keep asking',
  'banks.stop': 'Stop following',
  'banks.analyse': 'Start the analysis',
  'banks.analysing': 'The analysis has begun.',
  'error.link.missing': 'The service gave no page to open. Nothing was opened and nothing was changed here.',
  'error.link.refused':
    'The service wants to open a page at {{host}}. That is not the address of this connection, so nothing was opened. Ask whoever runs the service. If they name this host as theirs, enter it under Connections.',
  'error.link.notOpened':
    'No browser could be started on this computer. Nothing was opened. Set a default browser and try again.',
  'error.bankSession.beginning':
    'A page is already being asked for this customer. No second one was begun. Wait until it is open.',
  'error.banks.notInvented':
    'There are no invented banks in production. Nothing was connected. Connect a real bank there.',
  'error.bankSession.unknown': 'This page is not followed any more. Nothing was changed. Begin it anew.',
};
