import './answer-view.css';
import type { ReactNode } from 'react';

interface ScrollBoxProps {
  label: string;
  className: string;
  children: ReactNode;
}

/** What may be longer than its place: it scrolls inside, by keyboard too. */
export function ScrollBox({ label, className, children }: ScrollBoxProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={`answer-scroll ${className}`} tabIndex={0} aria-label={label}>
      {children}
    </section>
  );
}
