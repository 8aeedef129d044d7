import {
  chmodSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { saveByDialog, saveToFolder, writeWhole } from '../../../../main/report/save-by-dialog';
import { TempFolder } from '../../../../main/report/temp-folder';

let folder: string;
let temp: TempFolder;
const tempPath = () => join(folder, 'userData', 'temp');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kontor-save-'));
  temp = new TempFolder(tempPath());
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const bytes = new TextEncoder().encode('%PDF-1.7 new');

describe('saving into a folder', () => {
  const request = (makeBytes = () => bytes) => ({ stem: 'Report', ending: 'pdf', makeBytes });

  it('gives reports of one name that come at the same time a file each', async () => {
    const texts = ['1', '2', '3', '4', '5'];
    const saved = await Promise.all(
      texts.map((text) =>
        saveToFolder(
          temp,
          folder,
          request(() => new TextEncoder().encode(text)),
        ),
      ),
    );
    const written = saved.map(({ fileName }) => readFileSync(join(folder, fileName), 'utf8'));
    expect(written.toSorted()).toEqual(texts);
  });

  it('holds its name from the first moment: another program that makes a new file cannot have it', async () => {
    const write = temp.write.bind(temp);
    let refused: unknown = null;
    temp.write = async (content) => {
      try {
        writeFileSync(join(folder, 'Report.pdf'), 'of another program', { flag: 'wx' });
      } catch (error) {
        refused = (error as NodeJS.ErrnoException).code;
      }
      return write(content);
    };
    expect(await saveToFolder(temp, folder, request())).toEqual({ fileName: 'Report.pdf' });
    expect(refused).toBe('EEXIST');
    expect(readFileSync(join(folder, 'Report.pdf'), 'utf8')).toBe('%PDF-1.7 new');
  });

  it('leaves nothing behind when it cannot be written', async () => {
    temp.write = () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' }));
    await expect(saveToFolder(temp, folder, request())).rejects.toMatchObject({
      code: 'file.notWritten',
      params: { reason: 'ENOSPC' },
    });
    expect(readdirSync(folder).filter((name) => name.endsWith('.pdf'))).toEqual([]);
  });
});

describe('saving by dialog', () => {
  it('suggests a cleaned name, writes the whole file and leaves no temp file (SEC-25, SEC-28)', async () => {
    const asked: string[] = [];
    const saved = await saveByDialog(
      {
        temp,
        showSaveDialog: async (name) => {
          asked.push(name);
          return { canceled: false, filePath: join(folder, 'out.pdf') };
        },
      },
      { stem: '../Bericht: A/B', ending: 'pdf', makeBytes: async () => bytes },
    );
    expect(asked).toEqual(['Bericht A B.pdf']);
    expect(saved).toEqual({ fileName: 'out.pdf' });
    expect(readFileSync(join(folder, 'out.pdf'), 'utf8')).toBe('%PDF-1.7 new');
    expect(readdirSync(tempPath())).toEqual([]);
    expect(statSync(tempPath()).mode & 0o777).toBe(0o700);
  });

  it('makes nothing when the user cancels', async () => {
    let isMade = false;
    const saved = await saveByDialog(
      { temp, showSaveDialog: async () => ({ canceled: true }) },
      {
        stem: 'x',
        ending: 'pdf',
        makeBytes: () => {
          isMade = true;
          return bytes;
        },
      },
    );
    expect(saved).toBeNull();
    expect(isMade).toBe(false);
  });

  it('keeps the old file, names the new one and cleans up when the place cannot be written', async () => {
    const target = join(folder, 'is-a-folder.pdf');
    mkdirSync(join(target, 'inner'), { recursive: true });
    await expect(writeWhole(temp, target, bytes)).rejects.toMatchObject({
      code: 'file.notWritten',
      params: { name: 'is-a-folder.pdf' },
    });
    expect(existsSync(join(target, 'inner'))).toBe(true);
    expect(readdirSync(tempPath())).toEqual([]);
  });

  it('keeps the old file when the new bytes cannot be made', async () => {
    const target = join(folder, 'report.pdf');
    writeFileSync(target, 'old');
    const saving = saveByDialog(
      { temp, showSaveDialog: async () => ({ canceled: false, filePath: target }) },
      { stem: 'x', ending: 'pdf', makeBytes: () => Promise.reject(new Error('print failed')) },
    );
    await expect(saving).rejects.toThrow('print failed');
    expect(readFileSync(target, 'utf8')).toBe('old');
  });

  it('answers file.notWritten when the temp folder itself cannot be made, as on a full or locked disk', async () => {
    mkdirSync(join(folder, 'userData'));
    writeFileSync(tempPath(), 'a file in the way');
    await expect(writeWhole(temp, join(folder, 'x.pdf'), bytes)).rejects.toMatchObject({
      code: 'file.notWritten',
    });
  });
});

/** A second disk on Linux; elsewhere there is none to be had without rights. */
const otherDisk = '/dev/shm';
const hasOtherDisk = existsSync(otherDisk) && statSync(otherDisk).dev !== statSync(tmpdir()).dev;

describe.runIf(hasOtherDisk)('saving onto another disk', () => {
  let elsewhere: string;
  beforeEach(() => {
    elsewhere = mkdtempSync(join(otherDisk, 'kontor-save-'));
  });
  afterEach(() => rmSync(elsewhere, { recursive: true, force: true }));

  it('replaces the old file, touches no other one and leaves nothing beside it (SEC-25, SEC-28)', async () => {
    const target = join(elsewhere, 'report.pdf');
    writeFileSync(target, 'old');
    writeFileSync(`${target}.kontor-part`, 'a file of the user');
    await writeWhole(temp, target, bytes);
    expect(readFileSync(target, 'utf8')).toBe('%PDF-1.7 new');
    expect(readFileSync(`${target}.kontor-part`, 'utf8')).toBe('a file of the user');
    expect(readdirSync(elsewhere).sort()).toEqual(['report.pdf', 'report.pdf.kontor-part']);
    expect(readdirSync(tempPath())).toEqual([]);
  });

  it('leaves nothing beside the target when the last step fails', async () => {
    const target = join(elsewhere, 'is-a-folder.pdf');
    mkdirSync(join(target, 'inner'), { recursive: true });
    await expect(writeWhole(temp, target, bytes)).rejects.toMatchObject({ code: 'file.notWritten' });
    expect(readdirSync(elsewhere)).toEqual(['is-a-folder.pdf']);
    expect(readdirSync(tempPath())).toEqual([]);
  });
});

describe('what is saved where others look (SEC-24, SEC-25)', () => {
  const places = hasOtherDisk ? [tmpdir(), otherDisk] : [tmpdir()];

  it.each(places)(
    'when it lies in %s, only its owner can read it, while it is written too',
    async (place) => {
      const open = mkdtempSync(join(place, 'kontor-open-'));
      const before = process.umask(0);
      try {
        const part = await temp.write(bytes);
        expect(statSync(part).mode & 0o777).toBe(0o600);
        expect(statSync(tempPath()).mode & 0o777).toBe(0o700);
        await writeWhole(temp, join(open, 'report.pdf'), bytes);
        expect(statSync(join(open, 'report.pdf')).mode & 0o777).toBe(0o600);
      } finally {
        process.umask(before);
        rmSync(open, { recursive: true, force: true });
      }
    },
  );

  it.each(places)(
    'when a link took the name in %s, the link is replaced and not what it leads to',
    async (place) => {
      const open = mkdtempSync(join(place, 'kontor-open-'));
      try {
        writeFileSync(join(open, 'of-somebody'), 'precious');
        symlinkSync(join(open, 'of-somebody'), join(open, 'link.pdf'));
        linkSync(join(open, 'of-somebody'), join(open, 'hard.pdf'));
        for (const name of ['link.pdf', 'hard.pdf']) await writeWhole(temp, join(open, name), bytes);
        expect(readFileSync(join(open, 'of-somebody'), 'utf8')).toBe('precious');
        expect(lstatSync(join(open, 'link.pdf')).isFile()).toBe(true);
      } finally {
        rmSync(open, { recursive: true, force: true });
      }
    },
  );
});

describe('the temp folder', () => {
  it('is emptied of what a crash left behind (SEC-25)', async () => {
    await temp.write(bytes);
    await temp.write(bytes);
    expect(readdirSync(tempPath())).toHaveLength(2);
    for (const name of readdirSync(tempPath())) chmodSync(join(tempPath(), name), 0o400);
    await new TempFolder(tempPath()).clear();
    expect(readdirSync(tempPath())).toEqual([]);
  });

  it('clears quietly when it was never made', async () => {
    await expect(new TempFolder(join(folder, 'nowhere')).clear()).resolves.toBeUndefined();
  });
});
