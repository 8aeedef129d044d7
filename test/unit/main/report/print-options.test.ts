import { describe, expect, it } from 'vitest';
import { printOptions } from '../../../../main/report/print-options';

describe('printing options', () => {
  it('set A4, background and margins, since the defaults are Letter and none', () => {
    expect(printOptions(25)).toMatchObject({
      pageSize: 'A4',
      landscape: false,
      printBackground: true,
      displayHeaderFooter: false,
      preferCSSPageSize: false,
    });
    const { left, right } = printOptions(25).margins;
    expect(Math.round((210 / 25.4 - left - right) * 96)).toBe(658);
  });

  it('ask for tags where the runtime knows them, never for an outline, and name neither to an older one', () => {
    expect(printOptions(25)).not.toHaveProperty('generateTaggedPDF');
    expect(printOptions(45)).toMatchObject({ generateTaggedPDF: true });
    for (const major of [25, 45]) expect(printOptions(major)).not.toHaveProperty('generateDocumentOutline');
  });
});
