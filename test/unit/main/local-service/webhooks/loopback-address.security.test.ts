import { expect, it } from 'vitest';
import { isLoopbackHostHeader } from '../../../../../main/local-service/http/loopback';
import { whyNotDeliverable } from '../../../../../main/local-service/webhooks/webhook-delivery';

it('A webhook address is accepted when its host is this computer, whatever its spelling', () => {
  const good = [
    'http://127.0.0.1:8080/x',
    'http://127.255.255.254/',
    'http://localhost/x?y=1',
    'https://[::1]:1/',
    'http://LOCALHOST/',
    'http://2130706433/',
    'http://0x7f.1/',
  ];
  expect(good.map(whyNotDeliverable)).toEqual(good.map(() => null));
});

it('An address elsewhere, another protocol and credentials in the address are refused', () => {
  const bad = [
    'http://128.0.0.1/',
    'http://127.0.0.1.evil.example/',
    'http://localhost.evil.example/',
    'http://evil.example/127.0.0.1',
    'http://127.0.0.1@evil.example/',
    'http://user:word@127.0.0.1/',
    'http://0.0.0.0/',
    'http://10.0.0.1/',
    'http://[::ffff:10.0.0.1]/',
    'file:///etc/passwd',
    'ftp://127.0.0.1/',
    'nonsense',
  ];
  for (const address of bad)
    expect([address, whyNotDeliverable(address)]).toEqual([address, expect.any(String)]);
});

it('A Host header counts as loopback only when the whole name does', () => {
  expect(['127.0.0.1:80', 'localhost', 'LocalHost:9', '[::1]:80'].every(isLoopbackHostHeader)).toBe(true);
  const bad = [undefined, '', '127.0.0.1.x', 'x.localhost', '127.0.0.256', '127.0.0.1:80x', '127.1.1'];
  expect(bad.some(isLoopbackHostHeader)).toBe(false);
});
