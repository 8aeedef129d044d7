import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { beginningOf } from '../../../../../renderer/import/reading/file-beginning';

const long = 'Ein Überweisungstext mit Umlauten;äöü\n'.repeat(2_000);

describe('the beginning of a file, for the preview', () => {
  it('when a file is long, its first whole lines are a file of the same name', async () => {
    const part = await beginningOf(new File([long], 'a.csv'));
    const text = await part.text();
    expect(part.name).toBe('a.csv');
    expect(part.size).toBeLessThanOrEqual(16_384);
    expect(long.startsWith(text)).toBe(true);
    expect(text.endsWith('\n')).toBe(true);
    expect(text).not.toContain('\ufffd');
  });

  it('when it is UTF-16, no sign is cut in two', async () => {
    const bytes = new Uint8Array(Buffer.from(`\ufeff${long}`, 'utf16le'));
    const part = await beginningOf(new File([bytes], 'a.csv'));
    const text = new TextDecoder('utf-16le').decode(await part.arrayBuffer());
    expect(long.startsWith(text)).toBe(true);
    expect(text.endsWith('\n')).toBe(true);
  });

  it('when it is UTF-16 with the high byte first, the last letter is whole too', async () => {
    const bytes = new Uint8Array(Buffer.from(`\ufeff${long}`, 'utf16le').swap16());
    const part = await beginningOf(new File([bytes], 'a.csv'));
    expect(part.size % 2).toBe(0);
    const text = new TextDecoder('utf-16be', { fatal: true }).decode(await part.arrayBuffer());
    expect(text.endsWith('\n')).toBe(true);
  });

  it('when signs hold the byte of a line feed, only a line feed is one', async () => {
    const text = `\ufeff${'a;b\n'.repeat(100)}${'Ċ਀'.repeat(9_000)}`;
    const little = new Uint8Array(Buffer.from(text, 'utf16le'));
    const big = new Uint8Array(Buffer.from(text, 'utf16le').swap16());
    for (const bytes of [little, big]) {
      expect((await beginningOf(new File([bytes], 'a.csv'))).size).toBe(802);
    }
  });

  it('when it is a zip, it stays whole, because half a zip is none', async () => {
    const noise = crypto.getRandomValues(new Uint8Array(40_000));
    const zip = new File([new Uint8Array(zipSync({ 'a.csv': noise }))], 'a.zip');
    expect(await beginningOf(zip)).toBe(zip);
  });

  it('when it is short or has no line end, it is read as it is', async () => {
    const short = new File(['a;b\n'], 'a.csv');
    const oneLine = new File(['x'.repeat(40_000)], 'b.csv');
    expect(await beginningOf(short)).toBe(short);
    expect(await beginningOf(oneLine)).toBe(oneLine);
  });
});
