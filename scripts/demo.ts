export async function runDemo(_o: { out: string }): Promise<number> {
  return 1;
}
