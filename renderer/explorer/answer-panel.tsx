import { Alert, Button, Group, SegmentedControl, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconDownload, IconExternalLink } from '@tabler/icons-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type {
  ExplorerAnswer,
  ExplorerEndpoint,
  ExplorerOutcome,
  ExplorerRequest,
} from '../../preload/contract';
import { AnswerTree } from '../answer-view/answer-tree';
import { ScrollBox } from '../answer-view/scroll-box';
import { kontor } from '../base/kontor';
import { useTexts } from '../base/language';
import { useAction } from '../base/use-action';
import { FailureNotice } from '../ui/failure-notice';
import { withNames } from '../ui/names/with-names';
import { Panel } from '../ui/panel';
import { StatusBadge, type Tone } from '../ui/status-badge';
import { tableOf } from './answer-rows';
import { AnswerTableView } from './answer-table';
import { MissingScope } from './missing-scope';
import { UnknownOutcome } from './unknown-outcome';

const tones: Record<ExplorerOutcome, Tone> = {
  answered: 'good',
  stillRunning: 'busy',
  refused: 'bad',
  noAnswer: 'ask',
  notSent: 'neutral',
  stopped: 'neutral',
  unknown: 'ask',
};

interface AnswerPanelProps {
  answer: ExplorerAnswer;
  request: ExplorerRequest;
  endpoint: ExplorerEndpoint;
  endpoints: readonly ExplorerEndpoint[];
}

/** What came back: how it ended in words, then the answer as tree, table, text or file. */
export function AnswerPanel({ answer, request, endpoint, endpoints }: AnswerPanelProps) {
  const { t, format } = useTexts();
  const { outcome, status, durationMs, correlationId, error } = answer;
  const head = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is shown when it comes, also below the fold
  useEffect(() => head.current?.scrollIntoView({ block: 'nearest' }), [answer]);
  return (
    <Panel title={t('explorer.answer')}>
      <div className="explorer-facts" role="status" ref={head}>
        <StatusBadge tone={tones[outcome]}>
          {t(`explorer.outcome.${outcome}`)}
          {status === null ? '' : ` (${status})`}
        </StatusBadge>
        <Text span size="xs" c="dimmed">
          {format.seconds(durationMs / 1_000)}
        </Text>
        {correlationId ? (
          <Text span size="xs" c="dimmed" className="selectable">
            {t('explorer.correlation')}: {correlationId}
          </Text>
        ) : null}
      </div>
      {outcome === 'unknown' ? (
        <UnknownOutcome endpoint={endpoint} endpoints={endpoints} />
      ) : (
        <FailureNotice error={outcome === 'stillRunning' ? null : error} />
      )}
      {answer.missingScope ? <MissingScope missing={answer.missingScope} request={request} /> : null}
      <AnswerNotes answer={answer} />
      <AnswerBody answer={answer} />
    </Panel>
  );
}

function AnswerNotes({ answer }: Pick<AnswerPanelProps, 'answer'>) {
  const { t } = useTexts();
  const notes = [
    answer.outcome === 'answered' && !answer.isExpectedShape ? t('explorer.otherShape') : null,
    answer.isWithheld ? t('explorer.withheld') : null,
    answer.isCut ? t('explorer.cut') : null,
  ].filter((note) => note !== null);
  return notes.map((note) => (
    <Alert key={note} color="yellow">
      {note}
    </Alert>
  ));
}

const views = ['tree', 'table', 'text'] as const;

function AnswerBody({ answer }: Pick<AnswerPanelProps, 'answer'>) {
  const { t, format } = useTexts();
  const [chosen, setChosen] = useState<(typeof views)[number] | null>(null);
  const { text, file } = answer;
  const value = useMemo((): unknown => (text === null ? undefined : JSON.parse(text)), [text]);
  const table = useMemo(() => tableOf(value), [value]);
  if (file) {
    return (
      <>
        <Text>{t('explorer.document', { size: format.bytes(file.bytes) })}</Text>
        <Text size="xs" c="dimmed" className="code selectable breakable">
          SHA-256 {file.sha256}
        </Text>
        <SaveAnswer />
      </>
    );
  }
  if (text === null) {
    return answer.outcome === 'answered' ? <Text c="dimmed">{t('explorer.noContent')}</Text> : null;
  }
  const view = chosen ?? (table ? 'table' : 'tree');
  return (
    <>
      <Group justify="space-between" gap="xs">
        <SegmentedControl
          aria-label={t('explorer.showAs')}
          value={view}
          onChange={(next) => setChosen(next as (typeof views)[number])}
          data={views
            .filter((one) => one !== 'table' || table)
            .map((one) => ({ value: one, label: t(`explorer.as.${one}`) }))}
        />
        <Group gap="xs">
          {answer.canBeOpened ? <OpenLink /> : null}
          <SaveAnswer />
        </Group>
      </Group>
      {view === 'tree' ? <AnswerTree value={value} /> : null}
      {view === 'table' && table ? <AnswerTableView table={table} /> : null}
      {view === 'text' ? (
        <ScrollBox className="explorer-text" label={t('explorer.as.text')}>
          <pre className="explorer-code private">{JSON.stringify(value, null, 2)}</pre>
        </ScrollBox>
      ) : null}
    </>
  );
}

/** The page behind the link of the answer; the link itself stays in main. */
function OpenLink() {
  const { t } = useTexts();
  const opening = useAction(kontor().explorer.openLink);
  return (
    <div>
      <Button
        leftSection={<IconExternalLink size={15} aria-hidden />}
        loading={opening.isRunning}
        onClick={() => void opening.run()}
      >
        {t('explorer.openLink')}
      </Button>
      <FailureNotice error={opening.error} />
    </div>
  );
}

function SaveAnswer() {
  const { t } = useTexts();
  const saving = useAction(kontor().explorer.saveAnswer);
  async function save() {
    const saved = await saving.run();
    if (saved.ok && saved.value)
      notifications.show({ message: withNames(t('ui.savedAs', { name: saved.value.fileName })) });
  }
  return (
    <div>
      <Button
        leftSection={<IconDownload size={15} aria-hidden />}
        loading={saving.isRunning}
        onClick={() => void save()}
      >
        {t('explorer.saveAnswer')}
      </Button>
      <FailureNotice error={saving.error} />
    </div>
  );
}
