/** English: what main itself says to people. The words of the other languages have this shape. All else is said by the page, from `window` beside it. */
export const words = {
  batch: {
    usage: (what: string) =>
      what === '' ? 'This is how it is called:' : `Not understood: ${what}. This is how it is called:`,
    noJob: (what: string) => `The job cannot be read: ${what}`,
    missingFile: (what: string) => `Not there, or not a file: ${what}`,
    noFiles: (what: string) => `No exports in it: ${what}`,
    unreadableFolder: (what: string) =>
      `The folder cannot be read, and what lies in it would be missing: ${what}`,
    deepFolder: (what: string) => `The folder lies deeper than is looked. Name it itself: ${what}`,
    tooManyFiles: (what: string) => `More than 1,000 files in one import: ${what}`,
    lockedFile: (what: string) => `Another program has locked the file: ${what}`,
    outputOverInput: (what: string) =>
      `An output would be written over a file that is read, or over another output: ${what}`,
    busy: () => 'Kontor is running already, with a window or with another job. End it, or call again later.',
    waits: () => 'Kontor was to start with a window. The window opens when this job is over.',
    noKeychain: () =>
      'Without a key store Kontor cannot keep anything. Start and unlock that of the system (on Linux gnome-keyring or KWallet, say, in the same session), and call again.',
    lockedKeychain: () => 'The key store is locked. Unlock it, and call again.',
    noStore: (what: string) =>
      `The store does not open (${what}). Open Kontor with a window: it says what helps.`,
    noConnection: (what: string) => `There is no connection of this name: ${what}`,
    noSecret: () => 'No secret came on standard input.',
    ended: (what: string) => `Kontor had to stop (${what}). Call again: it goes on where it stood.`,
    watching: (what: string) => `New exports in ${what} are read. Ctrl+C ends it.`,
  },
  menu: { file: 'File', edit: 'Edit', view: 'View', window: 'Window', quit: 'Quit Kontor' },
  faults: {
    pageGone: {
      title: 'The window has stopped',
      body: 'The content of the window had to be ended. What was read is in the local store, and uploads go on. If a file was being read, please drop it again.',
      buttons: ['Reload window', 'Quit Kontor'],
    },
    pageHangs: {
      title: 'The window does not respond',
      body: 'Something may only take longer. Reloading loses nothing that is in the local store; uploads go on. If a file is being read, please drop it again afterwards.',
      buttons: ['Wait', 'Reload window', 'Quit Kontor'],
    },
    mainFailed: {
      title: 'Kontor has to end',
      body: 'Something went wrong in Kontor after which it cannot work on safely. What was read and sent is saved; an interrupted upload can be resumed after the next start. The log has the fault under the number',
      buttons: [],
    },
    startFailed: {
      title: 'Kontor could not start',
      body: 'What is stored was not changed. Check whether the disk is full, and whether Kontor may write to the folder of its data, and start it again. Reason:',
      buttons: [],
    },
    policyRefused: {
      title: 'Kontor does not start',
      body: 'The file in which your administrator sets what Kontor may do is damaged, or holds something that Kontor does not know. Nothing was changed. Please give your administrator this line:',
      buttons: [],
    },
  },
  /** The system shows these to everybody who can see the desktop: no name, no file is among them (SEC-20). */
  screens: {
    import: { title: 'Import', description: 'Read and send bank exports' },
    customers: { title: 'Customers', description: 'Customers and their results' },
  },
  /** The system keeps its notices in the open: no name, no figure is in one (SEC-20). */
  workNotice: {
    done: { title: 'Kontor is done', body: 'What you began is finished.' },
    attention: { title: 'Kontor needs you', body: 'What you began did not come to its end.' },
  },
  endNotice: {
    title: 'Kontor is done',
    body: 'Nothing runs in the background any more, and Kontor has ended. Start Kontor to see what came of it.',
  },
  bookmarks: {
    letting: 'Letting report',
    summary: 'Key figures at a glance',
    points: 'Points to check',
    coverage: 'Data coverage',
    figures: 'Key figures',
    'cash-flow': 'Cash flow and liquidity',
    'result-company-credits': 'Credits and leasing',
    'result-company-insurances': 'Insurances',
    'result-company-investments': 'Investments',
    'result-company-internalBookings': 'Internal bookings',
    results: 'Results of the service',
    other: 'Other results',
    accounts: 'Accounts',
    method: 'Method and limits',
    appendix: 'Appendix: bookings behind the results',
    documents: 'Documents of the service',
  },
  documents: {
    cockpit: 'Cockpit',
    cockpitPdf: 'Cockpit as PDF',
    recommendations: 'Recommendations',
    accountPdf: 'Account summary as PDF',
  },
  reports: { full: 'Account report', letting: 'Letting report' },
  jobHead: `# A job for Kontor without a window: kontor --batch run THIS_FILE
# Put this file beside the exports, or write below files where they lie; a folder will do.
# What was answered about headers is remembered. Anything else stops the job until it is said here or in the window.
`,
  jobLeftOut: `# Accounts of this import are left out, which no job can say: it sends nothing (send: false). Leave them out in the window, and send there.
`,
};
