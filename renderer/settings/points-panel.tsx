import { Button, NumberInput } from '@mantine/core';
import { type Answer, decimalSignOf, type Settings } from '../../preload/contract';
import {
  numberOfRule,
  type PointRule,
  type PointThresholds,
  pointRules,
} from '../../preload/contract/points';
import { announceChange } from '../base/announced-changes';
import { kontor } from '../base/kontor';
import { useTexts } from '../base/language';
import { Panel } from '../ui/panel';
import { broughtBack } from './thresholds-brought-back';

interface PointsPanelProps {
  settings: Settings;
  onSave: (change: Partial<Settings>) => Promise<Answer<Settings>>;
}

const levels = ['note', 'clarify'] as const;

/** Thresholds of the points to check; an empty field never fires. */
export function PointsPanel({ settings, onSave }: PointsPanelProps) {
  const { t, coded } = useTexts();
  const changed = settings.pointThresholds;
  const nameOf = (rule: PointRule) => {
    const name = `${numberOfRule(rule.key)} ${coded('points.rule', rule.key)}`;
    return rule.key.includes('.') && rule.for !== 'both' && rule.key.endsWith(rule.for)
      ? t(`points.of.${rule.for}`, { name })
      : name;
  };
  const set = (rule: PointRule, level: (typeof levels)[number], raw: number | string) => {
    const value = typeof raw === 'number' && raw >= 0 ? raw : null;
    const { note, clarify } = { ...rule, ...changed[rule.key] };
    if ((level === 'note' ? note : clarify) === value) return;
    void onSave({ pointThresholds: { ...changed, [rule.key]: { note, clarify, [level]: value } } });
  };
  const setAll = async (pointThresholds: PointThresholds) => {
    const answer = await onSave({ pointThresholds });
    return answer.ok ? null : answer.error;
  };
  /** What was typed since then stays, wherever the panel is by then. */
  async function bringBack(gone: PointThresholds) {
    const now = await kontor().app.settings();
    return now.ok ? setAll(broughtBack(gone, now.value.pointThresholds)) : now.error;
  }
  /** Each of them was typed by somebody: all at once go with the way back beside it. */
  async function reset() {
    if ((await setAll({})) !== null) return;
    const text = t('points.wereReset', { count: Object.keys(changed).length });
    announceChange({ text, undo: () => bringBack(changed) });
  }
  return (
    <Panel title={t('points.settings')}>
      <p className="dim">{t('points.settingsText')}</p>
      <table className="point-thresholds" aria-label={t('points.settings')}>
        <thead>
          <tr>
            <th scope="col">{t('points.what')}</th>
            <th scope="col">{t('points.fires')}</th>
            {levels.map((level) => (
              <th key={level} scope="col">
                {t(`points.level.${level}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pointRules
            .filter(({ isOff }) => !isOff)
            .map((rule) => (
              <tr key={rule.key}>
                <th scope="row">{nameOf(rule)}</th>
                <td className="dim">
                  {t('points.in', {
                    fires: t(`points.fires.${rule.fires}`),
                    unit: t(`points.unitName.${rule.unit}`),
                  })}
                </td>
                {levels.map((level) => (
                  <td key={level}>
                    <ThresholdField
                      label={t('points.thresholdOf', {
                        rule: nameOf(rule),
                        level: t(`points.level.${level}`),
                      })}
                      value={{ ...rule, ...changed[rule.key] }[level]}
                      onLeave={(value) => set(rule, level, value)}
                    />
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
      <div>
        <Button
          data-command="points.reset"
          disabled={Object.keys(changed).length === 0}
          onClick={() => void reset()}
        >
          {t('points.reset')}
        </Button>
      </div>
    </Panel>
  );
}

interface ThresholdFieldProps {
  label: string;
  value: number | null;
  onLeave: (value: number | string) => void;
}

/** Saved when the field is left, so that a number half typed never counts. */
function ThresholdField({ label, value, onLeave }: ThresholdFieldProps) {
  const { language } = useTexts();
  return (
    <NumberInput
      key={value ?? 'none'}
      aria-label={label}
      defaultValue={value ?? ''}
      min={0}
      max={1_000_000}
      decimalScale={2}
      decimalSeparator={decimalSignOf(language)}
      hideControls
      w={110}
      onBlur={(event) => {
        const text = event.currentTarget.value.replace(',', '.').trim();
        onLeave(text === '' ? '' : Number(text));
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur();
      }}
    />
  );
}
