import { type Said, type Texts, useTexts } from '../../base/language';
import { monthNamesOf } from '../../base/month-names';
import { useBasis } from '../answers/result-basis';
import { cellText } from '../answers/result-cell';
import type { KeyFact } from './key-facts';

interface KeyFactsViewProps {
  facts: readonly KeyFact[];
  currency: string | null;
  onIds?: (title: Said, ids: readonly string[]) => void;
  /** What stands beside a figure has a column of its own, so that a row is one line. */
  isWide?: boolean;
}

/** A key figure in words: name, value, what stands beside it, what it means. */
export function factWords(texts: Texts, fact: KeyFact, currency: string | null) {
  const { coded, t } = texts;
  const beside = fact.beside;
  return {
    name: coded('facts.name', fact.key),
    value: fact.cell === null ? t('results.undetermined') : cellText(texts, fact.cell, currency),
    beside: beside
      ? coded(`facts.beside`, beside.text, { value: cellText(texts, beside.cell, currency) })
      : '',
    definition: coded('facts.define', fact.key),
  };
}

/** The eight figures that are read first, in the window and on paper; each leads to its bookings. */
export function KeyFactsView({ facts, currency, onIds, isWide = false }: KeyFactsViewProps) {
  const texts = useTexts();
  return (
    <table className="data-table key-facts">
      <caption className="hidden-text">{texts.t('facts.title')}</caption>
      <thead className="hidden-text">
        <tr>
          <th scope="col">{texts.t('report.figures.figure')}</th>
          <th scope="col" className="number">
            {texts.t('report.figures.value')}
          </th>
          {isWide ? <th scope="col">{texts.t('report.figures.beside')}</th> : null}
          <th scope="col">{texts.t('report.figures.definition')}</th>
        </tr>
      </thead>
      <tbody>
        {facts.map((fact) => {
          const { name, value, beside, definition } = factWords(texts, fact, currency);
          return (
            <tr key={fact.key}>
              <th scope="row">{name}</th>
              <td className="number value private">
                {onIds && fact.ids.length > 0 ? (
                  <button
                    type="button"
                    className="link-button"
                    onClick={() => onIds((one) => factWords(one, fact, currency).name, fact.ids)}
                  >
                    {value}
                  </button>
                ) : (
                  value
                )}
                {beside && !isWide ? <span className="beside">{beside}</span> : null}
              </td>
              {isWide ? <td className="beside private">{beside}</td> : null}
              <td className="definition">{definition}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** From which months the figures come; with several currencies why there are none, and with none that it is not known. */
export function BasisLine({ currencies }: { currencies: readonly string[] }) {
  const { t, language } = useTexts();
  const { coverage } = useBasis();
  if (currencies.length > 1)
    return (
      <p className="dim">
        {t('facts.mixed', { currencies: new Intl.ListFormat(language).format(currencies) })}
      </p>
    );
  const months = (coverage?.months ?? []).filter((month) => coverage?.isComplete(month));
  const last = months.at(-1);
  return (
    <p className="dim">
      {last
        ? t('facts.basis', { count: months.length, month: monthNamesOf(language).long(last) })
        : t(coverage ? 'facts.noBasis' : 'facts.basisOfService')}
      {currencies.length === 0 ? ` ${t('results.unknownCurrency')}` : null}
    </p>
  );
}
