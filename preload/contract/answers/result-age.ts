/** Whether bookings were uploaded after the analysis that the results belong to. Instants as the contract has them. */
export function isBeforeLastUpload(
  results: readonly { runId: string; fetchedAt: string }[],
  runs: readonly { id: string; startedAt: string }[],
  lastUploadAt: string | null,
): boolean {
  if (lastUploadAt === null || results.length === 0) return false;
  const ids = new Set(results.map(({ runId }) => runId));
  const [newest] = runs
    .filter(({ id }) => ids.has(id))
    .sort((a, b) => Date.parse(b.startedAt) - Date.parse(a.startedAt));
  // A run sees what was there when it began; what was uploaded while it ran may have come too late.
  const analysedAt = newest
    ? Date.parse(newest.startedAt)
    : results.reduce((latest, { fetchedAt }) => Math.max(latest, Date.parse(fetchedAt)), 0);
  return analysedAt < Date.parse(lastUploadAt);
}
