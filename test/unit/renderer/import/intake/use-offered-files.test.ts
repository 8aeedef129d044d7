import { describe, expect, it } from 'vitest';
import { readOfferedFile } from '../../../../../renderer/import/intake/use-offered-files';

const offered = { token: 't', name: 'umsatz.csv', sizeBytes: 10 };
const bytes = new TextEncoder().encode('0123456789');
const part = (offset: number, end = offset + 4) => ({ ok: true as const, value: bytes.slice(offset, end) });

describe('a file that came in past the window', () => {
  it('when it is read in parts, the page has a File with all its bytes', async () => {
    const file = await readOfferedFile(offered, async (_token, offset) => part(offset));
    expect(file).toBeInstanceOf(File);
    expect((file as File).name).toBe('umsatz.csv');
    expect(await (file as File).text()).toBe('0123456789');
  });

  it('when it ends earlier than it was offered, half of it does not pass for the whole', async () => {
    expect(
      await readOfferedFile(offered, async (_token, offset) => part(offset, Math.min(offset + 4, 6))),
    ).toBe('changed');
  });

  it.each([
    ['file.vanished', 'vanished'],
    ['file.unreadable', 'fileUnreadable'],
    ['file.grew', 'grew'],
    ['file.changed', 'changed'],
  ])('when main answers %s, that is what is said', async (code, reason) => {
    expect(await readOfferedFile(offered, async () => ({ ok: false, error: { code } }))).toBe(reason);
  });
});
