/** Switches that would open the program to others or weaken it; a packaged program does not start with them (SEC-31). */
const refusedSwitches = [
  'remote-debugging-port',
  'remote-debugging-pipe',
  'remote-debugging-address',
  'inspect',
  'inspect-brk',
  'inspect-port',
  'no-sandbox',
  'disable-web-security',
  'ignore-certificate-errors',
  'user-data-dir',
  'js-flags',
  'load-extension',
  'host-rules',
  'host-resolver-rules',
  'proxy-server',
];

/** The refused switches among the arguments, without values. Development builds refuse none. */
export function refusedArguments(argv: readonly string[], isPackaged: boolean): string[] {
  if (!isPackaged) return [];
  return argv
    .filter((argument) => argument.startsWith('--'))
    .map((argument) => argument.slice(2).split('=')[0]?.toLowerCase() ?? '')
    .filter((name) => refusedSwitches.includes(name));
}
