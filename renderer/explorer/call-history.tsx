import { Text, UnstyledButton } from '@mantine/core';
import type { ActivityGroup, ExplorerEndpoint } from '../../preload/contract';
import { useTexts } from '../base/language';
import { useLive } from '../base/use-live';
import { Busy } from '../ui/busy';
import { StatusBadge, type Tone } from '../ui/status-badge';
import { chooseCall } from './explorer-session';

const tones = {
  noAnswer: 'ask',
  refused: 'bad',
  nothingThere: 'neutral',
  stillRunning: 'busy',
  answered: 'good',
} as const satisfies Record<string, Tone>;

/** What was called from here, newest first: the call, the instant and how it ended. No value and no answer is kept. */
export function CallHistory({ endpoints }: { endpoints: readonly ExplorerEndpoint[] }) {
  const { t, format, coded } = useTexts();
  const groups = useLive('activity.changed');
  if (!groups) return <Busy />;
  const lines = groups.flatMap((group) => {
    const endpoint = calledIn(group, endpoints);
    return endpoint ? [{ group, endpoint }] : [];
  });
  return (
    <div className="explorer-calls">
      {lines.length === 0 ? <Text c="dimmed">{t('explorer.noHistory')}</Text> : null}
      <ul aria-label={t('explorer.view.history')}>
        {lines.map(({ group, endpoint }) => (
          <li key={group.job.id}>
            <UnstyledButton className="explorer-entry" onClick={() => chooseCall(endpoint.key)}>
              <span
                className="clipped"
                title={`${coded('endpoint', endpoint.key)}, ${format.instant(group.endedAt)}`}
              >
                {coded('endpoint', endpoint.key)}
                <span className="explorer-when">
                  <Outcome group={group} />
                  <Text span size="xs" c="dimmed" truncate>
                    {format.instant(group.endedAt)}
                  </Text>
                </span>
              </span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Outcome({ group }: { group: ActivityGroup }) {
  const { t } = useTexts();
  const outcome = (Object.keys(tones) as (keyof typeof tones)[]).find((one) => group.outcomes[one]);
  return outcome ? <StatusBadge tone={tones[outcome]}>{t(`activity.outcome.${outcome}`)}</StatusBadge> : null;
}

/** The call itself: a log-in may stand before it in the same job; the trial of the log-in asks for the state too. */
function calledIn(
  { job, endpoints: called }: ActivityGroup,
  endpoints: readonly ExplorerEndpoint[],
): ExplorerEndpoint | undefined {
  if (job.kind !== 'explorer') return undefined;
  const known = called.map((line) => endpoints.find(({ method, path }) => `${method} ${path}` === line));
  const isOfLogIn = ({ key }: ExplorerEndpoint) => key === 'auth' || key === 'server.ready';
  return known.find((endpoint) => endpoint && !isOfLogIn(endpoint)) ?? known[0];
}
