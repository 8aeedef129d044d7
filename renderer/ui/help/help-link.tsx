import { Anchor } from '@mantine/core';
import { useTexts } from '../../base/language';
import { useNavigation } from '../../base/navigation';

interface HelpLinkProps {
  /** As in the comment of a section of the help: `error.<code>`, `finding.<rule>`, `question.<kind>`, `result.<key>`. */
  topic: string;
  /** What the page tells of, for whoever hears the link alone. */
  about?: string;
}

/** The way to the page of the help that tells more, and from there back to here. */
export function HelpLink({ topic, about }: HelpLinkProps) {
  const { t } = useTexts();
  const { place, go } = useNavigation();
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
