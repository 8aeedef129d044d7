import { withNames } from '../ui/names/with-names';
import './activity.css';
import { Button, Group, SegmentedControl, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconDownload, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import type { ActivityGroup } from '../../preload/contract';
import { kontor } from '../base/kontor';
import { useTexts } from '../base/language';
import { useNavigation } from '../base/navigation';
import { useAction } from '../base/use-action';
import { useLive } from '../base/use-live';
import { Busy } from '../ui/busy';
import { EmptyView } from '../ui/empty-view';
import { FailureNotice } from '../ui/failure-notice';
import { Screen } from '../ui/screen';
import { type ActivityKind, activityKinds, filterActivity } from './activity-filter';
import { JobLine } from './job-line';
import { jobName } from './job-name';
import { StandingUploads } from './standing-uploads';

/** Every job that talked to a service, with its calls behind it. No body, no account number is in any of them. */
export function ActivityScreen() {
  const { t } = useTexts();
  const groups = useLive('activity.changed');
  const customers = useLive('customers.changed') ?? [];
  const uploads = useLive('uploads.changed') ?? [];
  const { go } = useNavigation();
  const [search, setSearch] = useState('');
  const [kind, setKind] = useState<ActivityKind>('all');
  const saving = useAction(kontor().activity.save);
  const nameOf = (group: ActivityGroup) => jobName(group.job, customers, t);
  const found = filterActivity(groups ?? [], search, kind, nameOf);

  async function save() {
    const answer = await saving.run();
    if (answer.ok && answer.value) {
      notifications.show({ message: withNames(t('ui.savedAs', { name: answer.value.fileName })) });
    }
  }

  return (
    <Screen
      title={t('activity.title')}
      subtitle={t('activity.subtitle')}
      actions={
        <Button
          data-command="activity.save"
          leftSection={<IconDownload size={15} aria-hidden />}
          loading={saving.isRunning}
          onClick={() => void save()}
        >
          {t('activity.save')}
        </Button>
      }
    >
      <FailureNotice error={saving.error} />
      <StandingUploads
        uploads={uploads}
        customers={customers}
        onShow={(customerId) => go({ screen: 'customer', customerId, tab: 'imports' })}
      />
      {!groups ? <Busy /> : null}
      {groups?.length === 0 ? <EmptyView title={t('activity.none')} text={t('activity.noneText')} /> : null}
      {groups && groups.length > 0 ? (
        <>
          <Group gap="xs">
            <TextInput
              data-command="screen.search"
              aria-label={t('activity.search')}
              placeholder={t('activity.search')}
              leftSection={<IconSearch size={14} aria-hidden />}
              value={search}
              onChange={(event) => setSearch(event.currentTarget.value)}
            />
            <SegmentedControl
              aria-label={t('activity.byKind')}
              value={kind}
              onChange={(value) => setKind(value as ActivityKind)}
              data={activityKinds.map((one) => ({ value: one, label: t(`activity.kind.${one}`) }))}
            />
          </Group>
          {found.length === 0 ? <Text c="dimmed">{t('activity.noneFound')}</Text> : null}
          <ul className="jobs" aria-label={t('activity.title')}>
            {found.map((group) => (
              <JobLine key={group.job.id} group={group} name={nameOf(group)} />
            ))}
          </ul>
        </>
      ) : null}
    </Screen>
  );
}
