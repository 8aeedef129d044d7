import { vi } from 'vitest';

/**
 * What is waited for follows from what was done, and a busy computer takes its time: vitest itself gives up after a second. A condition that
 * never comes true still ends its test, by the limit of that test.
 */
const patientMs = 25_000;

const waitFor = vi.waitFor.bind(vi);
vi.waitFor = (callback, options = {}) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: patientMs, ...options });
