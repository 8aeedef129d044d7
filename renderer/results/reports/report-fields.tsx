import './reports.css';
import { Button, Checkbox, Group, Radio, SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import { type ChangeEvent, useRef, useState } from 'react';
import {
  type Language,
  language as languageSchema,
  type ReportOptions,
  type ReportPart,
  reportForm,
  reportParts,
} from '../../../preload/contract';
import { nameOfLanguage, useTexts } from '../../base/language';
import { DayField } from './day-field';
import { drawLogo } from './draw-logo';

interface ReportFieldsProps {
  /** Only a person has a short form for a landlord, and areas that are nobody's business. */
  isPerson: boolean;
  options: ReportOptions;
  onChange: (change: Partial<ReportOptions>) => void;
}

/** Everything that is asked before a report is printed. */
export function ReportFields({ isPerson, options, onChange }: ReportFieldsProps) {
  const { t, format } = useTexts();
  const isFull = options.form === 'full';
  return (
    <Stack gap="sm">
      <Group gap="xs">
        <Text size="sm" fw={600} id="report-language">
          {t('results.reportLanguage')}
        </Text>
        <SegmentedControl
          aria-labelledby="report-language"
          data={languageSchema.options.map((value) => ({ value, label: nameOfLanguage(value, format) }))}
          value={options.language}
          onChange={(value) => onChange({ language: value as Language })}
        />
      </Group>
      {isPerson ? (
        <Radio.Group
          label={t('report.options.form')}
          value={options.form}
          onChange={(value) => onChange({ form: reportForm.parse(value) })}
        >
          <Stack gap={6} mt={4}>
            {reportForm.options.map((form) => (
              <Radio
                key={form}
                value={form}
                label={t(`report.options.form.${form}`)}
                description={t(`report.options.formText.${form}`)}
              />
            ))}
          </Stack>
        </Radio.Group>
      ) : null}
      {isFull ? <Parts leftOut={options.leftOut} onChange={(leftOut) => onChange({ leftOut })} /> : null}
      <Checkbox
        label={t('report.options.mask')}
        description={t('report.options.maskText')}
        checked={options.masksAccounts || !isFull}
        disabled={!isFull}
        onChange={(event) => onChange({ masksAccounts: event.currentTarget.checked })}
      />
      {isPerson && isFull ? <SensitiveAreas options={options} onChange={onChange} /> : null}
      <Group grow align="start">
        <TextInput
          label={t('report.field.purpose')}
          maxLength={200}
          value={options.purpose}
          onChange={(event) => onChange({ purpose: event.currentTarget.value })}
        />
        <TextInput
          label={t('report.field.recipient')}
          maxLength={200}
          value={options.recipient}
          onChange={(event) => onChange({ recipient: event.currentTarget.value })}
        />
        <DayField
          label={t('report.field.deleteBy')}
          value={options.deleteBy}
          onChange={(deleteBy) => onChange({ deleteBy })}
        />
      </Group>
      <IssuerFields issuer={options.issuer} onChange={(issuer) => onChange({ issuer })} />
    </Stack>
  );
}

interface PartsProps {
  leftOut: readonly ReportPart[];
  onChange: (leftOut: ReportPart[]) => void;
}

function Parts({ leftOut, onChange }: PartsProps) {
  const { t } = useTexts();
  return (
    <Checkbox.Group
      label={t('report.options.parts')}
      description={t('report.options.partsText')}
      value={reportParts.filter((part) => !leftOut.includes(part))}
      onChange={(chosen) => onChange(reportParts.filter((part) => !chosen.includes(part)))}
    >
      <Group gap="md" mt={6}>
        {reportParts.map((part) => (
          <Checkbox key={part} value={part} label={t(`report.options.part.${part}`)} />
        ))}
      </Group>
    </Checkbox.Group>
  );
}

function SensitiveAreas({ options, onChange }: Omit<ReportFieldsProps, 'isPerson'>) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(options.sensitivePurpose !== null);
  return (
    <Stack gap={6}>
      <Checkbox
        label={t('report.options.sensitive')}
        description={t('report.options.sensitiveText')}
        checked={isOpen}
        onChange={(event) => {
          setOpen(event.currentTarget.checked);
          onChange({ sensitivePurpose: null });
        }}
      />
      {isOpen ? (
        <TextInput
          label={t('report.field.sensitivePurpose')}
          description={t('report.options.sensitivePurposeText')}
          required
          error={options.sensitivePurpose === null ? t('report.options.sensitiveMissing') : null}
          maxLength={200}
          value={options.sensitivePurpose ?? ''}
          onChange={(event) => onChange({ sensitivePurpose: event.currentTarget.value.trimStart() || null })}
        />
      ) : null}
    </Stack>
  );
}

interface IssuerFieldsProps {
  issuer: ReportOptions['issuer'];
  onChange: (issuer: ReportOptions['issuer']) => void;
}

function IssuerFields({ issuer, onChange }: IssuerFieldsProps) {
  const { t } = useTexts();
  const chooser = useRef<HTMLInputElement>(null);
  const [isRefused, setRefused] = useState(false);
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.currentTarget.files ?? [];
    event.currentTarget.value = '';
    if (!file) return;
    const logo = await drawLogo(file).catch(() => null);
    setRefused(logo === null);
    if (logo !== null) onChange({ ...issuer, logo });
  };
  return (
    <Group align="end" gap="sm">
      <TextInput
        label={t('report.options.issuer')}
        maxLength={100}
        value={issuer.name}
        onChange={(event) => onChange({ ...issuer, name: event.currentTarget.value })}
      />
      <input
        ref={chooser}
        type="file"
        accept="image/png,image/jpeg,image/webp,image/gif,image/bmp"
        aria-label={t('report.options.chooseLogo')}
        tabIndex={-1}
        hidden
        onChange={(event) => void choose(event)}
      />
      {issuer.logo ? <img className="report-logo" src={issuer.logo} alt={t('report.options.logo')} /> : null}
      <Button onClick={() => chooser.current?.click()}>{t('report.options.chooseLogo')}</Button>
      {issuer.logo ? (
        <Button onClick={() => onChange({ ...issuer, logo: null })}>{t('report.options.noLogo')}</Button>
      ) : null}
      {isRefused ? (
        <Text role="alert" size="sm">
          {t('report.options.logoRefused')}
        </Text>
      ) : null}
    </Group>
  );
}
