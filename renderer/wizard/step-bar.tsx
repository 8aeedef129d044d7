import { UnstyledButton } from '@mantine/core';
import { useTexts } from '../base/language';
import { type ImportStep, importSteps } from '../import/queue/import-context';

interface StepBarProps {
  step: ImportStep;
  isOpen: (step: ImportStep) => boolean;
  onChoose: (step: ImportStep) => void;
}

export function StepBar({ step, isOpen, onChoose }: StepBarProps) {
  const { t } = useTexts();
  return (
    <nav aria-label={t('import.steps')} className="steps">
      <ol>
        {importSteps.map((one, index) => (
          <li key={one}>
            <UnstyledButton
              className="step"
              aria-current={one === step ? 'step' : undefined}
              disabled={!isOpen(one)}
              onClick={() => onChoose(one)}
            >
              <span className="step-number" aria-hidden>
                {index + 1}
              </span>
              {t(`import.step.${one}`)}
            </UnstyledButton>
          </li>
        ))}
      </ol>
    </nav>
  );
}
