import { describe, expect, it } from 'vitest';
import { cleanFileName } from '../../../../main/report/file-name';

describe('a suggested file name (SEC-28)', () => {
  it.each([
    ['../../etc/passwd', 'etc passwd.pdf'],
    ['..\\..\\Windows\\system32', 'Windows system32.pdf'],
    ['C:\\Users\\x', 'C Users x.pdf'],
    ['CON', 'Kontor CON.pdf'],
    ['nul.tar', 'Kontor nul.tar.pdf'],
    ['LPT1', 'Kontor LPT1.pdf'],
    ['Bericht. . .', 'Bericht.pdf'],
    ['.versteckt', 'versteckt.pdf'],
    ['', 'Kontor.pdf'],
    ['   ', 'Kontor.pdf'],
    ['a\u0000b\nc', 'a b c.pdf'],
    ['rechnung\u202efdp.exe', 'rechnung fdp.exe.pdf'],
    ['100 % <b>"?*|', '100 b.pdf'],
    ['Möbelwerkstatt & Söhne', 'Möbelwerkstatt & Söhne.pdf'],
  ])('%j becomes %j', (raw, clean) => {
    expect(cleanFileName(raw, 'pdf')).toBe(clean);
  });

  it('is short enough for every file system, also with letters of four bytes', () => {
    const name = cleanFileName('𝔐'.repeat(300), 'pdf');
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255);
    expect(name.endsWith('.pdf')).toBe(true);
  });
});
