/** A piece of a line. */
export interface HelpSpan {
  readonly text: string;
  readonly look?: 'strong' | 'code' | 'link';
  /** Of a link: the page it leads to. */
  readonly to?: string;
}

export type HelpBlock =
  | { readonly kind: 'text'; readonly spans: readonly HelpSpan[] }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly (readonly HelpSpan[])[] }
  | {
      readonly kind: 'table';
      readonly head: readonly (readonly HelpSpan[])[];
      readonly rows: readonly (readonly (readonly HelpSpan[])[])[];
    }
  | { readonly kind: 'code'; readonly text: string };

export interface HelpSection {
  readonly title: string;
  /** 1 for the page itself. */
  readonly level: number;
  /** What leads here: codes of errors, checks, questions, results. */
  readonly topics: readonly string[];
  readonly blocks: readonly HelpBlock[];
}

export interface HelpPage {
  readonly id: string;
  readonly title: string;
  readonly sections: readonly HelpSection[];
}
