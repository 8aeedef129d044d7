import type { ExplorerArea, ExplorerEndpoint } from '../../preload/contract';
import { explorerAreas } from '../../preload/contract';

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
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = endpoints.filter((endpoint) => {
    const { key, method, path, scope } = endpoint;
    const searched = `${titleOf(key)} ${method} ${path} ${scope ?? ''}`.toLowerCase();
    return words.every((word) => searched.includes(word));
  });
  return explorerAreas
    .map((area) => ({ area, endpoints: found.filter((endpoint) => endpoint.area === area) }))
    .filter((group) => group.endpoints.length > 0);
}
