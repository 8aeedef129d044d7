import type { ReactNode } from 'react';

interface SectionProps {
  id: string;
  title: string;
  about?: string;
  children: ReactNode;
}

/** A part of the report with its heading, which becomes a bookmark. It follows what is before it, so that no page stays empty. */
export function Section({ id, title, about, children }: SectionProps) {
  return (
    <section id={id} className="section">
      <header>
        <h2>{title}</h2>
        {about ? <p className="about">{about}</p> : null}
      </header>
      {children}
    </section>
  );
}
