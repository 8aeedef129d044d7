import { lazy, Suspense } from 'react';
import { ActivityScreen } from '../activity/activity-screen';
import { ConnectionsScreen } from '../connections/connections-screen';
import { CustomersScreen } from '../customers/customers-screen';
import { ImportScreen } from '../import/import-screen';
import { SettingsScreen } from '../settings/settings-screen';
import { Busy } from '../ui/busy';
import type { Place as PlaceOfUser } from './navigation';

/** The charts are most of the code of the page and not needed for the first screen. */
const ResultsScreen = lazy(async () => ({
  default: (await import('../results/results-screen')).ResultsScreen,
}));

/** The screen for a place. */
export function Place({ place }: { place: PlaceOfUser }) {
  switch (place.screen) {
    case 'import':
      return <ImportScreen />;
    case 'customers':
      return <CustomersScreen />;
    case 'results':
      return (
        <Suspense fallback={<Busy />}>
          <ResultsScreen key={place.customerId} customerId={place.customerId} />
        </Suspense>
      );
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
