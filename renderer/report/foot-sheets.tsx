import type { ReportData } from '../../preload/contract';
import { useTexts } from '../base/language';

/** As many signs of the content hash as tell two reports apart at a glance; the cover has all. */
const hashSigns = 16;

/** What stands at the foot of each page, on a sheet of its own: main puts it there once all pages are printed. */
export function FootSheets({ data }: { data: ReportData }) {
  const { t } = useTexts();
  const { reportId, contentHash, pageCount: pages = 0 } = data;
  const content = t('report.foot.content', { id: reportId, hash: contentHash.slice(0, hashSigns) });
  return Array.from({ length: pages }, (_, index) => index + 1).map((page) => (
    <div key={page} className="foot-sheet" aria-hidden>
      <span>{content}</span>
      <span>{t('report.foot.page', { page, pages })}</span>
    </div>
  ));
}
