import { Text, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import type { ActivityGroup } from '../../preload/contract';
import { useTexts } from '../base/language';
import { isolatedText } from '../base/languages/isolated-text';
import { StatusBadge, Unreadable } from '../ui/status-badge';
import { countOf, tellingOutcomes } from './activity-filter';
import { JobCalls } from './job-calls';

/** One job in one line: what, how many calls, how long; its calls on demand. */
export function JobLine({ group, name }: { group: ActivityGroup; name: string }) {
  const { t, format } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const Chevron = isOpen ? IconChevronDown : IconChevronRight;
  const calls = t('activity.callsIn', {
    count: group.calls,
    time: format.seconds(group.durationMs / 1_000),
  });
  return (
    <li className="job">
      <UnstyledButton className="job-head" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Chevron size={15} aria-hidden />
        <span className="job-name" title={`${isolatedText(name)}: ${calls}`}>
          <span className="private">{name}</span>
          {': '}
          {calls}
        </span>
        <JobOutcome group={group} />
        <Text span size="xs" c="dimmed" className="nowrap">
          {format.instant(group.endedAt)}
        </Text>
      </UnstyledButton>
      {isOpen ? (
        <div className="job-calls">
          <JobCalls group={group} />
        </div>
      ) : null}
    </li>
  );
}

/** What a reader should know without opening it; what is refused or unanswered comes first. */
function JobOutcome({ group }: { group: ActivityGroup }) {
  const { t } = useTexts();
  const told = tellingOutcomes.find((outcome) => countOf(group, outcome) > 0);
  if (group.isUnreadable) return <Unreadable />;
  const isBad = told === 'refused' || told === 'noAnswer';
  if (!told || !isBad) return <StatusBadge tone="good">{t('activity.outcome.answered')}</StatusBadge>;
  return (
    <StatusBadge tone={told === 'refused' ? 'bad' : 'ask'}>
      {t(`activity.some.${told}`, { count: countOf(group, told) })}
    </StatusBadge>
  );
}
