import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';

/** Where the user is. Small on purpose: a desktop program has places, not addresses. */
export type Place =
  | { screen: 'import' }
  | { screen: 'customers' }
  /** The page of a customer; its results are a tab of it. */
  | {
      screen: 'customer';
      customerId: string;
      tab: 'accounts' | 'banks' | 'imports' | 'analyses' | 'documents';
    }
  | { screen: 'results'; customerId: string }
  | { screen: 'connections' }
  | { screen: 'activity' }
  /** Without a connection or a call: with what was explored last. */
  | { screen: 'explorer'; connectionId?: string; callKey?: string }
  /** Without a connection: with the first. */
  | { screen: 'team'; connectionId?: string }
  | { screen: 'settings' }
  /** Without a topic: the first page. `from` is where the reader came from. */
  | { screen: 'help'; topic?: string; from?: Place };

/** The entries of the side navigation, in order; the number keys with Ctrl or Cmd follow it. */
export const mainScreens = [
  'import',
  'customers',
  'connections',
  'activity',
  'explorer',
  'team',
  'settings',
  'help',
] as const;
export type MainScreen = (typeof mainScreens)[number];

interface Navigation {
  readonly place: Place;
  readonly go: (place: Place) => void;
}

const NavigationContext = createContext<Navigation | null>(null);

export function NavigationProvider({ children }: { children: ReactNode }) {
  const [place, go] = useState<Place>({ screen: 'import' });
  const navigation = useMemo(() => ({ place, go }), [place]);
  return <NavigationContext.Provider value={navigation}>{children}</NavigationContext.Provider>;
}

/** Null where there is nowhere to go: on paper, and before the screens are there. */
export function usePossibleNavigation(): Navigation | null {
  return useContext(NavigationContext);
}

export function useNavigation(): Navigation {
  const navigation = usePossibleNavigation();
  if (!navigation) throw new Error('useNavigation needs a NavigationProvider above it');
  return navigation;
}

/** The entry that is marked for a place: a customer and its results belong to the customers. */
export function mainScreenOf(place: Place): MainScreen {
  return place.screen === 'results' || place.screen === 'customer' ? 'customers' : place.screen;
}
