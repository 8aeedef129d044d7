import { describe, expect, it } from 'vitest';
import type { ServiceUser } from '../../../../preload/contract';
import { searchUsers } from '../../../../renderer/service-users/search-users';

const user = (userId: string, customUserId: string | null = null): ServiceUser => ({
  userId,
  customUserId,
  type: 'company',
  expiresAt: null,
  customerId: null,
});
const users = [user('u1', 'Mandant 7'), user('u2'), user('u3')];
const own = new Map([['u2', { name: 'Meyer GmbH' }]]);
const idsOf = (search: string, isForeignOnly: boolean) =>
  searchUsers(users, own, { search, isForeignOnly }).map(({ userId }) => userId);

describe('the search for users of a service', () => {
  it('when only foreign ones are wanted, those that are customers here are not among them', () => {
    expect(idsOf('', true)).toEqual(['u1', 'u3']);
    expect(idsOf('', false)).toEqual(['u1', 'u2', 'u3']);
  });

  it('when words are given, every one must stand in an identifier or in the name here', () => {
    expect(idsOf('mandant 7', true)).toEqual(['u1']);
    expect(idsOf('meyer', false)).toEqual(['u2']);
    expect(idsOf('meyer u1', false)).toEqual([]);
  });
});
