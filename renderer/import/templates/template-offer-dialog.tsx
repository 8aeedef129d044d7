import { isolatedText } from '../../base/languages/isolated-text';
import './templates.css';
import { Table, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { Answer } from '../../../preload/contract';
import { kontor } from '../../base/kontor';
import { useTexts } from '../../base/language';
import { useNavigation } from '../../base/navigation';
import { useAction } from '../../base/use-action';
import { useLive } from '../../base/use-live';
import { useLoaded } from '../../base/use-loaded';
import { Busy } from '../../ui/busy';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { type TemplateChange, templateChanges } from './template-file';
import { settleOffer, type TemplateOffer, useTemplateOffers } from './template-offer';

/** Mappings from a file decide how later exports are read, without asking: so they are saved only after a yes. */
export function TemplateOfferDialog() {
  const [offer] = useTemplateOffers().offers;
  const mode = useLive('storeState.changed')?.mode;
  // Like files, mappings wait for the store.
  if (!offer || (mode !== 'encrypted' && mode !== 'session')) return null;
  return <Offer offer={offer} />;
}

function Offer({ offer }: { offer: TemplateOffer }) {
  const { t } = useTexts();
  const { go } = useNavigation();
  const [saved] = useLoaded('templates', () => kontor().templates.list());
  const changes = saved.state === 'ready' ? templateChanges(saved.value, offer.templates) : [];
  const wanted = changes.filter(({ effect }) => effect !== 'same');
  const saving = useAction(() => saveAll(wanted));
  const isNothingNew = saved.state === 'ready' && wanted.length === 0;

  async function confirm() {
    const answer = await saving.run();
    if (!answer.ok) return;
    notifications.show({ message: t('templates.imported', { count: wanted.length }) });
    settleOffer(true);
    go({ screen: 'settings' });
  }

  return (
    <ConfirmDialog
      isOpen
      title={t('templates.offerTitle')}
      text={t(isNothingNew ? 'templates.offerNothing' : 'templates.offerText', { name: offer.fileName })}
      confirmLabel={t('templates.import')}
      isAllowed={wanted.length > 0}
      isRunning={saving.isRunning}
      error={saving.error ?? (saved.state === 'failed' ? saved.error : null)}
      onConfirm={() => void confirm()}
      onCancel={() => settleOffer(false)}
    >
      {saved.state === 'loading' ? <Busy /> : null}
      <div className="template-offer">
        <Table layout="fixed" aria-label={t('settings.templates')}>
          <Table.Tbody>
            {changes.map(({ template, effect, savedName }) => (
              <Table.Tr key={template.headerFingerprint}>
                <Table.Td className="cut" title={template.header.map(isolatedText).join(', ')}>
                  {template.name}
                </Table.Td>
                <Table.Td className="dim cut">
                  {t(`templates.effect.${effect}`, { name: savedName ?? '' })}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
      {isNothingNew ? null : <Text c="dimmed">{t('templates.trust')}</Text>}
    </ConfirmDialog>
  );
}

/** One after the other; the first refusal ends it, what was saved before stays. */
async function saveAll(changes: readonly TemplateChange[]): Promise<Answer<null>> {
  for (const { template, savedId } of changes) {
    const answer = await kontor().templates.save({ ...template, ...(savedId ? { id: savedId } : {}) });
    if (!answer.ok) return answer;
  }
  return { ok: true, value: null };
}
