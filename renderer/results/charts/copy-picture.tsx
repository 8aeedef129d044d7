import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconPhoto } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { kontor } from '../../base/kontor';
import { useTexts } from '../../base/language';
import { pictureOf } from './picture';
import { useChartLook } from './use-chart-look';

interface CopyPictureProps {
  host: RefObject<HTMLElement | null>;
  title: string;
  /** Accounts and months that it is of; null for all. */
  scope: string | null;
}

/** Copies the chart inside `host` as a picture (feature 56), with its title and what it is of. */
export function CopyPicture({ host, title, scope }: CopyPictureProps) {
  const { t } = useTexts();
  const look = useChartLook();
  const copy = async () => {
    const svg = host.current?.querySelector<SVGSVGElement>('.chart svg');
    const bytes = svg ? await pictureOf(svg, [title, ...(scope === null ? [] : [scope])], look) : null;
    const isCopied = bytes !== null && (await kontor().results.copyPicture(bytes)).ok;
    notifications.show({ message: t(isCopied ? 'chart.pictureCopied' : 'results.notCopied') });
  };
  return (
    <Button
      variant="default"
      leftSection={<IconPhoto size={15} aria-hidden />}
      onClick={() => {
        void copy();
      }}
    >
      {t('chart.copyPicture')}
    </Button>
  );
}
