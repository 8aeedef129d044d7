/** Made by the build (`scripts/packages/notices-plugin.ts`): the packages of others whose code is in the program. */
declare module 'virtual:notices' {
  const notices: readonly {
    readonly name: string;
    readonly version: string;
    /** SPDX expression. */
    readonly licence: string;
    /** Empty when the package has no file of its own for it. */
    readonly text: string;
  }[];
  export default notices;
}
