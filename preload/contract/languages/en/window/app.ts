/** Shell: navigation, store, palette, shortcuts. */
export const app = {
  'app.skip': 'Skip to content',
  'app.top': 'Working environment',
  'app.nav.label': 'Main navigation',
  'app.nav.import': 'Import',
  'app.nav.customers': 'Customers',
  'app.nav.connections': 'Connections',
  'app.nav.activity': 'Activity',
  'app.nav.explorer': 'Explorer',
  'app.nav.help': 'Help',
  'app.nav.settings': 'Settings',
  'app.fault.title': 'This screen has stopped',
  'app.fault.text':
    'Something in this screen went wrong. Nothing is lost: what was staged stays in the local store, and uploads go on. Open the screen again; if it stops once more, restart Kontor.',
  'app.fault.again': 'Open again',
  'app.store.filesWait_one': '{{n}} file waits and is read as soon as the store is open.',
  'app.store.filesWait_other': '{{n}} files wait and are read as soon as the store is open.',
  'app.store.opening': 'Opening the local store…',
  'app.store.closed': 'The local store is not open',
  'app.store.closedText':
    'Kontor keeps its data in an encrypted store on this computer. It has not been opened yet.',
  'app.recovery.file': 'The file is {{name}} in the folder of Kontor’s data.',
  'app.recovery.noCopy': 'There is no earlier copy of it.',
  'app.recovery.copyOf': 'The last good copy is of {{when}}.',
  'app.recovery.setAside':
    'The store that did not open was kept as {{name}} in the folder of Kontor’s data. Nothing of it was deleted.',
  'app.recovery.copy': 'Restore the last good copy',
  'app.recovery.copy.title': 'Restore the last good copy?',
  'app.recovery.store.copy':
    'Imports, customers and results are as they were on {{when}}. What was done after that is not in the copy; what was sent stays at the service and is recognised there before anything is sent again. The damaged file is kept under another name.',
  'app.recovery.anew': 'Begin with an empty store',
  'app.recovery.anew.title': 'Begin with an empty store?',
  'app.recovery.store.anew':
    'Kontor then shows no imports, customers and results of before. What was sent stays at the service. The file that does not open is kept under another name; connections and their secrets stay.',
  'app.recovery.withoutLog': 'Go on without the last steps',
  'app.recovery.withoutLog.title': 'Go on without the last steps?',
  'app.recovery.store.withoutLog':
    'Everything up to the damaged place is there. The last steps before Kontor ended are lost; look at the last import before you go on. What was sent stays at the service and is recognised there. The damaged part is kept under another name.',
  'app.recovery.localService.copy':
    'Customers and bookings of the service on this computer are as they were on {{when}}. What was sent to it after that is missing there; the plan of an import shows it. The damaged file is kept under another name.',
  'app.recovery.localService.anew':
    'The service on this computer then has no customers and no bookings; to send an import again, create its customer anew. What Kontor keeps itself stays: imports, results and reports. The file that does not open is kept under another name.',
  'app.recovery.localService.withoutLog':
    'Everything up to the damaged place is there. What was sent to the service on this computer last may be missing; the plan of an import shows it. The damaged part is kept under another name.',
  'app.settings.setAside':
    'A file with settings or connections was damaged, or written by a newer version of Kontor. What could be read of it counts; check your settings and connections. The file itself was kept as {{names}}.',
  'app.clock.doubted':
    'By the clock of this computer it is {{today}}, more than two weeks after Kontor last ran. Nothing is deleted by age until you say that this is right. If it is wrong, set the clock right.',
  'app.clock.isRight': 'The date is right',
  'app.clock.ask': 'Is the date of this computer right?',
  'app.clock.askText':
    'It says {{today}}. What is older than the times you set, by this date, is deleted now: customers here, and users of the service on this computer. This cannot be undone.',
  'app.erased.customers_one': 'Deleted by age, as set under Settings: {{names}}.',
  'app.erased.customers_other': 'Deleted by age, as set under Settings: {{count}} customers ({{names}}).',
  'app.erased.imports_one': 'One import without a customer was deleted by age.',
  'app.erased.imports_other': '{{count}} imports without a customer were deleted by age.',
  'app.session.banner':
    'Working in this session only: data and secrets are kept in memory and are gone when Kontor closes.',
  'app.session.choose': 'Work in this session only',
  'app.session.title': 'Work without keeping anything?',
  'app.session.text':
    'Imports, results and secrets are then kept in memory only. When Kontor closes, all of it is gone. Nothing is written to disk unencrypted.',
  'app.keychain.locked':
    'The system’s key store is locked. Unlock it and try again, or work in this session only.',
  'app.keychain.missing':
    'This computer has no key store that Kontor can use, so the local store cannot be encrypted. Nothing has been written. Set up a key store (on Linux a Secret Service such as GNOME Keyring or KWallet) and try again, or work in this session only.',
  'app.keychain.denied':
    'The system’s key store refused access to Kontor. Allow the access and try again, or work in this session only.',
  'app.palette.open': 'Search',
  'app.palette.search': 'Search commands and customers',
  'app.palette.nothing': 'Nothing found',
  'app.palette.here': 'On this page',
  'app.palette.commands': 'Commands',
  'app.palette.lists': 'From the lists of this page',
  'app.palette.customers': 'Customers',
  'app.shortcut.title': 'Shortcuts',
  'app.shortcut.palette': 'Search commands and customers',
  'app.shortcut.chooseFiles': 'Choose files',
  'app.shortcut.undo': 'Undo the last change',
  'app.shortcut.mask': 'Hide or show amounts and names',
  'app.shortcut.sheet': 'Shortcuts',
  'app.shortcut.redo': 'Do again what was taken back',
  'app.shortcut.back': 'One step back',
  'app.shortcut.primary': 'Go on with the main step',
};
