import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { startLanguage } from '../../../../../renderer/base/language';
import { BasisProvider, makeBasis, noBasis } from '../../../../../renderer/results/answers/result-basis';
import { BasisLine } from '../../../../../renderer/results/facts/key-facts-view';
import { sampleFigures } from '../../report/sample-report';

beforeAll(() => startLanguage('en'));

const said = (basis: typeof noBasis) =>
  renderToStaticMarkup(
    <BasisProvider value={basis}>
      <BasisLine currencies={['EUR']} />
    </BasisProvider>,
  );

it('no month is called incomplete where this computer knows no account: then those of the service are counted', () => {
  expect(said(noBasis)).toContain('the months that the service has whole are counted');
  const figures = sampleFigures();
  const oneDay = [{ since: '2026-01-05', until: '2026-01-05' }];
  const accounts = figures.accounts.map((account) => ({ ...account, covered: oneDay }));
  expect(said(makeBasis({ ...figures, accounts }, false))).toContain('No month is complete');
});
