/** What a release says of who makes it; nothing of it stands in the repository, because whoever releases is somebody else. */
export interface ReleaseOptions {
  /** Where users find the program and its makers. */
  readonly homepage: string;
  /** `Name <address>`: whom an administrator writes to. */
  readonly maintainer: string;
}

/** @throws Error that names what is missing or is no such thing */
export function checkReleaseOptions(given: { homepage?: string; maintainer?: string }): ReleaseOptions {
  const { homepage = '', maintainer = '' } = given;
  if (!URL.canParse(homepage) || new URL(homepage).protocol !== 'https:')
    throw new Error('--homepage must be an https address.');
  if (!/^[^<>]*\S\s<[^<>@\s]+@[^<>@\s]+\.[^<>@\s]+>$/.test(maintainer))
    throw new Error('--maintainer must be written as: Name <name@example.org>.');
  return { homepage, maintainer };
}

/** The same as arguments of the builder. */
export function releaseArguments({ homepage, maintainer }: ReleaseOptions): string[] {
  return [
    `--config.extraMetadata.homepage=${homepage}`,
    `--config.extraMetadata.author=${maintainer}`,
    `--config.linux.maintainer=${maintainer}`,
  ];
}

/** A stand-in for tests has fuses and versions of its own: nothing made of it may go to anybody (SEC-34). */
export function requireDeclaredRuntime(runtime: { readonly isFallback: boolean }): void {
  if (runtime.isFallback)
    throw new Error('A release is packed with the declared Electron, not with the stand-in.');
}
