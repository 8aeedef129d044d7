/**
 * Every channel by name, with the window roles that may use it (SEC-12). Plain data: the preload scripts read this
 * table and nothing else of the contract, so they need no schema library.
 */
export type WindowRole = 'main' | 'print';

export const callNames = {
  main: [
    'app.info',
    'app.settings',
    'app.saveSettings',
    'app.storeState',
    'app.openStore',
    'app.allowSession',
    'app.recoverStore',
    'app.recoverLocalService',
    'app.wipe',
    'app.decideClosing',
    'connections.list',
    'connections.save',
    'connections.saveSecret',
    'connections.follow',
    'connections.remove',
    'connections.test',
    'customers.list',
    'customers.create',
    'customers.stopCreating',
    'customers.rename',
    'customers.remove',
    'customers.history',
    'customers.saveAudit',
    'customers.check',
    'customers.atService',
    'customers.takeOver',
    'customers.scopes',
    'customers.addScopes',
    'intake.read',
    'intake.take',
    'intake.stand',
    'imports.list',
    'imports.get',
    'imports.reading',
    'imports.create',
    'imports.remove',
    'imports.atService',
    'imports.discard',
    'imports.addFile',
    'imports.stageRows',
    'imports.finishFile',
    'imports.failFile',
    'imports.removeFile',
    'imports.keepBytes',
    'imports.keptBytes',
    'imports.readWith',
    'imports.readOtherwise',
    'imports.rows',
    'imports.saveTable',
    'imports.findings',
    'imports.coverage',
    'imports.changeAccount',
    'imports.nextFinding',
    'imports.editCells',
    'imports.countReplaced',
    'imports.replaceText',
    'imports.chooseRows',
    'imports.sentOtherwise',
    'imports.answerSent',
    'imports.duplicates',
    'imports.decideDuplicates',
    'imports.changes',
    'imports.goToChange',
    'imports.stepsToRepeat',
    'imports.repeatSteps',
    'imports.numberAccounts',
    'imports.leaveOutAccounts',
    'imports.owners',
    'imports.confirm',
    'templates.list',
    'templates.save',
    'templates.remove',
    'templates.export',
    'uploads.list',
    'uploads.plan',
    'uploads.stopPlanning',
    'uploads.start',
    'uploads.pause',
    'uploads.resume',
    'uploads.cancel',
    'uploads.rollBackPlan',
    'uploads.refusals',
    'uploads.leaveOutRefused',
    'uploads.rollBack',
    'runs.list',
    'runs.start',
    'runs.keepWaiting',
    'runs.stop',
    'results.list',
    'results.transactions',
    'results.localFigures',
    'results.signs',
    'results.enter',
    'results.save',
    'results.saveTables',
    'corrections.list',
    'corrections.set',
    'report.save',
    'report.preview',
    'report.chooseFolder',
    'report.saveToFolder',
    'explorer.endpoints',
    'explorer.preview',
    'explorer.send',
    'explorer.stop',
    'explorer.choices',
    'explorer.saveAnswer',
    'explorer.examples',
    'explorer.saveExample',
    'explorer.removeExample',
    'activity.list',
    'activity.calls',
    'activity.save',
  ],
  print: ['print.data', 'print.drawn'],
} as const satisfies Record<WindowRole, readonly string[]>;

export type CallName = (typeof callNames)[WindowRole][number];

/**
 * Calls that take bytes. Bytes anywhere else are refused before any schema looks at them: walking millions of them as
 * an object's members would hold up main for seconds.
 */
export const byteCalls: readonly CallName[] = ['imports.stageRows', 'imports.keepBytes', 'imports.saveTable'];

/** Each carries the whole state of its area, so a page that subscribes late misses nothing. */
export const eventNames = [
  'settings.changed',
  'storeState.changed',
  'connections.changed',
  'customers.changed',
  'intake.changed',
  'imports.changed',
  'uploads.changed',
  'runs.changed',
  'activity.changed',
  'closing.changed',
  'serviceStates.changed',
] as const;

export type EventName = (typeof eventNames)[number];

/** The one call that is not an area's: the last value of an event, for a page that subscribes. */
export const snapshotChannel = 'events.snapshot';

export function channelOf(name: CallName | typeof snapshotChannel): string {
  return `kontor:call:${name}`;
}

export function eventChannelOf(name: EventName): string {
  return `kontor:event:${name}`;
}
