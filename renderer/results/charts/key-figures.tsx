import { Tooltip, UnstyledButton } from '@mantine/core';

export interface KeyFigure {
  name: string;
  value: string;
  /** What the figure means; shown on hover and on focus. */
  definition: string;
  /** Whose figure it is, where both kinds may stand. */
  origin?: string;
  /** The service's own figure beside one that is computed here. */
  beside?: string;
}

/** Figures side by side, each with its definition behind its name (feature 54). */
export function KeyFigures({
  figures,
  size = 'large',
}: {
  figures: readonly KeyFigure[];
  size?: 'large' | 'small';
}) {
  return (
    <dl className="key-figures" data-size={size}>
      {figures.map((figure) => (
        <div key={figure.name}>
          <dt>
            <Tooltip
              label={figure.definition}
              multiline
              w={300}
              events={{ hover: true, focus: true, touch: true }}
            >
              <UnstyledButton className="definition-mark" component="span" tabIndex={0}>
                {figure.name}
              </UnstyledButton>
            </Tooltip>
          </dt>
          <dd className="private">{figure.value}</dd>
          {figure.origin ? <dd className="origin">{figure.origin}</dd> : null}
          {figure.beside ? <dd className="origin beside private">{figure.beside}</dd> : null}
        </div>
      ))}
    </dl>
  );
}
