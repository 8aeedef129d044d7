/** Made by the build (`scripts/samples/samples-plugin.ts`): the exports of an invented company and an invented person. */
declare module 'virtual:samples' {
  const samples: Readonly<
    Record<'company' | 'person', readonly { readonly name: string; readonly base64: string }[]>
  >;
  export default samples;
}
