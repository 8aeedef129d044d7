import { Button, Menu } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconDownload, IconFileTypePdf, IconTableExport } from '@tabler/icons-react';
import { useState } from 'react';
import {
  type Answer,
  type BridgeError,
  type Customer,
  choicesOf,
  type Language,
  language as languageSchema,
} from '../../preload/contract';
import { useScreenAction } from '../base/keys/screen-actions';
import { kontor } from '../base/kontor';
import { nameOfLanguage, useTexts } from '../base/language';
import { useSettings } from '../base/settings-context';
import { useAction } from '../base/use-action';
import { withNames } from '../ui/names/with-names';
import { tablesOf } from './exports/case-tables';
import { savedCaseOf } from './exports/saved-case';
import type { ShownCase } from './exports/shown-case';
import { csvFilesOf, workbookOfTables } from './exports/table-files';
import { ReportDialog } from './reports/report-dialog';

interface SaveActionsProps {
  customer: Pick<Customer, 'id' | 'name' | 'type'> | undefined;
  customerId: string;
  canSave: boolean;
  /** What the screen shows now; null before there is anything. */
  shown: () => ShownCase | null;
  onError: (error: BridgeError | null) => void;
}

/** Saves what the screen shows; the language of the report is chosen apart from that of the window (feature 62). */
export function SaveActions({ customer, customerId, canSave, shown, onError }: SaveActionsProps) {
  const texts = useTexts();
  const { t } = texts;
  const { reportHabits } = useSettings();
  const [isAsking, setAsking] = useState(false);
  const report = useAction((language: Language) =>
    kontor().report.save(customerId, { ...choicesOf(reportHabits), language }),
  );
  const json = useAction((now: ShownCase) => kontor().results.save(customerId, savedCaseOf(texts, now)));
  const tables = useAction((kind: 'xlsx' | 'csv', now: ShownCase) => {
    const made = tablesOf(texts, now);
    const bytes = kind === 'xlsx' ? workbookOfTables(made) : csvFilesOf(made, texts.language);
    return kontor().results.saveTables(kind, bytes);
  });
  const finish = (answer: Answer<{ fileName: string } | null>) => {
    onError(answer.ok ? null : answer.error);
    if (answer.ok && answer.value)
      notifications.show({ message: withNames(t('results.saved', { name: answer.value.fileName })) });
  };
  const saveTables = (kind: 'xlsx' | 'csv') => {
    const now = shown();
    if (now) void tables.run(kind, now).then(finish);
  };
  useScreenAction('results.xlsx', () => saveTables('xlsx'), canSave);
  useScreenAction('results.csv', () => saveTables('csv'), canSave);
  useScreenAction('results.report', () => setAsking(true), canSave && customer !== undefined);
  return (
    <>
      <Button
        data-command="results.json"
        leftSection={<IconDownload size={15} aria-hidden />}
        disabled={!canSave}
        loading={json.isRunning}
        onClick={() => {
          const now = shown();
          if (now) void json.run(now).then(finish);
        }}
      >
        {t('results.saveJson')}
      </Button>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button
            leftSection={<IconTableExport size={15} aria-hidden />}
            disabled={!canSave}
            loading={tables.isRunning}
          >
            {t('exports.tables')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {(['xlsx', 'csv'] as const).map((kind) => (
            <Menu.Item key={kind} onClick={() => saveTables(kind)}>
              {t(`exports.kind.${kind}`)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button
            variant="filled"
            leftSection={<IconFileTypePdf size={15} aria-hidden />}
            disabled={!canSave}
            loading={report.isRunning}
          >
            {t('results.saveReport')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{t('results.reportLanguage')}</Menu.Label>
          {languageSchema.options.map((option) => (
            <Menu.Item key={option} onClick={() => void report.run(option).then(finish)}>
              {nameOfLanguage(option, texts.format)}
            </Menu.Item>
          ))}
          {customer ? (
            <>
              <Menu.Divider />
              <Menu.Item onClick={() => setAsking(true)}>{t('report.options.open')}</Menu.Item>
            </>
          ) : null}
        </Menu.Dropdown>
      </Menu>
      {isAsking && customer ? <ReportDialog customer={customer} onClose={() => setAsking(false)} /> : null}
    </>
  );
}
