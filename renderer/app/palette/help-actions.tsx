import type { SpotlightActionData } from '@mantine/spotlight';
import { IconHelp } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTexts } from '../../base/language';
import { useNavigation } from '../../base/navigation';
import { textOf, topicOf, useHelpPages } from '../../help/help-pages';

/**
 * Every section of the help for the palette, once it was opened: found by its title and by its words.
 * @param later does it once the palette is gone: until then the focus is its own
 */
export function useHelpActions(
  later: (work: () => void) => () => void,
  wasOpened: boolean,
): SpotlightActionData[] {
  const { language } = useTexts();
  const { place, go } = useNavigation();
  const pages = useHelpPages(language, wasOpened);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `later` only ever writes into the same place
  return useMemo(
    () =>
      pages.flatMap((page) =>
        page.sections.map(
          (section): SpotlightActionData => ({
            id: `help:${page.id}:${section.title}`,
            label: section.title,
            description: section.level === 1 ? undefined : page.title,
            keywords: textOf(section),
            leftSection: <IconHelp size={16} aria-hidden />,
            onClick: later(() =>
              go({
                screen: 'help',
                topic: topicOf({ page, section }),
                ...(place.screen === 'help' ? {} : { from: place }),
              }),
            ),
          }),
        ),
      ),
    [pages, place, go],
  );
}
