import { ActivityScreen } from '../activity/activity-screen';
import { ConnectionsScreen } from '../connections/connections-screen';
import { CustomersScreen } from '../customers/customers-screen';
import { ImportScreen } from '../import/import-screen';
import { ResultsScreen } from '../results/results-screen';
import { SettingsScreen } from '../settings/settings-screen';
import type { Place as PlaceOfUser } from './navigation';

/** The screen for a place. */
export function Place({ place }: { place: PlaceOfUser }) {
  switch (place.screen) {
    case 'import':
      return <ImportScreen />;
    case 'customers':
      return <CustomersScreen />;
    case 'results':
      return <ResultsScreen key={place.customerId} customerId={place.customerId} />;
    case 'connections':
      return <ConnectionsScreen />;
    case 'activity':
      return <ActivityScreen />;
    case 'settings':
      return <SettingsScreen />;
    default:
      return assertNever(place);
  }
}

function assertNever(place: never): never {
  throw new Error(`no screen for ${JSON.stringify(place)}`);
}
