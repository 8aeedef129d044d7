import { describe, expect, it } from 'vitest';
import { readOfferedFile } from '../../../../../renderer/import/intake/use-offered-files';

const offered = { token: 't', name: 'umsatz.csv', sizeBytes: 10 };
const bytes = new TextEncoder().encode('0123456789');

describe('a file that came in past the window', () => {
  it('when it is read in parts, the page has a File with all its bytes', async () => {
    const file = await readOfferedFile(offered, async (_token, offset) => bytes.slice(offset, offset + 4));
    expect(file?.name).toBe('umsatz.csv');
    expect(await file?.text()).toBe('0123456789');
  });

  it('when it ends earlier than it was offered, half of it does not pass for the whole', async () => {
    expect(
      await readOfferedFile(offered, async (_token, offset) => bytes.slice(offset, Math.min(offset + 4, 6))),
    ).toBeNull();
  });

  it('when it is gone, there is no file', async () => {
    expect(await readOfferedFile(offered, async () => null)).toBeNull();
  });
});
