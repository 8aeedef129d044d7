import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Connection, Found } from '../../preload/contract';
import { kontor } from '../base/kontor';
import { useTexts } from '../base/language';
import { useAction } from '../base/use-action';
import { FailureNotice } from '../ui/failure-notice';
import { Panel } from '../ui/panel';

/** The service's register of companies, and its logos. */
export function RegisterPart({ connection }: { connection: Connection }) {
  return (
    <Stack gap="md" mt="sm">
      <Search kind="companies" find={(text) => kontor().team.findCompanies(connection.id, text)} />
      <Search kind="logos" find={(text) => kontor().team.findLogos(connection.id, text)} />
    </Stack>
  );
}

interface SearchProps {
  kind: 'companies' | 'logos';
  find: (text: string) => ReturnType<ReturnType<typeof kontor>['team']['findCompanies']>;
}

function Search({ kind, find }: SearchProps) {
  const { t } = useTexts();
  const [text, setText] = useState('');
  const [found, setFound] = useState<readonly Found[] | null>(null);
  const finding = useAction(find);
  async function search() {
    const answer = await finding.run(text.trim());
    setFound(answer.ok ? answer.value : null);
  }
  return (
    <Panel title={t(`team.${kind}.title`)}>
      <form
        className="team-form"
        aria-label={t(`team.${kind}.title`)}
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim()) void search();
        }}
      >
        <TextInput
          className="team-wide"
          label={t(`team.${kind}.name`)}
          maxLength={200}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit" variant="filled" disabled={!text.trim()} loading={finding.isRunning}>
          {t('team.search')}
        </Button>
      </form>
      <FailureNotice error={finding.error} />
      {found?.length === 0 ? <Text c="dimmed">{t('team.foundNothing')}</Text> : null}
      {found && found.length > 0 ? (
        <ul className="team-found" aria-label={t(`team.${kind}.title`)}>
          {found.map((one, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what was found has no identity and never reorders
            <li key={index}>
              {one.picture ? <img src={one.picture} alt="" width={40} height={40} /> : null}
              <dl>
                {one.members.map(({ name, value }) => (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd className="selectable">{value}</dd>
                  </div>
                ))}
              </dl>
            </li>
          ))}
        </ul>
      ) : null}
    </Panel>
  );
}
