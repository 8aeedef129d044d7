import { Fragment } from 'react';
import { type Minor, resultDecimal } from '../../preload/contract/values/result-amounts';
import { useTexts } from '../base/language';
import { monthNamesOf } from '../base/month-names';
import { headlineOf } from '../results/answers/breakdown';
import type { CashFlow } from '../results/answers/cash-flow';
import { monthRanges } from '../results/answers/coverage-sentences';
import { MixedCurrencies } from '../results/answers/mixed-currencies';
import { ExcludedNote } from '../results/excluded-note';
import { ComparisonTable } from './comparison/comparison-table';
import type { ReportModel } from './report-model';
import { Section } from './section';
import { titleKey } from './section-list';

/** Eight at most in one currency (features.md, "The PDF summary", 3): local ones and those of the service stand apart. Transfers between own accounts stand with the local ones, labelled as named by the service (B039). */
interface KeyFigure {
  name: string;
  value: string;
  definition: string;
}

export function KeyFigurePage({ model }: { model: ReportModel }) {
  const texts = useTexts();
  const { t, format, language } = texts;
  const names = monthNamesOf(language);
  const localOf = (flow: CashFlow): KeyFigure[] => [
    {
      name: t('results.local.moneyIn'),
      value: format.amount(flow.totalIn, flow.currency),
      definition: t('results.local.define.moneyIn'),
    },
    {
      name: t('results.local.moneyOut'),
      value: format.amount(flow.totalOut, flow.currency),
      definition: t('results.local.define.moneyOut'),
    },
    ...model.transfers
      .filter(({ currency }) => currency === flow.currency)
      .map((entry) => ({
        name: t('results.local.transfers'),
        value: format.amount(entry.sum, entry.currency),
        definition: [
          t('report.figures.transfers', { count: entry.bookings }),
          ...(entry.withoutReceiver > 0
            ? [t('results.local.withoutReceiver', { count: entry.withoutReceiver })]
            : []),
        ].join(' '),
      })),
    {
      name: t('results.local.net'),
      value: format.amount(flow.net, flow.currency),
      definition: t('results.local.define.net'),
    },
    flow.lowestBalance
      ? {
          name: t('results.local.lowestOn', { day: flow.lowestBalance.day }),
          value: format.amount(flow.lowestBalance.amount, flow.currency),
          definition: t('results.local.define.lowest'),
        }
      : {
          name: t('results.local.bookings'),
          value: format.count(flow.bookings),
          definition: t('results.local.define.bookings'),
        },
  ];
  const ofBreakdowns = model.breakdowns.flatMap(({ endpoint, breakdown }) => {
    if (!breakdown?.isAvailable) return [];
    const { origin, month, current } = headlineOf(breakdown);
    const { reported } = breakdown;
    const written = (minor: Minor) =>
      format.amount(resultDecimal(minor, breakdown.currency), breakdown.currency);
    if (current === null && reported.current === null) return [];
    const title = t(titleKey(endpoint));
    const beside =
      reported.current === null
        ? ''
        : reported.month
          ? t('results.beside.month', {
              amount: written(reported.current),
              month: names.long(reported.month),
            })
          : t('results.beside.plain', { amount: written(reported.current) });
    const figure: KeyFigure = {
      name: month ? t('report.figures.currentOf', { title, month: names.long(month) }) : title,
      value: current === null ? t('results.undetermined') : written(current),
      definition:
        origin === 'service' ? t('results.define.current') : t('report.figures.hereDefinition', { beside }),
    };
    return [{ origin, figure }];
  });
  const figuresOf = (origin: 'service' | 'local') =>
    ofBreakdowns.filter((one) => one.origin === origin).map(({ figure }) => figure);
  const service = figuresOf('service');
  const here = figuresOf('local');
  const isMixed = model.breakdowns.some(
    ({ endpoint, breakdown }) => breakdown?.isAvailable && model.currencyOf(endpoint) === null,
  );
  return (
    <Section id="figures" title={t('report.figures.title')}>
      {model.flows.map((flow) => (
        <Fragment key={flow.currency}>
          <FigureTable
            title={
              model.flows.length > 1
                ? t('report.figures.localIn', { currency: flow.currency })
                : t('report.figures.local')
            }
            figures={localOf(flow)}
          />
          <ComparisonTable flow={flow} />
        </Fragment>
      ))}
      {model.flows.map(({ currency }) => (
        <ExcludedNote key={currency} figures={model.data.figures} currency={currency} />
      ))}
      {model.areTransfersCut ? <p className="note">{t('report.figures.transfersCut')}</p> : null}
      {service.length > 0 ? <FigureTable title={t('report.figures.service')} figures={service} /> : null}
      {here.length > 0 ? <FigureTable title={t('report.figures.here')} figures={here} /> : null}
      {isMixed ? <MixedCurrencies currency={null} all={model.currencies} /> : null}
      {model.partialMonths.length > 0 ? (
        <p className="note">
          {t('report.figures.partial', { months: monthRanges(texts, model.partialMonths) })}
        </p>
      ) : null}
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
