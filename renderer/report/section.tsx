import type { ReactNode } from 'react';

interface SectionProps {
  id: string;
  title: string;
  about?: string;
  /** `page` begins on a new page. */
  breaks?: 'page' | 'none';
  children: ReactNode;
}

/** A part of the report with its heading; the heading becomes a bookmark. */
export function Section({ id, title, about, breaks = 'page', children }: SectionProps) {
  return (
    <section id={id} className="section" data-breaks={breaks}>
      <header>
        <h2>{title}</h2>
        {about ? <p className="about">{about}</p> : null}
      </header>
      {children}
    </section>
  );
}
