import { describe, expect, it } from 'vitest';
import { changedMembers } from '../../../../renderer/team/changed-members';

describe('what a form changes', () => {
  it('has what differs, without outer blanks, and what was emptied as empty', () => {
    const before = { firstName: 'Berta', lastName: 'Meyer', email: null, phone: '1' };
    const form = { firstName: ' Berta ', lastName: '', email: ' ', phone: ' 2 ' };
    expect(changedMembers(before, form)).toEqual({ lastName: '', phone: '2' });
  });
});
