import { Menu, Progress, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useTexts } from '../base/language';
import { useNavigation } from '../base/navigation';
import { useLive } from '../base/use-live';
import { useImport, useQueueProgress } from '../import/queue/import-context';
import { isUnderWay, queueProgress } from '../import/queue/queue-state';
import { useWorkWay } from '../uploads/use-work-way';
import { type Work, workOf } from '../uploads/work';

/** What is under way or stands still, on every screen: how far, and the way there (issue 10, point 15). */
export function WorkIndicator() {
  return (
    <div className="works">
      <ReadingIndicator />
      <SendingIndicator />
    </div>
  );
}

/** Files that are read while the user is elsewhere; in the import itself their list says it. */
function ReadingIndicator() {
  const { t, format } = useTexts();
  const { place, go } = useNavigation();
  const { change } = useImport();
  const share = useQueueProgress(({ items }) => (items.some(isUnderWay) ? queueProgress(items) : null));
  if (place.screen === 'import' || share === null) return null;
  return (
    <UnstyledButton
      className="work"
      onClick={() => {
        change({ step: 'files' });
        go({ screen: 'import' });
      }}
    >
      <span className="work-share">{t('work.reading')}</span>
      <Progress className="work-bar" size="sm" value={share * 100} aria-label={t('work.reading')} />
      <span className="work-share tabular">{format.percent(share)}</span>
    </UnstyledButton>
  );
}

function SendingIndicator() {
  const { t } = useTexts();
  const way = useWorkWay();
  const works = workOf(useLive('uploads.changed') ?? [], useLive('runs.changed') ?? []);
  const [first, ...others] = works;
  if (!first) return null;
  if (others.length === 0) {
    return (
      <UnstyledButton className="work" onClick={() => way.show(first)}>
        <WorkLine work={first} />
      </UnstyledButton>
    );
  }
  return (
    <Menu position="bottom-start" width={360}>
      <Menu.Target>
        <UnstyledButton className="work">
          <WorkLine work={first} />
          <span className="work-more">{t('work.more', { count: others.length })}</span>
          <IconChevronDown size={14} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {works.map((work) => (
          <Menu.Item key={work.id} onClick={() => way.show(work)}>
            <span className="work">
              <WorkLine work={work} />
            </span>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function WorkLine({ work }: { work: Work }) {
  const { t, format } = useTexts();
  const name = useLive('customers.changed')?.find(({ id }) => id === work.customerId)?.name ?? '–';
  const label = t(`work.${work.kind}`, { name });
  const isStanding = work.waitsForUser || work.queuePlace !== undefined;
  return (
    <>
      <span className="work-name private" title={label}>
        {label}
      </span>
      <Progress
        className="work-bar"
        size="sm"
        value={work.share === null ? 100 : work.share * 100}
        animated={work.share === null && !isStanding}
        color={isStanding ? 'gray' : undefined}
        aria-label={label}
      />
      <span className="work-share tabular">
        {work.queuePlace !== undefined
          ? t('work.queued', { place: work.queuePlace })
          : work.waitsForUser
            ? t('work.waits')
            : work.share === null
              ? t('work.runs')
              : format.percent(work.share)}
      </span>
      {work.secondsLeft === null ? null : (
        <span className="work-more tabular">
          {t('upload.timeLeft', { time: format.duration(work.secondsLeft) })}
        </span>
      )}
    </>
  );
}
