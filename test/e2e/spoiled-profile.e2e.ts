import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { whyNoSmallDisk } from '../integration/main/store/small-disk';
import { chooseLanguage, waitForStore } from './driver/main-job';
import { picture } from './driver/pictures';
import { launchProgram, type RunningProgram } from './driver/program';

let profile: string;
let program: RunningProgram | null = null;

beforeEach(() => {
  profile = mkdtempSync(join(tmpdir(), 'kontor-spoiled-'));
});
afterEach(async () => {
  await program?.quit();
  program = null;
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
});

describe('a profile that is not as the program left it', () => {
  it.skipIf(whyNoSmallDisk() !== null)(
    'when nothing may be written there, the window opens and says so',
    async () => {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'ro', 'tmpfs', profile]);
      try {
        program = await launchProgram({ userData: profile });
        const { window: page } = program;
        await picture(page, 'read-only-first');
        await page
          .getByText(/may not write to the folder of its data|in den Ordner seiner Daten nicht schreiben/)
          .waitFor();
        await picture(page, 'read-only');
      } finally {
        await program?.kill();
        program = null;
        execFileSync('umount', ['-l', profile]);
      }
    },
  );

  it('when its connections are damaged, those that can be read are there, and it says where the file is', async () => {
    const whole = {
      id: 'c1',
      name: 'Bank of test',
      environment: 'test',
      baseAddress: 'https://x1.example',
      clientId: 'id',
      timestampUnit: 's',
    };
    mkdirSync(profile, { recursive: true });
    writeFileSync(
      join(profile, 'connections.json'),
      JSON.stringify([whole, { ...whole, id: 'c2', environment: 'tesv' }]),
    );
    program = await launchProgram({ userData: profile });
    const { window: page } = program;
    await chooseLanguage(page, 'en');
    await waitForStore(page);
    await page.getByText('connections.json.damaged-', { exact: false }).waitFor();
    await picture(page, 'set-aside-en');
    const listed = await page.evaluate(async () => await window.kontor.connections.list());
    expect(listed).toMatchObject({ ok: true, value: [{ isEmbedded: true }, { name: 'Bank of test' }] });
    expect(readdirSync(profile).filter((name) => name.startsWith('connections.json.damaged-'))).toHaveLength(
      1,
    );
    await chooseLanguage(page, 'de');
    await picture(page, 'set-aside-de');
    await page.getByRole('button', { name: 'Schließen' }).first().click();
    await page.getByText('connections.json.damaged-', { exact: false }).waitFor({ state: 'detached' });
  });
});
