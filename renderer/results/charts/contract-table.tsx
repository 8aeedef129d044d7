import { useTexts } from '../../base/language';
import type { Contract } from '../answers/contract-list';
import { contractStateOf } from '../answers/contract-state';
import { useBasis } from '../answers/result-basis';
import { useMoney } from '../answers/use-money';

interface ContractTableProps {
  contracts: readonly Contract[];
  currency: string | null;
  /** Makes the number of bookings a button. */
  onPick?: (contract: Contract) => void;
}

/** Detected contracts as the service reports them; words it uses and we do not know stand as they are. */
export function ContractTable({ contracts, currency, onPick }: ContractTableProps) {
  const { t, coded, format } = useTexts();
  const money = useMoney(currency);
  const basis = useBasis();
  const stateOf = (contract: Contract) => {
    const state = contractStateOf(contract, basis);
    if (state.kind === 'unknown') return '–';
    return t(`results.contract.${state.kind}`, state.kind === 'notObserved' ? { day: state.since } : {});
  };
  const day = (value: string | null) => (value === null ? '–' : format.day(value));
  if (contracts.length === 0) return <p className="quiet">{t('results.contractsNone')}</p>;
  return (
    <div className="table-scroll">
      <table className="data-table">
        <caption className="hidden-text">{t('results.contracts')}</caption>
        <thead>
          <ContractHead isByCategory beside={[t('results.contract.state')]} />
        </thead>
        <tbody>
          {contracts.map((contract, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the service may repeat an identifier; the list never reorders
            <tr key={`${contract.id}-${index}`}>
              <th scope="row" className="private">
                {contract.partnerName ?? t('results.contract.unnamed')}
              </th>
              <td>{contract.category ? coded('results.category', contract.category) : '–'}</td>
              <td>{contract.interval ? coded('results.interval', contract.interval) : '–'}</td>
              <td className="day">{day(contract.firstDay)}</td>
              <td className="day">{day(contract.lastDay)}</td>
              <td>{stateOf(contract)}</td>
              <td className="number">
                {onPick && contract.transactionIds.length > 0 ? (
                  <button type="button" className="link-button" onClick={() => onPick(contract)}>
                    {format.count(contract.transactionIds.length)}
                  </button>
                ) : (
                  format.count(contract.transactionIds.length)
                )}
              </td>
              <td className="number private">{money.minor(contract.amount, contract.currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface ContractHeadProps {
  isByCategory?: boolean;
  /** What this table says of a contract beside what all of them say. */
  beside: readonly string[];
}

/** The columns that every table of contracts has, in their order. */
export function ContractHead({ isByCategory = false, beside }: ContractHeadProps) {
  const { t } = useTexts();
  const words = [
    t('results.contract.partner'),
    ...(isByCategory ? [t('results.contract.category')] : []),
    t('results.contract.interval'),
    t('results.contract.first'),
    t('results.contract.last'),
    ...beside,
  ];
  return (
    <tr>
      {words.map((word) => (
        <th key={word} scope="col">
          {word}
        </th>
      ))}
      {[t('results.bookings'), t('results.contract.amount')].map((word) => (
        <th key={word} scope="col" className="number">
          {word}
        </th>
      ))}
    </tr>
  );
}
