import { Radio, Stack, Text } from '@mantine/core';
import type { AtService, HowToDiscard } from '../../preload/contract';
import { useTexts } from '../base/language';
import { joinedTexts } from '../base/languages/isolated-text';

const ways: readonly HowToDiscard[] = ['keep', 'rollBack', 'forget'];

interface AtServiceChoiceProps {
  held: AtService;
  /** Names the three ways for an import, or for files of one. */
  of: 'import' | 'files';
  how: HowToDiscard;
  onChoose: (how: HowToDiscard) => void;
}

/** Says how many transactions of what is removed are at the service, and asks what becomes of them. */
export function AtServiceChoice({ held, of, how, onChoose }: AtServiceChoiceProps) {
  const { t } = useTexts();
  const names = joinedTexts(held.customers);
  return (
    <Stack gap="xs">
      <Text>{t('discard.atService', { count: held.transactions, names })}</Text>
      <Radio.Group
        value={how}
        onChange={(chosen) => onChoose(chosen as HowToDiscard)}
        aria-label={t('discard.choice')}
      >
        <Stack gap="xs">
          {ways.map((way) => (
            <Radio
              key={way}
              value={way}
              label={t(`discard.${way}`)}
              description={
                way === 'rollBack' && held.others > 0
                  ? t('discard.rollBackOthers', { count: held.others })
                  : t(`discard.${of}.${way}Text`)
              }
            />
          ))}
        </Stack>
      </Radio.Group>
    </Stack>
  );
}
