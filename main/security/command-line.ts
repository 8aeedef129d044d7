/** What the system itself adds to a start, by platform; what the program has of its own (`--batch`) its caller names. */
const knownArguments: Partial<Record<NodeJS.Platform, readonly RegExp[]>> = {
  // The process serial number that older macOS gives to what the Finder opens.
  darwin: [/^-psn_\d+_\d+$/],
};

/**
 * Switches among the arguments that nobody here knows, without values: a packaged program does not start with them
 * (SEC-31, SEC-43). An allow-list, because the runtime has a thousand switches that open it to others, weaken it or write
 * its traffic to disk, takes them with one dash or two, in upper case, behind blanks, and on Windows behind a slash.
 * Development builds refuse none.
 */
export function refusedArguments(
  argv: readonly string[],
  isPackaged: boolean,
  platform: NodeJS.Platform,
  ownSwitches: readonly string[] = [],
): string[] {
  if (!isPackaged) return [];
  return argv
    .filter((argument) => !ownSwitches.includes(argument))
    .filter((argument) => isSwitch(argument.trim(), platform))
    .map((argument) => argument.trim().split('=')[0]?.slice(0, 100) ?? '');
}

function isSwitch(argument: string, platform: NodeJS.Platform): boolean {
  const hasPrefix = argument.startsWith('-') || (platform === 'win32' && argument.startsWith('/'));
  if (!hasPrefix) return false;
  return !knownArguments[platform]?.some((known) => known.test(argument));
}

/** With them the runtime writes the keys of its connections, or what it logs itself, to a file of somebody's choice. */
const refusedNames: ReadonlySet<string> = new Set([
  'SSLKEYLOGFILE',
  'ELECTRON_ENABLE_LOGGING',
  'ELECTRON_LOG_FILE',
  'CHROME_LOG_FILE',
]);

/** Variables of the environment with which a packaged program does not start; on Windows their case says nothing. */
export function refusedVariables(environment: NodeJS.ProcessEnv, isPackaged: boolean): string[] {
  if (!isPackaged) return [];
  return Object.entries(environment).flatMap(([name, value]) =>
    value && refusedNames.has(name.toUpperCase()) ? [name] : [],
  );
}
