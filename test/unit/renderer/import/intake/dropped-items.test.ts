import { describe, expect, it } from 'vitest';
import { readDrop } from '../../../../../renderer/import/intake/dropped-items';

function fileItem(name: string, type = '') {
  return {
    kind: 'file',
    type,
    getAsFile: () => new File(['x'], name, { type }),
    webkitGetAsEntry: () => null,
  };
}

function fileEntry(name: string): FileSystemFileEntry {
  return {
    isFile: true,
    isDirectory: false,
    name,
    file: (found: (file: File) => void) => found(new File(['x'], name)),
  } as unknown as FileSystemFileEntry;
}

function folderEntry(name: string, entries: FileSystemEntry[], isReadable = true): FileSystemDirectoryEntry {
  return {
    isFile: false,
    isDirectory: true,
    name,
    createReader: () => {
      let isRead = false;
      return {
        readEntries(found: (some: FileSystemEntry[]) => void, failed: (error: Error) => void) {
          if (!isReadable) failed(new Error('denied'));
          else found(isRead ? [] : entries);
          isRead = true;
        },
      };
    },
  } as unknown as FileSystemDirectoryEntry;
}

function folderItem(entry: FileSystemDirectoryEntry) {
  return { kind: 'file', type: '', getAsFile: () => null, webkitGetAsEntry: () => entry };
}

const names = (files: readonly File[]) => files.map(({ name }) => name);

describe('a drop', () => {
  it('takes every file whatever type the system reports (B035)', async () => {
    const dropped = await readDrop([
      fileItem('umsatz.csv'),
      fileItem('umsatz.csv', 'text/csv'),
      fileItem('umsatz.csv', 'application/vnd.ms-excel'),
      fileItem('UMSATZ.CSV', 'text/plain'),
      fileItem('export.txt', 'text/plain'),
    ]);
    expect(dropped.files).toHaveLength(5);
    expect(dropped.refusals).toEqual([]);
  });

  it('lists the exports of a folder, also of those below it, and leaves the rest (B034)', async () => {
    const folder = folderEntry('Auszüge', [
      fileEntry('b.csv'),
      fileEntry('bild.png'),
      fileEntry('.hidden.csv'),
      folderEntry('2024', [fileEntry('a.XML')]),
    ]);
    const dropped = await readDrop([folderItem(folder), fileItem('c.csv')]);
    expect(names(dropped.files)).toEqual(['a.XML', 'b.csv', 'c.csv']);
  });

  it('refuses a folder without exports by its name (B034)', async () => {
    const dropped = await readDrop([folderItem(folderEntry('Bilder', [fileEntry('bild.png')]))]);
    expect(dropped).toEqual({ files: [], refusals: [{ reason: 'emptyFolder', name: 'Bilder' }] });
  });

  it('names a folder that cannot be read and goes on with the other files', async () => {
    const dropped = await readDrop([folderItem(folderEntry('Gesperrt', [], false)), fileItem('c.csv')]);
    expect(names(dropped.files)).toEqual(['c.csv']);
    expect(dropped.refusals).toEqual([{ reason: 'unreadable', name: 'Gesperrt' }]);
  });

  it('refuses a link and plain text as what they are (SEC-27)', async () => {
    const text = (type: string) => ({ kind: 'string', type, getAsFile: () => null });
    expect((await readDrop([text('text/uri-list'), text('text/html')])).refusals).toEqual([
      { reason: 'link', name: '' },
    ]);
    expect((await readDrop([text('text/plain')])).refusals).toEqual([{ reason: 'text', name: '' }]);
  });

  it('takes a thousand files at once and says how many it did not take', async () => {
    const dropped = await readDrop(Array.from({ length: 1_003 }, (_, at) => fileItem(`${at}.csv`)));
    expect(dropped.files).toHaveLength(1_000);
    expect(dropped.refusals).toEqual([{ reason: 'tooMany', name: '3' }]);
  });
});
