/** Made by the build (`scripts/help/help-plugin.ts`): the pages of `docs/help` by language. */
declare module 'virtual:help' {
  const pages: Readonly<Record<string, readonly import('../../preload/contract/values/help').HelpPage[]>>;
  export default pages;
}
