import { EventEmitter } from 'node:events';
import { describe, expect, it, vi } from 'vitest';
import { startData } from '../../../../main/windows/batch-life';
import { watchStarts } from '../../../../main/windows/incoming-starts';

vi.mock('electron', () => ({ app: {} }));

function started(files: string[] = [], argv: string[] = []) {
  const source = new EventEmitter();
  const told: string[] = [];
  const tell = watchStarts(source as never, {
    files,
    argv,
    filesOf: (given, folder) =>
      given
        .slice(1)
        .filter((one) => !one.startsWith('-'))
        .map((one) => `${folder}/${one}`),
  });
  const stand = () =>
    tell({
      offerFiles: (paths) => told.push(`files ${paths.join(' ')}`),
      goTo: (screen) => told.push(`go ${screen}`),
      show: () => told.push('show'),
    });
  const openFile = (path: string) => source.emit('open-file', { preventDefault: () => undefined }, path);
  const second = (args: string[], isBatch = false) =>
    source.emit('second-instance', {}, ['kontor', ...args], '/here', startData(isBatch));
  return { told, stand, openFile, second };
}

describe('what comes past the window', () => {
  it('when files come before the window stands, they all wait for it', () => {
    const { told, stand, openFile, second } = started(['/a.csv']);
    openFile('/dock/b.csv');
    second(['c.csv']);
    stand();
    expect(told).toEqual(['files /a.csv /dock/b.csv /here/c.csv']);
  });

  it('when a file is dropped on the dock, it comes in and the window comes to the front', () => {
    const { told, stand, openFile } = started();
    stand();
    openFile('/dock/b.csv');
    expect(told).toEqual(['files ', 'files /dock/b.csv', 'show']);
  });

  it('when a jump list names a screen, it is gone to, at the start as later', () => {
    const { told, stand, second } = started([], ['kontor', '--open-customers']);
    stand();
    second(['--open-import']);
    expect(told).toEqual(['files ', 'go customers', 'files ', 'go import', 'show']);
  });

  it('when the other start was one without a window, nothing comes of it', () => {
    const { told, stand, second } = started();
    stand();
    second(['--batch', 'read', 'a.csv'], true);
    expect(told).toEqual(['files ']);
  });
});
