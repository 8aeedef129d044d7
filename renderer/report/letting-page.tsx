import { resultDecimal } from '../../preload/contract/values/result-amounts';
import { type Texts, useTexts } from '../base/language';
import { joinedTexts } from '../base/languages/isolated-text';
import { monthNamesOf } from '../base/month-names';
import { onlyCurrency } from '../results/answers/result-currency';
import { BasisLine } from '../results/facts/key-facts-view';
import { type LettingFacts, lettingFactsOf } from './letting-facts';
import type { ReportModel } from './report-model';
import { Section } from './section';
import { figuresSentence, withWholeAmounts } from './texts/whole-amounts';

/** What a landlord may ask for, on one page: no areas of spending, no payees, no bookings (report-anchors, 1). */
export function LettingPage({ model }: { model: ReportModel }) {
  const texts = useTexts();
  const { t } = texts;
  const rows = lettingRows(texts, model);
  return (
    <Section id="letting" title={t('report.letting.title')} about={t('report.letting.about')}>
      <BasisLine currencies={model.currencies} />
      <table className="data-table key-facts">
        <caption className="hidden-text">{t('report.letting.title')}</caption>
        <thead className="hidden-text">
          <tr>
            <th scope="col">{t('report.figures.figure')}</th>
            <th scope="col" className="number">
              {t('report.figures.value')}
            </th>
            <th scope="col">{t('report.figures.definition')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, value, definition]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className="number value">{value}</td>
              <td className="definition">{definition}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

/** The same figures on the cover, in whole main units and without their definitions. */
export function LettingCover({ model }: { model: ReportModel }) {
  const currency = onlyCurrency(model.currencies);
  const texts = withWholeAmounts(useTexts(), currency);
  const page = String(model.data.startPages?.letting ?? '–');
  return (
    <div className="cover-facts of-letting">
      <BasisLine currencies={model.currencies} />
      <p className="quiet">{figuresSentence(texts, page, currency)}</p>
      <dl>
        {lettingRows(texts, model).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function lettingRows(texts: Texts, model: ReportModel): Row[] {
  const currency = onlyCurrency(model.currencies);
  const facts = lettingFactsOf(model.facts, model.data.appendix);
  return [
    ...incomeRows(texts, facts, currency),
    ...rentRows(texts, facts, currency),
    returnedRow(texts, facts),
  ];
}

type Row = readonly [name: string, value: string, definition: string];

function incomeRows(texts: Texts, { income }: LettingFacts, currency: string | null): Row[] {
  const { t, format } = texts;
  const unknown = t('results.undetermined');
  const of = (count: number | undefined) =>
    income && count !== undefined
      ? t('report.letting.ofMonths', { n: count, total: income.months })
      : unknown;
  return [
    [
      t('facts.name.income'),
      income ? format.amount(resultDecimal(income.median, currency), currency) : unknown,
      t('facts.define.income'),
    ],
    [t('report.letting.withIncome'), of(income?.withIncome), t('report.letting.withIncomeText')],
    [t('report.letting.steady'), of(income?.steady), t('report.letting.steadyText')],
  ];
}

function rentRows(texts: Texts, { rent }: LettingFacts, currency: string | null): Row[] {
  const { t, format, language } = texts;
  const unknown = t('results.undetermined');
  if (!rent?.isHere) {
    return [
      [t('report.letting.rent'), rent ? t('report.letting.notHere') : unknown, t('report.letting.rentText')],
    ];
  }
  const names = monthNamesOf(language);
  const { median, share, months, hasWholeMonth, missed, paidOn } = rent;
  const missedText =
    months === null
      ? t(hasWholeMonth ? 'report.letting.notListed' : 'report.letting.noWholeMonth')
      : missed.length === 0
        ? t('report.letting.noneMissed')
        : t('report.letting.missed', {
            months: joinedTexts(missed.map((month) => names.compact(month))),
          });
  return [
    [
      t('report.letting.rent'),
      median === null ? unknown : format.amount(resultDecimal(median, currency), currency),
      [
        t('report.letting.rentText'),
        ...(share === null ? [] : [t('report.letting.rentShare', { share: format.share(share) })]),
      ].join(' '),
    ],
    [
      t('report.letting.paid'),
      months === null ? unknown : t('report.letting.ofMonths', { n: months - missed.length, total: months }),
      missedText,
    ],
    ...(paidOn
      ? [
          [
            t('report.letting.paidOn'),
            paidOn.from === paidOn.to
              ? t('report.letting.day', { day: paidOn.from })
              : t('report.letting.days', { from: paidOn.from, to: paidOn.to }),
            t('report.letting.paidOnText'),
          ] as const,
        ]
      : []),
  ];
}

function returnedRow({ t, format }: Texts, { returned }: LettingFacts): Row {
  return [
    t('facts.name.returned'),
    returned === null ? t('results.undetermined') : format.count(returned),
    t('facts.define.returned'),
  ];
}
