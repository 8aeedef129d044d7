import type { AtService, HowToDiscard } from '../../../preload/contract';
import type { Store } from '../../store/open-store';
import type { HandlersOf } from '../handler-types';

export interface ImportsHandlerDeps {
  /** Throws `store.unavailable` while the store is closed. */
  store: () => Pick<Store, 'call'>;
  /** The list of imports goes to the page, soon. */
  changed: () => void;
  atService: (importId: string, fileId: string | null) => Promise<AtService>;
  discard: (importId: string, fileId: string | null, how: HowToDiscard) => Promise<void>;
  /** Save dialog and atomic writing; null when the user cancelled. */
  save: (suggestedName: string, bytes: Uint8Array) => Promise<{ fileName: string } | null>;
}

export function createImportsHandlers({
  store,
  changed,
  atService,
  discard,
  save,
}: ImportsHandlerDeps): HandlersOf<'imports'> {
  const after = async <T>(work: Promise<T>): Promise<T> => {
    const value = await work;
    changed();
    return value;
  };
  return {
    'imports.list': () => store().call('imports.list'),
    'imports.get': (importId) => store().call('imports.get', importId),
    'imports.reading': (fileId) => store().call('imports.reading', fileId),
    'imports.create': () => after(store().call('imports.create')),
    'imports.remove': (importId) => after(store().call('imports.remove', importId)),
    'imports.atService': atService,
    'imports.discard': (importId, fileId, how) => after(discard(importId, fileId, how).then(() => null)),
    'imports.addFile': (importId, file) => after(store().call('imports.addFile', importId, file)),
    'imports.finishFile': (fileId, reading, readWith) =>
      after(store().call('imports.finishFile', fileId, reading, readWith)),
    'imports.failFile': (fileId, error) => after(store().call('imports.failFile', fileId, error)),
    'imports.removeFile': (fileId) => after(store().call('imports.removeFile', fileId)),
    'imports.removeFiles': (fileIds) => after(store().call('imports.removeFiles', fileIds)),
    'imports.keepBytes': async (fileId, piece, bytes) => {
      const keeping = await store().call('imports.keepBytes', fileId, piece, bytes);
      if (keeping === 'whole') changed();
      return keeping;
    },
    'imports.keptBytes': (fileId, piece) => store().call('imports.keptBytes', fileId, piece),
    'imports.readWith': (fileId) => store().call('imports.readWith', fileId),
    'imports.readOtherwise': (importId, wanted) =>
      after(store().call('imports.readOtherwise', importId, wanted)),
    'imports.findings': (importId) => store().call('imports.findings', importId),
    'imports.coverage': (importId) => store().call('imports.coverage', importId),
    'imports.rows': (importId, filter, window) => store().call('imports.rows', importId, filter, window),
    'imports.saveTable': (kind, bytes) => save(`kontor-rows.${kind}`, bytes),
    'imports.changeAccount': (importId, accountRowId, patch) =>
      after(store().call('imports.changeAccount', importId, accountRowId, patch)),
    'imports.nextFinding': (importId, filter, search) =>
      store().call('imports.nextFinding', importId, filter, search),
    'imports.editCells': (importId, edit) => after(store().call('imports.editCells', importId, edit)),
    'imports.countReplaced': (importId, replacement) =>
      store().call('imports.countReplaced', importId, replacement),
    'imports.replaceText': (importId, replacement) =>
      after(store().call('imports.replaceText', importId, replacement)),
    'imports.chooseRows': (importId, choice) => after(store().call('imports.chooseRows', importId, choice)),
    'imports.sentOtherwise': (importId, window) => store().call('imports.sentOtherwise', importId, window),
    'imports.answerSent': (importId, answering) =>
      after(store().call('imports.answerSent', importId, answering)),
    'imports.duplicates': (importId, window) => store().call('imports.duplicates', importId, window),
    'imports.decideDuplicates': (importId, deciding) =>
      after(store().call('imports.decideDuplicates', importId, deciding)),
    'imports.changes': (importId) => store().call('imports.changes', importId),
    'imports.goToChange': (importId, to) => after(store().call('imports.goToChange', importId, to)),
    'imports.stepsToRepeat': (importId) => store().call('imports.stepsToRepeat', importId),
    'imports.repeatSteps': (importId, stepIds) =>
      after(store().call('imports.repeatSteps', importId, stepIds)),
    'imports.numberAccounts': (importId) => after(store().call('imports.numberAccounts', importId)),
    'imports.leaveOutAccounts': (importId, accountRowIds, isLeftOut) =>
      after(store().call('imports.leaveOutAccounts', importId, accountRowIds, isLeftOut)),
    'imports.owners': (importId) => store().call('imports.owners', importId),
    'imports.confirm': (importId, key, isConfirmed) =>
      after(store().call('imports.confirm', importId, key, isConfirmed)),
  };
}
