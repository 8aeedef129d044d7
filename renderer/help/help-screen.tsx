import './help.css';
import { Button, TextInput, Title, UnstyledButton } from '@mantine/core';
import { IconArrowLeft, IconSearch } from '@tabler/icons-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { HelpSection } from '../../preload/contract/values/help';
import { useTexts } from '../base/language';
import { type Place, useNavigation } from '../base/navigation';
import { Busy } from '../ui/busy';
import { Screen } from '../ui/screen';
import { type HelpPlace, placeOf, sectionsWith, topicOf, useHelpPages } from './help-pages';
import { HelpText } from './help-text';

type HelpScreenProps = Pick<Extract<Place, { screen: 'help' }>, 'topic' | 'from'>;

/** The help: its pages beside the one that is read; nothing of it comes from elsewhere. */
export function HelpScreen({ topic, from }: HelpScreenProps) {
  const { t, language } = useTexts();
  const { go } = useNavigation();
  const pages = useHelpPages(language);
  const [words, setWords] = useState('');
  const asked = (topic ? placeOf(topic, pages) : null) ?? firstOf(pages);
  const show = (next: string) => {
    setWords('');
    go({ screen: 'help', topic: next, ...(from ? { from } : {}) });
  };
  return (
    <Screen title={t('help.title')}>
      {asked === null ? (
        <Busy />
      ) : (
        <div className="help">
          <nav className="help-list" aria-label={t('help.pages')}>
            {from ? (
              <Button mb="xs" leftSection={<IconArrowLeft size={15} aria-hidden />} onClick={() => go(from)}>
                {t('help.back')}
              </Button>
            ) : null}
            <TextInput
              aria-label={t('help.search')}
              placeholder={t('help.search')}
              leftSection={<IconSearch size={14} aria-hidden />}
              value={words}
              onChange={(event) => setWords(event.currentTarget.value)}
            />
            <ul>
              {pages.map(({ id, title }) => (
                <li key={id}>
                  <UnstyledButton
                    className="side-entry"
                    aria-current={words.trim() === '' && asked.page.id === id ? 'page' : undefined}
                    onClick={() => show(id)}
                  >
                    {title}
                  </UnstyledButton>
                </li>
              ))}
            </ul>
          </nav>
          {words.trim() === '' ? (
            <PageView place={asked} onPage={show} />
          ) : (
            <Found found={sectionsWith(words, pages)} onShow={show} />
          )}
        </div>
      )}
    </Screen>
  );
}

function firstOf(pages: ReturnType<typeof useHelpPages>): HelpPlace | null {
  const [page] = pages;
  const [section] = page?.sections ?? [];
  return page && section ? { page, section } : null;
}

function PageView({ place, onPage }: { place: HelpPlace; onPage: (page: string) => void }) {
  const { page, section } = place;
  const asked = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another section of the same page is gone to as well
  useEffect(() => {
    // A page that is opened as a whole begins with the head of the screen.
    const begin = section.level === 1 ? asked.current?.closest('.screen') : asked.current;
    begin?.scrollIntoView({ block: 'start' });
    asked.current?.focus({ preventScroll: true });
  }, [page.id, section]);
  return (
    <article className="help-page" aria-label={page.title}>
      {page.sections.map((one) => (
        <section key={one.title} data-asked={(one === section && one.level > 1) || undefined}>
          <SectionTitle section={one} heading={one === section ? asked : null} />
          <HelpText blocks={one.blocks} onPage={onPage} />
        </section>
      ))}
    </article>
  );
}

interface SectionTitleProps {
  section: HelpSection;
  heading: RefObject<HTMLHeadingElement | null> | null;
}

/** Below the name of the screen, which is the first heading. */
function SectionTitle({ section, heading }: SectionTitleProps) {
  const order = Math.min(section.level + 1, 4) as 2 | 3 | 4;
  return (
    <Title order={order} ref={heading} tabIndex={-1}>
      {section.title}
    </Title>
  );
}

function Found({ found, onShow }: { found: readonly HelpPlace[]; onShow: (topic: string) => void }) {
  const { t } = useTexts();
  return (
    <section className="help-page" aria-label={t('help.found')}>
      <p role="status">{t('help.foundCount', { count: found.length })}</p>
      <ul className="help-found">
        {found.map((place) => (
          <li key={`${place.page.id} ${place.section.title}`}>
            <UnstyledButton className="side-entry" onClick={() => onShow(topicOf(place))}>
              <strong>{place.section.title}</strong> <span className="dim">{place.page.title}</span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
