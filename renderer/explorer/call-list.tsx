import { SegmentedControl, Text, TextInput, UnstyledButton } from '@mantine/core';
import { IconAlertTriangle, IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import type { ExplorerEndpoint } from '../../preload/contract';
import { useTexts } from '../base/language';
import { CallHistory } from './call-history';
import { chooseCall } from './explorer-session';
import { SavedCalls } from './saved-calls';
import { searchCalls } from './search-calls';

const views = ['calls', 'saved', 'history'] as const;
type View = (typeof views)[number];

interface CallListProps {
  endpoints: readonly ExplorerEndpoint[];
  chosenKey: string;
}

/** What can be called: all calls by area, those kept under a name, and what was called lately. */
export function CallList({ endpoints, chosenKey }: CallListProps) {
  const { t } = useTexts();
  const [view, setView] = useState<View>('calls');
  return (
    <nav className="explorer-side" aria-label={t('explorer.calls')}>
      <SegmentedControl
        fullWidth
        aria-label={t('explorer.show')}
        value={view}
        onChange={(value) => setView(value as View)}
        data={views.map((one) => ({ value: one, label: t(`explorer.view.${one}`) }))}
      />
      {view === 'calls' ? <AllCalls endpoints={endpoints} chosenKey={chosenKey} /> : null}
      {view === 'saved' ? <SavedCalls endpoints={endpoints} /> : null}
      {view === 'history' ? <CallHistory endpoints={endpoints} /> : null}
    </nav>
  );
}

function AllCalls({ endpoints, chosenKey }: CallListProps) {
  const { t, coded } = useTexts();
  const [search, setSearch] = useState('');
  const titleOf = (key: string) => coded('endpoint', key);
  const groups = searchCalls(endpoints, search, titleOf);
  const first = groups[0]?.endpoints[0];
  return (
    <>
      <TextInput
        aria-label={t('explorer.search')}
        placeholder={t('explorer.search')}
        leftSection={<IconSearch size={14} aria-hidden />}
        data-command="screen.search"
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && first) chooseCall(first.key);
          if (event.key === 'ArrowDown') focusBeside(event, 1);
        }}
      />
      <div className="explorer-calls">
        {groups.length === 0 ? <Text c="dimmed">{t('explorer.noneFound')}</Text> : null}
        {groups.map(({ area, endpoints: found }) => (
          <section key={area} aria-label={t(`explorer.area.${area}`)}>
            <h2 className="explorer-area">
              {t(`explorer.area.${area}`)} <span className="dim">{found.length}</span>
            </h2>
            <ul>
              {found.map((endpoint) => (
                <li key={endpoint.key}>
                  <CallEntry
                    endpoint={endpoint}
                    title={titleOf(endpoint.key)}
                    isChosen={endpoint.key === chosenKey}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

interface CallEntryProps {
  endpoint: ExplorerEndpoint;
  title: string;
  isChosen: boolean;
}

function CallEntry({ endpoint, title, isChosen }: CallEntryProps) {
  const { t } = useTexts();
  return (
    <UnstyledButton
      className="explorer-entry"
      aria-current={isChosen ? 'true' : undefined}
      title={`${endpoint.method} ${endpoint.path}`}
      onClick={() => chooseCall(endpoint.key)}
      onKeyDown={(event) => {
        if (event.key === 'ArrowDown') focusBeside(event, 1);
        if (event.key === 'ArrowUp') focusBeside(event, -1);
      }}
    >
      <span className="explorer-method" data-method={endpoint.method}>
        {endpoint.method}
      </span>
      <span className="clipped">{title}</span>
      {endpoint.danger === 'none' ? null : (
        <IconAlertTriangle size={14} className="explorer-danger" aria-label={t('explorer.dangerous')} />
      )}
    </UnstyledButton>
  );
}

/** Up and down walk through the list, from the search into it and back. */
function focusBeside(event: KeyboardEvent<HTMLElement>, step: 1 | -1): void {
  const side = event.currentTarget.closest('.explorer-side');
  const stops = Array.from(
    side?.querySelectorAll<HTMLElement>('input[data-command="screen.search"], .explorer-entry') ?? [],
  );
  const next = stops[stops.indexOf(event.currentTarget) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
