import './styles/fonts.css';
import './styles/report.css';
import './styles/coverage.css';
import './styles/cover.css';
import './styles/tables.css';
import './styles/appendix.css';
import './styles/breaks.css';
import './styles/preview.css';
import { createRoot } from 'react-dom/client';
import type { KontorApi } from '../../preload/contract';
import { writeForPaper } from '../base/format';
import { startLanguage } from '../base/language';
import { DrawnWatch } from './drawn-watch';
import { ReportPage } from './report-page';

/** Faces that the pages use; a face that is not there yet would print in another font. */
const faces = ['400', '600', '700'].map((weight) => `${weight} 12px "Source Sans 3"`);

/** The report window has its own preload with two calls (SEC-12, SEC-29): it gets its data and says when all is drawn. */
async function start(root: HTMLElement): Promise<void> {
  const { print } = (window as unknown as { kontor: KontorApi<'print'> }).kontor;
  const answer = await print.data();
  // Without data nothing is drawn, and main's time limit ends the window.
  if (!answer.ok) return;
  const data = answer.value;
  if (window.location.search === '?preview') {
    document.documentElement.dataset.preview = '';
    window.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') window.close();
    });
  }
  document.documentElement.lang = data.language;
  document.title = data.customer.name;
  writeForPaper();
  await startLanguage(data.language);
  await Promise.all(faces.map((face) => document.fonts.load(face, 'Aäß€şő')));
  const watch = new DrawnWatch();
  createRoot(root).render(<ReportPage data={data} watch={watch} />);
  await watch.done();
  await print.drawn();
}

const root = document.getElementById('root');
if (root) void start(root);
