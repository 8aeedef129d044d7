import { useTexts } from '../app/language';
import { currentMonthOf } from '../results/breakdown';
import type { CashFlow } from '../results/cash-flow';
import { decimalOf } from '../results/minor-units';
import { MixedCurrencies } from '../results/mixed-currencies';
import { monthNamesOf } from '../results/month-names';
import { amountText } from '../results/use-money';
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
  const { t, format, language } = useTexts();
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
          name: `${t('results.local.lowest')} (${names.long(flow.lowestBalance.month)})`,
          value: format.amount(flow.lowestBalance.amount, flow.currency),
          definition: t('results.local.define.lowest'),
        }
      : {
          name: t('results.local.bookings'),
          value: format.count(flow.bookings),
          definition: t('results.local.define.bookings'),
        },
  ];
  const service: KeyFigure[] = model.breakdowns.flatMap(({ endpoint, breakdown }) => {
    if (!breakdown?.isAvailable || breakdown.current === null) return [];
    const month = currentMonthOf(breakdown);
    const title = t(titleKey(endpoint));
    return {
      name: month ? t('report.figures.currentOf', { title, month: names.long(month) }) : title,
      value: amountText(format, decimalOf(breakdown.current), model.currencyOf(endpoint)),
      definition: t('results.define.current'),
    };
  });
  const isMixed = model.breakdowns.some(
    ({ endpoint, breakdown }) => breakdown?.isAvailable && model.currencyOf(endpoint) === null,
  );
  return (
    <Section id="figures" title={t('report.figures.title')} breaks="none">
      {model.flows.map((flow) => (
        <FigureTable
          key={flow.currency}
          title={
            model.flows.length > 1
              ? t('report.figures.localIn', { currency: flow.currency })
              : t('report.figures.local')
          }
          figures={localOf(flow)}
        />
      ))}
      {model.areTransfersCut ? <p className="note">{t('report.figures.transfersCut')}</p> : null}
      {service.length > 0 ? <FigureTable title={t('report.figures.service')} figures={service} /> : null}
      {isMixed ? <MixedCurrencies currency={null} all={model.currencies} /> : null}
      {model.partialMonths.length > 0 ? (
        <p className="note">
          {t('report.figures.partial', { months: model.partialMonths.map(names.long).join(', ') })}
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
