import { createContext, type ReactNode, useContext } from 'react';
import type { AppInfo } from '../../preload/contract';

const AppInfoContext = createContext<AppInfo | null>(null);

export function AppInfoProvider({ info, children }: { info: AppInfo | null; children: ReactNode }) {
  return <AppInfoContext.Provider value={info}>{children}</AppInfoContext.Provider>;
}

/** Null when main did not answer at start. */
export function useAppInfo(): AppInfo | null {
  return useContext(AppInfoContext);
}
