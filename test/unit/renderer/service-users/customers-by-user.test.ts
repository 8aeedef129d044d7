import { describe, expect, it } from 'vitest';
import { customersByUser } from '../../../../renderer/service-users/customers-by-user';

const place = (id: string, host: string, tenantId?: string) => ({
  id,
  baseAddress: `https://${host}/api/v1`,
  tenantId,
});
const [own, twin] = [place('own', 'service.example'), place('twin', 'service.example')];
const places = [own, twin, place('tenant', 'service.example', 't2'), place('other', 'other.example')];

describe('customers by their users', () => {
  it('counts those of another connection to the same service and tenant, and of no other', () => {
    const customers = places.map(({ id }) => ({ connectionId: id, userId: `u-${id}` }));
    expect([...customersByUser(own, places, customers).keys()].sort()).toEqual(['u-own', 'u-twin']);
  });

  it('when two connections know one user, that of this connection stands', () => {
    const customers = ['own', 'twin'].map((connectionId) => ({ connectionId, userId: 'u1' }));
    expect(customersByUser(own, places, customers).get('u1')?.connectionId).toBe('own');
    expect(customersByUser(twin, places, customers).get('u1')?.connectionId).toBe('twin');
  });

  it('when an address cannot be read, only its own customers count', () => {
    const broken = { id: 'broken', baseAddress: '', tenantId: undefined };
    const customers = [...places, broken].map(({ id }) => ({ connectionId: id, userId: `u-${id}` }));
    expect([...customersByUser(broken, [...places, broken], customers).keys()]).toEqual(['u-broken']);
  });
});
