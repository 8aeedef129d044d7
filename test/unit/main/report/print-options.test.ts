import { describe, expect, it } from 'vitest';
import { pageFooter } from '../../../../main/report/page-footer';
import { printOptions } from '../../../../main/report/print-options';

describe('printing options', () => {
  it('set A4, background and margins, since the defaults are Letter and none', () => {
    expect(printOptions('<p></p>', 25)).toMatchObject({
      pageSize: 'A4',
      landscape: false,
      printBackground: true,
      displayHeaderFooter: true,
      preferCSSPageSize: false,
    });
    const { left, right } = printOptions('', 25).margins;
    expect(Math.round((210 / 25.4 - left - right) * 96)).toBe(658);
  });

  it('ask for tags where the runtime knows them, never for an outline, and name neither to an older one', () => {
    expect(printOptions('', 25)).not.toHaveProperty('generateTaggedPDF');
    expect(printOptions('', 45)).toMatchObject({ generateTaggedPDF: true });
    for (const major of [25, 45])
      expect(printOptions('', major)).not.toHaveProperty('generateDocumentOutline');
  });
});

describe('the footer', () => {
  const data = { reportId: 'K-20260715-0812-9F2C41', contentHash: 'ab'.repeat(32) };

  it('carries report number, content hash and page x of y in the language of the report', () => {
    const german = pageFooter({ ...data, language: 'de' });
    expect(german).toContain('K-20260715-0812-9F2C41');
    expect(german).toContain('abababababababab');
    expect(german).toContain('Seite <span class="pageNumber"></span> von <span class="totalPages"></span>');
    expect(pageFooter({ ...data, language: 'en' })).toContain('Page <span class="pageNumber"></span> of');
  });

  it('writes hostile text as text', () => {
    const footer = pageFooter({ ...data, language: 'de', reportId: '<script>"&\'' });
    expect(footer).not.toContain('<script>');
    expect(footer).toContain('&#60;script&#62;&#34;&#38;&#39;');
  });
});
