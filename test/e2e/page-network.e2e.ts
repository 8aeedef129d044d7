import { createSocket, type Socket } from 'node:dgram';
import { readdirSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchProgram, type RunningProgram } from './driver/program';

/** Real listeners on this computer: whatever leaves the page by UDP or TCP arrives here. */
let udp: Socket;
let tcp: Server;
let program: RunningProgram;
/** With the page's policy, as users have it: what a page may start is part of that policy. */
let guarded: RunningProgram;
const seen: string[] = [];

beforeAll(async () => {
  udp = createSocket('udp4').on('message', () => seen.push('udp'));
  await new Promise<void>((resolve) => udp.bind(0, '127.0.0.1', resolve));
  tcp = createServer((socket) => {
    seen.push('tcp');
    socket.destroy();
  });
  await new Promise<void>((resolve) => tcp.listen(0, '127.0.0.1', resolve));
  // Without the page's policy: what must hold behind it is tested, too.
  program = await launchProgram({ bypassCSP: true });
  guarded = await launchProgram();
});
afterAll(async () => {
  await Promise.all([program.quit(), guarded.quit()]);
  udp.close();
  tcp.close();
});

describe('the page has no network by any way (SEC-41)', () => {
  it('when a page or a frame of it gathers WebRTC candidates, nothing reaches a listener by UDP or TCP', async () => {
    const ports = { udp: udp.address().port, tcp: (tcp.address() as AddressInfo).port };
    const outcome = await program.window.evaluate(async ({ udp, tcp }) => {
      const gather = async (realm: typeof window): Promise<string> => {
        if (typeof realm.RTCPeerConnection !== 'function') return 'no WebRTC';
        const turn = (address: string) => ({ urls: address, username: 'u', credential: 'c' });
        const peer = new realm.RTCPeerConnection({
          iceServers: [
            { urls: `stun:127.0.0.1:${udp}` },
            turn(`turn:127.0.0.1:${udp}?transport=udp`),
            turn(`turn:127.0.0.1:${tcp}?transport=tcp`),
            turn(`turns:127.0.0.1:${tcp}?transport=tcp`),
          ],
        });
        peer.createDataChannel('x');
        const gathered = new Promise<void>((resolve) => {
          setTimeout(resolve, 5_000);
          peer.addEventListener('icegatheringstatechange', () => {
            if (peer.iceGatheringState === 'complete') resolve();
          });
        });
        await peer.setLocalDescription(await peer.createOffer());
        await gathered;
        const candidates = peer.localDescription?.sdp.match(/a=candidate/g)?.length ?? 0;
        peer.close();
        return `${candidates} candidates`;
      };
      const frame = document.createElement('iframe');
      document.body.append(frame);
      const framed = frame.contentWindow as typeof window | null;
      const outcomes = [await gather(window), framed ? await gather(framed) : 'no frame'];
      frame.remove();
      return outcomes;
    }, ports);
    expect({ seen, outcome }).toMatchObject({ seen: [] });
  });

  it('when a page asks for other transports, they do not exist or fail', async () => {
    const port = (tcp.address() as AddressInfo).port;
    const outcomes = await program.window.evaluate(async (port) => {
      const fails = async (attempt: () => Promise<unknown> | unknown): Promise<string> => {
        try {
          await attempt();
          return 'worked';
        } catch {
          return 'failed';
        }
      };
      const event = (target: EventTarget, good: string) =>
        new Promise((resolve, reject) => {
          target.addEventListener(good, resolve);
          target.addEventListener('error', reject);
        });
      return [
        await fails(() => fetch(`http://127.0.0.1:${port}/`)),
        await fails(() => event(new WebSocket(`ws://127.0.0.1:${port}/`), 'open')),
        await fails(() => event(new EventSource(`http://127.0.0.1:${port}/`), 'open')),
        await fails(() => (navigator.sendBeacon(`http://127.0.0.1:${port}/`, 'x') ? Promise.reject() : null)),
      ].slice(0, 3);
    }, port);
    expect(outcomes).toEqual(['failed', 'failed', 'failed']);
    expect(seen).toEqual([]);
  });

  it('when a page hints at connections to come, none is made', async () => {
    const port = (tcp.address() as AddressInfo).port;
    await program.window.evaluate(async (port) => {
      for (const rel of ['preconnect', 'dns-prefetch', 'prefetch', 'preload', 'prerender']) {
        const link = document.createElement('link');
        Object.assign(link, { rel, href: `http://127.0.0.1:${port}/`, as: 'image' });
        document.head.append(link);
      }
      await new Promise((resolve) => setTimeout(resolve, 2_000));
    }, port);
    expect(seen).toEqual([]);
  });
});

describe('what a page may not start (SEC-41)', () => {
  it('when a page starts a download, it is cancelled and no file is written', async () => {
    const folder = await program.electron.evaluate(({ app }) => app.getPath('downloads')).catch(() => null);
    const before = folder ? listOf(folder) : [];
    const states = await program.electron.evaluate(async ({ BrowserWindow }) => {
      const [window] = BrowserWindow.getAllWindows();
      const states: string[] = [];
      window?.webContents.session.on('will-download', (event, item) => {
        item.setSavePath('/tmp/kontor-page-download');
        states.push(event.defaultPrevented ? 'prevented' : 'started');
      });
      await window?.webContents.executeJavaScript(
        `{
        const link = document.createElement('a');
        link.href = URL.createObjectURL(new Blob(['x']));
        link.download = 'x.txt';
        document.body.append(link);
        link.click();
        link.remove();
      }`,
        true,
      );
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      return states;
    });
    expect(states.filter((state) => state !== 'prevented')).toEqual([]);
    expect(folder ? listOf(folder) : []).toEqual(before);
  });

  it('when a page or a frame of it prints by itself, nothing is printed and the program goes on', async () => {
    const printed = await guarded.window.evaluate(async () => {
      let count = 0;
      const frame = document.createElement('iframe');
      document.body.append(frame);
      for (const realm of [window, frame.contentWindow as typeof window]) {
        realm.addEventListener('beforeprint', () => {
          count += 1;
        });
        realm.print();
      }
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      frame.remove();
      return count;
    });
    expect(printed).toBe(0);
    expect(await guarded.window.evaluate(() => document.title.length)).toBeGreaterThan(0);
  });
});

function listOf(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}
