import { Button, Group, Kbd, List, Stack, Text, Title } from '@mantine/core';
import { IconBuildingStore, IconFileSpreadsheet, IconUser } from '@tabler/icons-react';
import { useState } from 'react';
import { useAppInfo } from '../base/app-info';
import { openFileChooser } from '../base/file-chooser';
import { shownKeys } from '../base/keys/key-presses';
import { useTexts } from '../base/language';
import { useNavigation } from '../base/navigation';
import { useStoreAccess } from '../base/store-access';
import { useRecentCustomers } from '../customers/recent-customers';
import { type SampleKind, sampleExports, sampleKinds } from '../import/intake/sample-exports';
import { useImport } from '../import/queue/import-context';

const mostRecent = 4;
const icons = { company: IconBuildingStore, person: IconUser } as const;

/** The first screen: what to do, what happens with the data, and a way to try it without any file. */
export function FirstDrop() {
  const { t } = useTexts();
  const platform = useAppInfo()?.platform ?? '';
  const isKept = useStoreAccess().state?.mode !== 'session';
  return (
    <Stack className="first-drop" align="center" justify="center" gap="sm">
      <IconFileSpreadsheet size={44} stroke={1.2} aria-hidden />
      <Title order={2}>{t('import.first.title')}</Title>
      <Text c="dimmed" ta="center" maw={520}>
        {t('import.first.text')}
      </Text>
      <Button variant="filled" size="sm" data-primary onClick={openFileChooser}>
        {t('import.choose')}
      </Button>
      <Text size="sm" c="dimmed" ta="center" maw={520}>
        {t('import.first.paste')} <Kbd size="xs">{shownKeys('Mod+V', platform).join(' ')}</Kbd>
      </Text>
      <List size="sm" spacing={4} maw={520} className="first-data" aria-label={t('import.first.data')}>
        <List.Item>{t('import.first.local')}</List.Item>
        <List.Item>{t(isKept ? 'import.first.kept' : 'import.first.keptNothing')}</List.Item>
        <List.Item>{t('import.first.sent')}</List.Item>
      </List>
      <Samples />
      <RecentCustomers />
    </Stack>
  );
}

/** Who was looked at last: often the next exports are theirs, or their results are wanted. */
function RecentCustomers() {
  const { t } = useTexts();
  const { go } = useNavigation();
  const recent = useRecentCustomers().slice(0, mostRecent);
  if (recent.length === 0) return null;
  return (
    <Group gap="xs" justify="center">
      <Text size="sm" c="dimmed">
        {t('import.first.recent')}
      </Text>
      {recent.map(({ id, name, type }) => {
        const Icon = icons[type];
        return (
          <Button
            key={id}
            size="compact-sm"
            variant="subtle"
            maw={240}
            leftSection={<Icon size={15} aria-hidden />}
            title={name}
            onClick={() => go({ screen: 'results', customerId: id })}
          >
            <span className="private">{name}</span>
          </Button>
        );
      })}
    </Group>
  );
}

function Samples() {
  const { t } = useTexts();
  const { queue, change } = useImport();
  const [taken, setTaken] = useState<SampleKind | null>(null);

  async function take(kind: SampleKind) {
    setTaken(kind);
    change({ step: 'files' });
    await queue.take(await sampleExports(kind));
    setTaken(null);
  }

  return (
    <Group gap="xs" justify="center">
      <Text size="sm" c="dimmed">
        {t('import.first.samples')}
      </Text>
      {sampleKinds.map((kind) => {
        const Icon = icons[kind];
        return (
          <Button
            key={kind}
            size="compact-sm"
            // Its words end the sentence before it: read aloud or in the palette it stands alone.
            aria-label={`${t('import.first.samples')} ${t(`import.first.sample.${kind}`)}`}
            leftSection={<Icon size={15} aria-hidden />}
            loading={taken === kind}
            disabled={taken !== null}
            onClick={() => void take(kind)}
          >
            {t(`import.first.sample.${kind}`)}
          </Button>
        );
      })}
    </Group>
  );
}
