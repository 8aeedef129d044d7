import type { ExplorerArea, ExplorerEndpoint } from '../../preload/contract';
import { explorerAreas } from '../../preload/contract';
import { wordSearch } from '../base/word-search';

export interface CallGroup {
  readonly area: ExplorerArea;
  readonly endpoints: readonly ExplorerEndpoint[];
}

/** Calls by area that hold every word of the search in their title, their method, their path or their scope. */
export function searchCalls(
  endpoints: readonly ExplorerEndpoint[],
  search: string,
  titleOf: (key: string) => string,
): CallGroup[] {
  const holds = wordSearch(search);
  const found = endpoints.filter((endpoint) => {
    const { key, method, path, scope } = endpoint;
    return holds(`${titleOf(key)} ${method} ${path} ${scope ?? ''}`);
  });
  return explorerAreas
    .map((area) => ({ area, endpoints: found.filter((endpoint) => endpoint.area === area) }))
    .filter((group) => group.endpoints.length > 0);
}
