import { Fragment } from 'react';
import { useTexts } from '../base/language';
import { monthRanges } from '../results/answers/coverage-sentences';
import { MixedCurrencies } from '../results/answers/mixed-currencies';
import { ExcludedNote } from '../results/excluded-note';
import { ComparisonTable } from './comparison/comparison-table';
import { breakdownFigures, type KeyFigure, localFigures } from './key-figures';
import type { ReportModel } from './report-model';
import { Section } from './section';

export function KeyFigurePage({ model }: { model: ReportModel }) {
  const texts = useTexts();
  const { t } = texts;
  const { partialMonths: partial } = model;
  const { service, local } = breakdownFigures(model, texts);
  const isMixed = model.breakdowns.some(
    ({ endpoint, breakdown }) => breakdown?.isAvailable && model.currencyOf(endpoint) === null,
  );
  return (
    <Section
      id="figures"
      title={t('report.figures.title')}
      // Above the tables: a line below them may stand alone on the next page.
      {...(partial.length > 0
        ? { about: t('report.figures.partial', { months: monthRanges(texts, partial) }) }
        : {})}
    >
      {model.flows.map((flow) => (
        <Fragment key={flow.currency}>
          <FigureTable
            title={
              model.flows.length > 1
                ? t('report.figures.localIn', { currency: flow.currency })
                : t('report.figures.local')
            }
            figures={localFigures(model, flow, texts)}
          />
          <ComparisonTable flow={flow} />
        </Fragment>
      ))}
      {model.flows.map(({ currency }) => (
        <ExcludedNote key={currency} figures={model.data.figures} currency={currency} />
      ))}
      {model.areTransfersCut ? <p className="note">{t('report.figures.transfersCut')}</p> : null}
      {service.length > 0 ? <FigureTable title={t('report.figures.service')} figures={service} /> : null}
      {local.length > 0 ? <FigureTable title={t('report.figures.here')} figures={local} /> : null}
      {isMixed ? <MixedCurrencies currency={null} all={model.currencies} /> : null}
    </Section>
  );
}

function FigureTable({ title, figures }: { title: string; figures: KeyFigure[] }) {
  const { t } = useTexts();
  return (
    <table className="data-table figures">
      <caption>{title}</caption>
      <thead className="hidden-text">
        <tr>
          <th scope="col">{t('report.figures.figure')}</th>
          <th scope="col">{t('report.figures.definition')}</th>
          <th scope="col" className="number">
            {t('report.figures.value')}
          </th>
        </tr>
      </thead>
      <tbody>
        {figures.map((figure) => (
          <tr key={`${figure.name} ${figure.value}`}>
            <th scope="row">{figure.name}</th>
            <td className="definition">{figure.definition}</td>
            <td className="number value">{figure.value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
