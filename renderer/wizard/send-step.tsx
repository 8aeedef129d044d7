import { Button, Group, Stack } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { Customer, ImportSummary } from '../../preload/contract';
import { kontor } from '../base/kontor';
import { useTexts } from '../base/language';
import { useLive } from '../base/use-live';
import { useLoaded } from '../base/use-loaded';
import { PersonDoubtList } from '../import/accounts/person-doubt-list';
import { blockedKey } from '../import/accounts/person-doubts';
import { usePersonDoubts } from '../import/accounts/use-person-doubts';
import { blockedRows } from '../import/files/file-rows';
import { SentOtherwise } from '../import/pairs/sent-otherwise';
import { useImport } from '../import/queue/import-context';
import { Busy } from '../ui/busy';
import { ChangedSince } from '../uploads/changed-since';
import { PlanView } from '../uploads/plan-view';
import { SendFailure } from '../uploads/send-failure';
import { SlowService } from '../uploads/slow-service';
import { StartUpload } from '../uploads/start-upload';
import { UploadProgress } from '../uploads/upload-progress';
import { newestUpload } from '../uploads/upload-state';

interface SendStepProps {
  summary: ImportSummary;
  customerId: string;
}

/** First what would be sent, then the sending, then the way on. */
export function SendStep({ summary, customerId }: SendStepProps) {
  const { queue, session, change } = useImport();
  const uploads = useLive('uploads.changed');
  /** A stopped upload that the user does not want to resume. */
  const [leftId, setLeftId] = useState<string | null>(null);
  const customers = useLive('customers.changed');
  const started = uploads?.find((one) => one.id === session.uploadId);
  const upload = started ?? newestUpload(uploads ?? [], summary.id);
  const isDone = upload?.state === 'done';
  const doneId = isDone ? upload.id : null;
  /** Upload after whose end the import was looked at again. */
  const [lookedAtId, setLookedAtId] = useState<string | null>(null);
  // Only while the user is here: who left finds the analysis in the frame of the window.
  const followsId = isDone && upload.analysesNext ? upload.id : null;
  const wasSending = useRef(false);
  if (upload && !isDone) wasSending.current = true;
  useEffect(() => {
    if (followsId !== null && wasSending.current) change({ step: 'analysis', uploadId: followsId });
  }, [followsId, change]);
  useEffect(() => {
    if (doneId !== null) void queue.refresh().then(() => setLookedAtId(doneId));
  }, [doneId, queue]);
  if (!uploads || !customers) return <Busy />;
  const customer = customers.find((one) => one.id === customerId);
  const isOver = upload?.state === 'cancelled' || upload?.id === leftId;
  if (upload && !isOver) {
    const planAnew = () => {
      setLeftId(upload.id);
      change({ uploadId: null });
    };
    // With refused rows there is a way to a new plan already.
    const isChanged = doneId !== null && lookedAtId === doneId && summary.state === 'open' && !upload.refused;
    return (
      <Stack gap="md">
        {isChanged ? <ChangedSince onNewPlan={planAnew} /> : null}
        <UploadProgress
          upload={upload}
          onAnalyse={() => change({ step: 'analysis', uploadId: upload.id })}
          onRepair={() => change({ step: 'check', checkTab: 'rows', uploadId: null })}
          onNewPlan={planAnew}
        />
      </Stack>
    );
  }
  if (!customer) return <GoneCustomer />;
  return <Plan summary={summary} customer={customer} />;
}

function Plan({ summary, customer }: { summary: ImportSummary; customer: Customer }) {
  const { t } = useTexts();
  const { queue, change } = useImport();
  const { id: customerId, environment } = customer;
  const doubts = usePersonDoubts(summary, customerId);
  const isDoubtful = doubts === null || doubts.some(({ isConfirmed }) => !isConfirmed);
  const blocked = blockedRows(summary);
  const [plan, reload] = useLoaded(`${summary.id}:${customerId}`, () =>
    kontor().uploads.plan(summary.id, customerId),
  );
  /** Stays on the screen while an answer is planned with, so that the focus does. */
  const asked = useRef(0);
  if (plan.state === 'ready') asked.current = plan.value.sentOtherwise?.rows ?? 0;
  // A service that does not answer keeps nobody here: what is left is ended.
  useEffect(() => () => void kontor().uploads.stopPlanning(summary.id), [summary.id]);
  // Planning tells the store whose import it is: rows that this customer has already become known.
  const isPlanned = plan.state === 'ready';
  useEffect(() => {
    if (isPlanned) void queue.refresh();
  }, [isPlanned, queue]);
  return (
    <Stack gap="md" data-focus-wait={doubts === null || undefined}>
      {plan.state === 'loading' ? (
        <>
          <Busy label={t('plan.making')} />
          <SlowService />
        </>
      ) : null}
      {plan.state === 'failed' ? <SendFailure error={plan.error} onAgain={reload} /> : null}
      {asked.current > 0 && plan.state !== 'failed' ? (
        <SentOtherwise summary={summary} rows={asked.current} onDecided={reload} />
      ) : null}
      {plan.state === 'ready' ? <PlanView plan={plan.value} customer={customer} /> : null}
      <PersonDoubtList summary={summary} customer={customer} doubts={doubts ?? []} />
      <Group justify="space-between" align="flex-start">
        <ToCustomer />
        {plan.state === 'ready' ? (
          <StartUpload
            plan={plan.value}
            environment={environment}
            customer={customer}
            isDoubtful={isDoubtful}
            blocked={blocked}
            isBlockedConfirmed={summary.confirmed.includes(blockedKey(summary.id, blocked))}
            onLookAtBlocked={() => change({ step: 'check', checkTab: 'findings' })}
            onStarted={(upload) => change({ uploadId: upload.id })}
            onNothingToSend={() => change({ step: 'analysis', skipsSending: true })}
            onDiffers={reload}
          />
        ) : null}
      </Group>
    </Stack>
  );
}

/** One that was just created is in the list a moment later: until then nobody is told that it is gone. */
const listMs = 1_500;

function GoneCustomer() {
  const [isGone, setGone] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setGone(true), listMs);
    return () => clearTimeout(timer);
  }, []);
  if (!isGone) return <Busy />;
  return (
    <Stack gap="md">
      <SendFailure error={{ code: 'customer.unknown' }} />
      <ToCustomer />
    </Stack>
  );
}

function ToCustomer() {
  const { t } = useTexts();
  const { change } = useImport();
  return (
    <div>
      <Button
        size="sm"
        data-command="step.back"
        onClick={() => change({ step: 'customer', uploadId: null, skipsSending: false })}
      >
        {t('ui.back')}
      </Button>
    </div>
  );
}
