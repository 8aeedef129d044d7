import { Button, Group, List, SegmentedControl, Text, TextInput } from '@mantine/core';
import { useId, useRef, useState } from 'react';
import {
  authorityTextLimit,
  type NetworkSettings,
  type NetworkState,
  proxyAddress,
} from '../../preload/contract';
import { kontor } from '../base/kontor';
import { useTexts } from '../base/language';
import { useAction } from '../base/use-action';
import { useLoaded } from '../base/use-loaded';
import { Busy } from '../ui/busy';
import { FailureNotice } from '../ui/failure-notice';
import { HelpLink } from '../ui/help/help-link';
import { Panel } from '../ui/panel';

const ways = ['system', 'direct', 'fixed'] as const;

/** Which way calls to services go, and whose certificates count besides those of the system. */
export function NetworkPanel() {
  const { t } = useTexts();
  const [loaded, reload] = useLoaded('network', () => kontor().network.get(), { keepsBefore: true });
  return (
    <Panel title={t('settings.network')}>
      <Text c="dimmed">
        {t('settings.networkText')} <HelpLink topic="settings.network" about={t('settings.network')} />
      </Text>
      {loaded.state === 'loading' ? <Busy /> : null}
      {loaded.state === 'failed' ? <FailureNotice error={loaded.error} onAgain={reload} /> : null}
      {loaded.state === 'ready' ? (
        <>
          <ProxyChoice key={loaded.value.proxyAddress} state={loaded.value} onSaved={reload} />
          <Authorities state={loaded.value} onSaved={reload} />
        </>
      ) : null}
    </Panel>
  );
}

interface PartProps {
  state: NetworkState;
  onSaved: () => void;
}

function ProxyChoice({ state, onSaved }: PartProps) {
  const { t } = useTexts();
  const saving = useAction(kontor().network.save);
  const [address, setAddress] = useState(state.proxyAddress ?? '');
  const [way, setWay] = useState(state.proxy);
  const labelId = useId();
  const isAddress = proxyAddress.safeParse(address.trim()).success;

  async function save(settings: NetworkSettings) {
    const answer = await saving.run(settings);
    if (answer.ok) onSaved();
  }
  function choose(next: NetworkSettings['proxy']) {
    setWay(next);
    // A proxy counts once its address is there.
    if (next !== 'fixed' || isAddress)
      void save({ proxy: next, proxyAddress: isAddress ? address.trim() : state.proxyAddress });
  }

  return (
    <div>
      <Text fw={500} id={labelId} mb={4}>
        {t('settings.proxy')}
      </Text>
      <SegmentedControl
        aria-labelledby={labelId}
        value={way}
        onChange={(next) => choose(next as NetworkSettings['proxy'])}
        data={ways.map((one) => ({ value: one, label: t(`settings.proxy.${one}`) }))}
      />
      {way === 'fixed' ? (
        <Group gap="xs" align="flex-end" mt="xs" wrap="nowrap">
          <TextInput
            label={t('settings.proxyAddress')}
            description={t('settings.proxyAddressText')}
            placeholder="http://proxy.example:3128"
            error={address !== '' && !isAddress ? t('settings.proxyAddressWrong') : undefined}
            value={address}
            onChange={(event) => setAddress(event.currentTarget.value)}
            flex={1}
          />
          <Button
            disabled={!isAddress || (state.proxy === 'fixed' && address.trim() === state.proxyAddress)}
            loading={saving.isRunning}
            onClick={() => void save({ proxy: 'fixed', proxyAddress: address.trim() })}
          >
            {t('ui.save')}
          </Button>
        </Group>
      ) : null}
      <FailureNotice error={saving.error} />
    </div>
  );
}

function Authorities({ state, onSaved }: PartProps) {
  const { t, format } = useTexts();
  const saving = useAction(kontor().network.saveAuthorities);
  const chooser = useRef<HTMLInputElement>(null);

  async function save(text: string | null) {
    const answer = await saving.run(text);
    if (answer.ok) onSaved();
  }
  async function take(file: File | undefined) {
    // What is too large is none; main says so.
    if (file) await save(file.size > authorityTextLimit ? '' : await file.text());
  }

  return (
    <div>
      <Text fw={500} mb={4}>
        {t('settings.authorities')}
      </Text>
      {state.authorities.length === 0 ? (
        <Text>{t('settings.authoritiesNone')}</Text>
      ) : (
        <List size="sm" spacing={4}>
          {state.authorities.map(({ subject, fingerprint, validUntil }) => (
            <List.Item key={fingerprint}>
              {t('settings.authority', { subject, until: format.instant(validUntil) })}
              <Text size="xs" c="dimmed" className="fingerprint">
                {fingerprint}
              </Text>
            </List.Item>
          ))}
        </List>
      )}
      <Group gap="xs" mt="xs">
        <input
          ref={chooser}
          type="file"
          accept=".pem,.crt,.cer"
          hidden
          tabIndex={-1}
          aria-label={t('settings.authoritiesChoose')}
          onChange={(event) => {
            void take(event.currentTarget.files?.[0]);
            event.currentTarget.value = '';
          }}
        />
        <Button loading={saving.isRunning} onClick={() => chooser.current?.click()}>
          {t('settings.authoritiesChoose')}
        </Button>
        {state.authorities.length > 0 ? (
          <Button disabled={saving.isRunning} onClick={() => void save(null)}>
            {t('settings.authoritiesRemove')}
          </Button>
        ) : null}
      </Group>
      <FailureNotice error={saving.error} />
    </div>
  );
}
