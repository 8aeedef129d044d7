import { Text } from '@mantine/core';
import type { AppInfo } from '../../preload/contract';
import { useAppInfo } from '../base/app-info';
import { useTexts } from '../base/language';
import { joinedTexts } from '../base/languages/isolated-text';
import { Panel } from '../ui/panel';

type Administrator = NonNullable<AppInfo['administrator']>;
type Member = Exclude<keyof Administrator, 'setBy'>;
type Word = 'allowed' | 'forbidden' | 'untilQuit' | 'here';

/** What an administrator set, member by member; nothing where nobody did. */
export function AdministrationPanel() {
  const { t } = useTexts();
  const set = useAppInfo()?.administrator;
  if (!set) return null;
  const word = (is: boolean | undefined, yes: Word, no: Word) =>
    is === undefined ? undefined : t(`settings.administrator.${is ? yes : no}`);
  const shown: Record<Member, string | undefined> = {
    allowedConnections:
      set.allowedConnections && (joinedTexts(set.allowedConnections) || t('settings.administrator.none')),
    localService: word(set.localService, 'allowed', 'forbidden'),
    updates: set.updates === 'off' ? t('settings.administrator.off') : set.updates,
    sessionOnly: word(set.sessionOnly, 'untilQuit', 'here'),
    // That it is not wanted leaves it to the user.
    maskedAtStart: set.maskedAtStart ? t('settings.administrator.hidden') : undefined,
    logLevel: set.logLevel && t(`settings.logLevel.${set.logLevel}`),
  };
  const members = (Object.keys(shown) as Member[]).filter((member) => shown[member] !== undefined);
  return (
    <Panel title={t('settings.administrator')}>
      <Text className="administrator-value">{t('settings.administratorText', { file: set.setBy })}</Text>
      <table className="administrator" aria-label={t('settings.administrator')}>
        <tbody>
          {members.map((member) => (
            <tr key={member}>
              <th scope="row">{t(`settings.administrator.${member}`)}</th>
              <td className="administrator-value">{shown[member]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
