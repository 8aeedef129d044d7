import './questions.css';
import { Radio } from '@mantine/core';
import { Fragment, type ReactElement, useId } from 'react';
import { useTexts } from '../../base/language';

/** Lines of the file as one encoding reads them. */
export interface EncodingReading {
  readonly label: string;
  readonly lines: readonly { readonly line: number | null; readonly text: string }[];
}

interface EncodingChoicesProps {
  readings: readonly EncodingReading[];
  value: string;
  onChange: (label: string) => void;
  /** Id of the heading above, or a name of its own. */
  labelledBy?: string;
  label?: string;
}

/** The same lines under each encoding, next to each other; where they differ is marked (feature 3). */
export function EncodingChoices({ readings, value, onChange, labelledBy, label }: EncodingChoicesProps) {
  const { coded } = useTexts();
  const id = useId();
  return (
    <Radio.Group value={value} onChange={onChange} aria-labelledby={labelledBy} aria-label={label}>
      <div className="encodings">
        {readings.map((reading) => (
          <label className="choice" key={reading.label} htmlFor={`${id}-${reading.label}`}>
            <Radio
              id={`${id}-${reading.label}`}
              value={reading.label}
              aria-describedby={`${id}-${reading.label}-lines`}
              aria-labelledby={`${id}-${reading.label}-name`}
            />
            <span className="encoding-name" id={`${id}-${reading.label}-name`}>
              {coded('choice.encoding', reading.label)}
            </span>
            <span className="encoding-lines private" id={`${id}-${reading.label}-lines`}>
              {linesOf(
                reading,
                readings.filter((other) => other !== reading),
              )}
            </span>
          </label>
        ))}
      </div>
    </Radio.Group>
  );
}

/** The lines of one reading, each beside the same line of the others. */
export function linesOf(reading: EncodingReading, others: readonly EncodingReading[]): ReactElement[] {
  return reading.lines.map(({ line, text }, at) => (
    <EncodingLine
      // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place, two may read the same
      key={at}
      line={line}
      text={text}
      others={others.map((other) => other.lines[at]?.text ?? '')}
    />
  ));
}

function EncodingLine({
  line,
  text,
  others,
}: {
  line: number | null;
  text: string;
  others: readonly string[];
}) {
  const { t, format } = useTexts();
  return (
    <span className="encoding-line">
      {line === null ? null : (
        <span className="encoding-at">{t('rows.lineNumber', { number: format.count(line) })}</span>
      )}
      <span className="raw-text">
        {piecesOf(text, others).map((piece) => (
          <Fragment key={piece.at}>{piece.differs ? <mark>{piece.text}</mark> : piece.text}</Fragment>
        ))}
      </span>
    </span>
  );
}

interface Piece {
  readonly at: number;
  readonly text: string;
  readonly differs: boolean;
}

/** A text cut where it begins or ceases to differ from the others, which have as many signs. */
export function piecesOf(text: string, others: readonly string[]): Piece[] {
  const pieces: Piece[] = [];
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? '';
    const differs = others.some((other) => other.length === text.length && other[at] !== sign);
    const last = pieces.at(-1);
    if (last?.differs === differs) pieces[pieces.length - 1] = { ...last, text: last.text + sign };
    else pieces.push({ at, text: sign, differs });
  }
  return pieces;
}
