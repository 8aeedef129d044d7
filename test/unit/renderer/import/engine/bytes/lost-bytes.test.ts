import { describe, expect, it } from 'vitest';
import { lostBytes } from '../../../../../../renderer/import/engine/bytes/lost-bytes';
import { ReadFailure } from '../../../../../../renderer/import/engine/bytes/source';

describe('bytes that cannot be had', () => {
  // Seen with Chromium 114: gone is NotFoundError; changed, grown, shrunk and forbidden are all NotReadableError.
  it.each([
    [new DOMException('', 'NotFoundError'), 'file.vanished'],
    [new DOMException('', 'NotReadableError'), 'file.unreadable'],
    [Object.assign(new Error(), { code: 'EACCES' }), 'file.unreadable'],
    [Object.assign(new Error(), { code: 'ENOENT' }), 'file.vanished'],
    [new Error('gone'), 'file.vanished'],
    [new ReadFailure('read.cancelled'), 'read.cancelled'],
  ])('%s', (thrown, code) => {
    expect(lostBytes(thrown).code).toBe(code);
  });
});
