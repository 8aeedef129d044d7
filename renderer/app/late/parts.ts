import { ActivityScreen } from '../../activity/activity-screen';
import { ConnectionsScreen } from '../../connections/connections-screen';
import { CustomerPage } from '../../customers/customer-page';
import { CustomersScreen } from '../../customers/customers-screen';
import { ExplorerScreen } from '../../explorer/explorer-screen';
import { HelpScreen } from '../../help/help-screen';
import { TemplateOfferDialog } from '../../import/templates/template-offer-dialog';
import { SettingsScreen } from '../../settings/settings-screen';
import { TeamScreen } from '../../team/team-screen';
import { CommandPalette } from '../palette/command-palette';
import { ShortcutSheet } from '../sheet/shortcut-sheet';

/** What no start needs, in one file. */
export const parts = {
  ActivityScreen,
  CommandPalette,
  ConnectionsScreen,
  CustomerPage,
  CustomersScreen,
  ExplorerScreen,
  HelpScreen,
  SettingsScreen,
  ShortcutSheet,
  TeamScreen,
  TemplateOfferDialog,
};
