import { languageOfLocale } from '../../preload/contract/values/languages';
import { kontor } from '../base/kontor';
import { startLanguage, textsIn } from '../base/language';
import { batchCalls } from './bridge';
import { perform } from './perform';
import { makeTeller } from './teller';

/** Task after task, until there is none any more; main then ends the program. */
async function start(): Promise<void> {
  const settings = await kontor().app.settings();
  const chosen = settings.ok ? settings.value.language : 'system';
  const language = chosen === 'system' ? languageOfLocale(navigator.language) : chosen;
  await startLanguage(language);
  const teller = makeTeller(textsIn(language));
  for (;;) {
    const next = await batchCalls().next();
    // What broke was said by main, which ends.
    if (!next.ok || next.value === null) return;
    await batchCalls().done(await perform(next.value, teller));
  }
}

void start();
