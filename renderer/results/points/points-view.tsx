import { numberOfRule, type PointRule, pointRulesVersion } from '../../../preload/contract/points';
import { type Said, type Texts, useTexts } from '../../base/language';
import type { Point } from './evaluate-points';

interface PointsViewProps {
  points: readonly Point[];
  currency: string | null;
  onIds?: (title: Said, ids: readonly string[]) => void;
  /** On paper each mark has a line for its explanation. */
  isPrinted?: boolean;
}

/** Shape and word, colour last. */
const shapes = { clarify: '▲', note: '●', information: '○' } as const;
type Fired = keyof typeof shapes;

/** For the eye: its word stands beside it. */
function Mark({ of }: { of: Fired }) {
  return <span aria-hidden>{shapes[of]}</span>;
}

const isFired = (point: Point): point is Point & { level: Fired; value: number } => point.level in shapes;

/** What the rules found, which passed, and which could not be checked and why. */
export function PointsView({ points, currency, onIds, isPrinted = false }: PointsViewProps) {
  const texts = useTexts();
  const { t } = texts;
  const fired = points.filter(isFired);
  const passed = points.filter(({ level }) => level === 'passed');
  const open = points.filter(({ level }) => level === 'notCheckable');
  const checked = fired.length + passed.length;
  return (
    <div className="points">
      {fired.length === 0 ? <p className="sentence">{t('points.none', { count: checked })}</p> : null}
      {fired.length > 0 ? (
        <div className="table-scroll">
          <table className="data-table">
            <caption className="hidden-text">{t('points.title')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('points.level')}</th>
                <th scope="col">{t('points.what')}</th>
                <th scope="col" className="number">
                  {t('points.value')}
                </th>
                <th scope="col">{t('points.threshold')}</th>
                <th scope="col" className="number">
                  {t('results.bookings')}
                </th>
              </tr>
            </thead>
            <tbody>
              {fired.map((point) => (
                <FiredRow
                  key={point.rule.key}
                  point={point}
                  currency={currency}
                  onIds={onIds}
                  isPrinted={isPrinted}
                />
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
      {passed.length > 0 ? (
        <>
          <h3>{t('points.passed')}</h3>
          <ul className="plain-list">
            {passed.map((point) => (
              <li key={point.rule.key}>
                {`${numberOfRule(point.rule.key)} ${ruleName(texts, point.rule)}: ${valueText(texts, point.rule, point.value ?? 0, currency)} (${thresholdText(texts, point.rule, currency)})`}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {open.length > 0 ? (
        <>
          <h3>{t('points.notCheckable')}</h3>
          <ul className="plain-list">
            {open.map((point) => (
              <li key={point.rule.key}>
                {`${numberOfRule(point.rule.key)} ${ruleName(texts, point.rule)}: ${texts.coded('points.why', point.why ?? 'noAnswer')}`}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <p className="note quiet">{t('points.about', { version: pointRulesVersion })}</p>
    </div>
  );
}

/** Between the two thresholds of a rule. */
const parted = ' · ';

interface FiredRowProps extends Omit<PointsViewProps, 'points'> {
  point: Point & { level: Fired; value: number };
}

function FiredRow({ point, currency, onIds, isPrinted }: FiredRowProps) {
  const texts = useTexts();
  const { t } = texts;
  const { rule, level, value, ids } = point;
  const name = ruleName(texts, rule);
  const count = texts.format.count(ids.length);
  return (
    <tr data-level={level}>
      <td className="nowrap">
        <Mark of={level} /> {t(`points.level.${level}`)}
      </td>
      <th scope="row">
        <span className="rule-number">{numberOfRule(rule.key)}</span> {name}
        <span className="rule-sentence private">{sentenceOf(texts, point, currency)}</span>
        {isPrinted ? <span className="explanation">{t('points.explanation')}</span> : null}
      </th>
      <td className="number private">{valueText(texts, rule, value, currency)}</td>
      <td>
        {thresholdText(texts, rule, currency)
          .split(parted)
          .map((bound) => (
            <div key={bound} className="nowrap">
              {bound}
            </div>
          ))}
      </td>
      <td className="number">
        {ids.length === 0 ? '–' : null}
        {ids.length > 0 && onIds ? (
          <button
            type="button"
            className="link-button"
            onClick={() => onIds((one) => ruleName(one, rule), ids)}
          >
            {count}
          </button>
        ) : null}
        {ids.length > 0 && !onIds ? count : null}
      </td>
    </tr>
  );
}

interface HeaviestPointsProps extends Pick<PointsViewProps, 'points' | 'currency'> {
  /** Of the page: it says how amounts are written there. */
  texts: Texts;
}

/** The three heaviest in a sentence each, for the first page. */
export function HeaviestPoints({ texts, points, currency }: HeaviestPointsProps) {
  const { t } = texts;
  const fired = points.filter(isFired);
  const checked = points.filter(({ level }) => level !== 'notCheckable').length;
  if (fired.length === 0) return <p className="sentence">{t('points.none', { count: checked })}</p>;
  return (
    <>
      <h3>{t('points.heaviest')}</h3>
      <ul className="plain-list">
        {fired.slice(0, 3).map((point) => (
          <li key={point.rule.key} className="private">
            <Mark of={point.level} />{' '}
            {`${t(`points.level.${point.level}`)}: ${sentenceOf(texts, point, currency)}`}
          </li>
        ))}
      </ul>
      {fired.length > 3 ? <p className="quiet">{t('points.more', { count: fired.length - 3 })}</p> : null}
    </>
  );
}

function ruleName({ coded }: Texts, rule: PointRule): string {
  return coded('points.rule', rule.key);
}

/** How a value stands in its sentence: German says „in 2 Monaten“ and „das 5,9-Fache“. */
type Form = 'plain' | 'dative' | 'noun';
const formIn: Readonly<Record<string, Form>> = { P3: 'dative', P4: 'dative', C4: 'noun' };

/** The finding in one sentence. */
function sentenceOf(texts: Texts, point: Point, currency: string | null): string {
  const { rule, value, of, day } = point;
  return texts.coded('points.say', rule.key, {
    value: valueText(texts, rule, value ?? 0, currency, formIn[rule.key]),
    of: of ?? '–',
    day: day ?? '–',
  });
}

function valueText(
  { t, format }: Texts,
  { unit, note, clarify, currency: own }: PointRule,
  value: number,
  currency: string | null,
  form: Form = 'plain',
): string {
  switch (unit) {
    case 'percent':
      return format.share(value, placesThatTell(value, [note, clarify]));
    case 'amount':
      return format.amount(String(value), own ?? currency);
    case 'days':
    case 'months':
      return t(`points.${form === 'dative' ? 'dative' : 'unit'}.${unit}`, { count: value });
    case 'factor':
      return t(form === 'noun' ? 'points.noun.factor' : 'points.unit.factor', { value });
    default:
      return format.count(value);
  }
}

/** As many places as it takes to see on which side of its thresholds a share lies; one where that is enough. */
function placesThatTell(value: number, bounds: readonly (number | null)[]): number {
  const isTold = (places: number) =>
    bounds.every(
      (bound) =>
        bound === null ||
        Math.sign(Math.round(value * 10 ** places) / 10 ** places - bound) === Math.sign(value - bound),
    );
  return [1, 2, 3, 4, 5].find(isTold) ?? 6;
}

function thresholdText(texts: Texts, rule: PointRule, currency: string | null): string {
  const { t } = texts;
  const bounds = (['note', 'clarify'] as const).flatMap((level) => {
    const bound = rule[level];
    if (bound === null) return [];
    const value = valueText(texts, rule, bound, currency, rule.fires === 'above' ? 'plain' : 'dative');
    return [`${shapes[level]} ${t(`points.${rule.fires}`, { value })}`];
  });
  return bounds.join(parted) || t('points.noThreshold');
}
