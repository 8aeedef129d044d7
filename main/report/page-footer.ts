import type { ReportData } from '../../preload/contract';
import { mainWords } from '../languages';

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/**
 * Footer of every page: report number, content hash and page x of y. The printing engine fills the two classes; it renders
 * this markup in a page of its own that knows no style of the report and no script. That page is scaled in some runtimes,
 * so the side margins (18 of 210 mm) are given as a share. `pages`: how many there are where some of them are printed alone.
 */
export function pageFooter(
  data: Pick<ReportData, 'language' | 'reportId' | 'contentHash'>,
  pages?: number,
): string {
  const { page, of, content } = mainWords(data.language).footer;
  const left = `Kontor · ${escaped(data.reportId)} · ${content} ${escaped(data.contentHash.slice(0, 16))}`;
  const total = pages ?? '<span class="totalPages"></span>';
  const right = `${page} <span class="pageNumber"></span> ${of} ${total}`;
  return (
    '<div style="box-sizing:border-box;width:100%;padding:0 8.5714%">' +
    '<div style="padding-top:4px;border-top:0.5px solid #cdd4da;display:flex;justify-content:space-between;' +
    "font:7px 'Source Sans 3','Liberation Sans','Noto Sans',Arial,sans-serif;color:#52606c\">" +
    `<span>${left}</span><span>${right}</span></div></div>`
  );
}
