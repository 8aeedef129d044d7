import { describe, expect, it, vi } from 'vitest';
import { ErasureByAge } from '../../../../main/customers/erasure-by-age';
import { type Sightings, WitnessedClock } from '../../../../main/database-guard/witnessed-clock';
import { KontorError } from '../../../../main/errors/kontor-error';

const monthMs = 30 * 86_400_000;

function made() {
  let kept: Sightings | null = null;
  const time = { now: Date.UTC(2026, 0, 10) };
  const clock = Object.assign(
    new WitnessedClock(
      { read: () => kept, write: (sightings) => (kept = sightings) },
      () => time.now,
      () => 0,
    ),
    { rest: () => undefined },
  );
  const purge = vi.fn(async () => ({ names: [] as string[], imports: 0 }));
  const tellService = vi.fn();
  const log = vi.fn();
  return { time, purge, tellService, log, age: new ErasureByAge({ clock, purge, tellService, log }) };
}

describe('what is deleted by age on this computer', () => {
  it('when the clock leapt, it goes by the time before, and says so; the person’s word changes that, and the service hears of it (SEC-47)', async () => {
    const { time, age, purge, tellService, log } = made();
    await age.erase();
    const before = time.now;
    time.now += 24 * monthMs;
    await age.erase();
    expect(purge).toHaveBeenLastCalledWith(new Date(before));
    expect(age.shown).toEqual({ isClockDoubted: true });
    expect(tellService).not.toHaveBeenCalled();
    await age.confirm();
    expect(purge).toHaveBeenLastCalledWith(new Date(time.now));
    expect(tellService).toHaveBeenCalledExactlyOnceWith(time.now);
    expect(age.shown).toEqual({});
    expect(log.mock.calls.map(([{ event }]) => event)).toEqual(['clock.doubted', 'clock.confirmed']);
  });

  it('when something went, a note of it is shown, with names up to a limit and numbers of all; the log has numbers alone', async () => {
    const { age, purge, log } = made();
    const names = Array.from({ length: 25 }, (_, at) => `Customer ${at}`);
    purge.mockResolvedValueOnce({ names, imports: 3 });
    await age.erase();
    expect(age.shown).toEqual({ erasedByAge: { names: names.slice(0, 20), customers: 25, imports: 3 } });
    expect(JSON.stringify(log.mock.calls)).not.toContain('Customer');
    await age.erase();
    expect(age.shown.erasedByAge?.customers).toBe(25);
  });

  it('when the store is closed, the person’s word counts, and what is due goes when the store opens', async () => {
    const { time, age, purge } = made();
    await age.erase();
    time.now += 24 * monthMs;
    purge.mockRejectedValueOnce(new KontorError('store.unavailable', { reason: 'closed' }));
    await age.confirm();
    expect(age.shown).toEqual({});
    await age.erase();
    expect(purge).toHaveBeenLastCalledWith(new Date(time.now));
    purge.mockRejectedValueOnce(new Error('disk'));
    await expect(age.confirm()).rejects.toThrow('disk');
  });
});
