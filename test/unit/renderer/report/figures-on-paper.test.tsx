import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { startLanguage } from '../../../../renderer/base/language';
import { CashFlowPages } from '../../../../renderer/report/cash-flow-pages';
import { CoveragePages } from '../../../../renderer/report/coverage-pages';
import { makeReportModel } from '../../../../renderer/report/report-model';
import { sampleReport } from './sample-report';

const watch = { expect: () => {}, drawn: () => {} } as unknown as Parameters<
  typeof CashFlowPages
>[0]['watch'];

beforeAll(() => startLanguage('en'));

/** A printed page has a figure only where something is drawn that is not hidden: an image around a hidden drawing is none. */
it('every figure on paper says what it shows, and nothing in it is hidden from the tags', () => {
  const model = makeReportModel(sampleReport({ language: 'en' }));
  const drawn = renderToStaticMarkup(
    <>
      <CashFlowPages model={model} watch={watch} />
      <CoveragePages model={model} />
    </>,
  );
  const images = drawn.match(/<[a-z]+[^>]*role="img"[^>]*>/g) ?? [];
  expect(images.length).toBeGreaterThan(1);
  for (const image of images) expect(image).toMatch(/aria-label="[^"]{10,}"/);
  expect(drawn).not.toMatch(/role="img"[^>]*>\s*<[^>]*aria-hidden="true"/);
  expect(drawn).not.toMatch(/<svg(?![^>]*role="img")[^>]*class="calendar-days"/);
});
