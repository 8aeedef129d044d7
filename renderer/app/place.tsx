import { ActivityScreen } from '../activity/activity-screen';
import type { Place as PlaceOfUser } from '../base/navigation';
import { ConnectionsScreen } from '../connections/connections-screen';
import { CustomerPage } from '../customers/customer-page';
import { CustomersScreen } from '../customers/customers-screen';
import { ExplorerScreen } from '../explorer/explorer-screen';
import { HelpScreen } from '../help/help-screen';
import { SettingsScreen } from '../settings/settings-screen';
import { TeamScreen } from '../team/team-screen';
import { ImportScreen } from '../wizard/import-screen';

/** The screen for a place. */
export function Place({ place }: { place: PlaceOfUser }) {
  switch (place.screen) {
    case 'import':
      return <ImportScreen />;
    case 'customers':
      return <CustomersScreen />;
    case 'customer':
      return <CustomerPage key={place.customerId} customerId={place.customerId} tab={place.tab} />;
    case 'results':
      return <CustomerPage key={place.customerId} customerId={place.customerId} tab="results" />;
    case 'connections':
      return <ConnectionsScreen />;
    case 'activity':
      return <ActivityScreen />;
    case 'explorer':
      return <ExplorerScreen />;
    case 'team':
      return <TeamScreen />;
    case 'settings':
      return <SettingsScreen />;
    case 'help':
      return <HelpScreen topic={place.topic} from={place.from} />;
    default:
      return assertNever(place);
  }
}

function assertNever(place: never): never {
  throw new Error(`no screen for ${JSON.stringify(place)}`);
}
