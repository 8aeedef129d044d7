import type { Place as PlaceOfUser } from '../base/navigation';
import { late } from '../ui/late-part';
import { ImportScreen } from '../wizard/import-screen';

// A start shows the import alone.
const CustomersScreen = late(async () => (await import('./late/parts')).parts.CustomersScreen);
const CustomerPage = late(async () => (await import('./late/parts')).parts.CustomerPage);
const ConnectionsScreen = late(async () => (await import('./late/parts')).parts.ConnectionsScreen);
const SettingsScreen = late(async () => (await import('./late/parts')).parts.SettingsScreen);
const ActivityScreen = late(async () => (await import('./late/parts')).parts.ActivityScreen);
const HelpScreen = late(async () => (await import('./late/parts')).parts.HelpScreen);
const ExplorerScreen = late(async () => (await import('./late/parts')).parts.ExplorerScreen);
const TeamScreen = late(async () => (await import('./late/parts')).parts.TeamScreen);

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
