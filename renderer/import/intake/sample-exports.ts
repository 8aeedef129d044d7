export const sampleKinds = ['company', 'person'] as const;
export type SampleKind = (typeof sampleKinds)[number];

/** Exports of somebody who was made up, as if they had been dropped; they come with the program, without a network. */
export async function sampleExports(kind: SampleKind): Promise<File[]> {
  const { default: samples } = await import('virtual:samples');
  return samples[kind].map(
    ({ name, base64 }) => new File([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))], name),
  );
}
