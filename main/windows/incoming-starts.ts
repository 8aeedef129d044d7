import type { WantedScreen } from '../../preload/contract';
import { isBatchStart } from './batch-life';
import { wantedScreen } from './system/jump-list';

/** The window and its program, once they stand. */
interface Ears {
  offerFiles(paths: string[]): void;
  goTo(screen: WantedScreen): void;
  show(): void;
}

/** What Electron's `app` tells of other starts and of the system. */
interface StartsSource {
  on(
    event: 'second-instance',
    listener: (event: unknown, argv: string[], folder: string, data: unknown) => void,
  ): unknown;
  on(event: 'open-file', listener: (event: { preventDefault(): void }, path: string) => void): unknown;
}

interface FirstStart {
  /** Files among the arguments of this start. */
  readonly files: readonly string[];
  readonly argv: readonly string[];
  /** Files among the arguments of another start. */
  filesOf(argv: string[], folder: string): string[];
}

/**
 * What comes past the window: files of the command line, of a double click, of the dock or taskbar, and of a second start, and the
 * screen that a jump list names. It waits until the window stands. Answers whom to tell then.
 */
export function watchStarts(source: StartsSource, first: FirstStart): (ears: Ears) => void {
  const early = [...first.files];
  let wanted = wantedScreen(first.argv);
  let ears: Ears | null = null;
  const offer = (paths: string[]) => {
    if (ears) ears.offerFiles(paths);
    else early.push(...paths);
  };
  source.on('second-instance', (_event, argv, folder, data) => {
    // It has told its caller that Kontor is open.
    if (isBatchStart(data)) return;
    offer(first.filesOf(argv, folder));
    const screen = wantedScreen(argv);
    if (screen && ears) ears.goTo(screen);
    else wanted = screen ?? wanted;
    ears?.show();
  });
  source.on('open-file', (event, path) => {
    event.preventDefault();
    offer([path]);
    ears?.show();
  });
  return (found) => {
    ears = found;
    found.offerFiles(early);
    if (wanted) found.goTo(wanted);
  };
}
