import { useTexts } from '../../base/language';

interface MixedCurrenciesProps {
  /** Of the result beside it; a sentence stands only where there is none. */
  currency: string | null;
  all: readonly string[];
}

/** Why the amounts of a result stand without a currency, on the screen and on paper. */
export function MixedCurrencies({ currency, all }: MixedCurrenciesProps) {
  const { t, language } = useTexts();
  if (currency !== null || all.length === 1) return null;
  if (all.length === 0) return <p className="note dim">{t('results.unknownCurrency')}</p>;
  const currencies = new Intl.ListFormat(language).format(all);
  return <p className="note dim">{t('results.mixedCurrencies', { currencies })}</p>;
}
