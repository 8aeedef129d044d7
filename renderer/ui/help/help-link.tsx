import { Anchor } from '@mantine/core';
import { useTexts } from '../../base/language';
import { usePossibleNavigation } from '../../base/navigation';

interface HelpLinkProps {
  /** As in the comment of a section of the help: `error.<code>`, `finding.<rule>`, `question.<kind>`, `result.<key>`. */
  topic: string;
  /** What the page tells of, for whoever hears the link alone. */
  about?: string;
}

/** The way to the page of the help that tells more, and from there back to here; nothing where no screen can be opened. */
export function HelpLink({ topic, about }: HelpLinkProps) {
  const { t } = useTexts();
  const navigation = usePossibleNavigation();
  if (!navigation) return null;
  const { place, go } = navigation;
  return (
    <Anchor
      component="button"
      type="button"
      size="sm"
      className="help-link"
      aria-label={about ? t('help.moreAbout', { about }) : undefined}
      onClick={() => go({ screen: 'help', topic, ...(place.screen === 'help' ? {} : { from: place }) })}
    >
      {t('help.more')}
    </Anchor>
  );
}
