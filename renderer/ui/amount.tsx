import { useTexts } from '../base/language';

interface AmountProps {
  /** Exact decimal string. */
  value: string | null;
  currency: string | null;
}

/** Right-aligned, tabular, blurred in the masked mode; money out keeps its minus sign beside the colour. */
export function Amount({ value, currency }: AmountProps) {
  const { format } = useTexts();
  if (value === null) return <span className="amount">–</span>;
  return (
    <span className="amount private" data-direction={value.startsWith('-') ? 'out' : 'in'}>
      {format.amount(value, currency)}
    </span>
  );
}
