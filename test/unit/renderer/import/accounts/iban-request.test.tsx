import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { startLanguage } from '../../../../../renderer/base/language';
import { texts } from '../../../../../renderer/base/languages';
import type { AccountDraftText } from '../../../../../renderer/import/accounts/account-draft';
import { IbanOffer } from '../../../../../renderer/import/accounts/iban-request';

beforeAll(() => startLanguage('en'));

const draft = { iban: '', bankCode: '12030000', accountNumber: '202051' } as AccountDraftText;

function shown(isAsked: boolean): string {
  return renderToStaticMarkup(
    <MantineProvider>
      <IbanOffer draft={draft} isAsked={isAsked} onAsk={() => undefined} onTake={() => undefined} />
    </MantineProvider>,
  );
}

it('when an IBAN was asked for, it is shown, and the button that was pressed is still there to hold the focus', () => {
  expect(shown(false)).toContain(texts.en['accounts.makeIban']);
  expect(shown(true)).toContain(texts.en['accounts.makeIban']);
  expect(shown(true)).toContain(texts.en['accounts.take']);
});
