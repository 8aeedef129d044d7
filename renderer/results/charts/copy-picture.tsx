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
  /** Its title first, then what is said below it: unit, what it is of, what a star means. */
  lines: readonly string[];
}

/** Copies the chart inside `host` as a picture (feature 56), with all that a reader of the picture alone must know. */
export function CopyPicture({ host, lines }: CopyPictureProps) {
  const { t } = useTexts();
  const look = useChartLook();
  const copy = async () => {
    const svg = host.current?.querySelector<SVGSVGElement>('.chart svg');
    const bytes = svg ? await pictureOf(svg, lines, look) : null;
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
