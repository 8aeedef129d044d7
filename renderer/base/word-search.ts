/** Tells texts that hold every word of a search, in any case and order. */
export function wordSearch(search: string): (searched: string) => boolean {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return (searched) => {
    const text = searched.toLowerCase();
    return words.every((word) => text.includes(word));
  };
}
