import { listSchema, userImportSchema } from '../schemas/banking-schema';
import {
  idsSchema,
  userCreateSchema,
  userPatchSchema,
  userSchema,
  userScopesSchema,
} from '../schemas/user-schema';
import { endpoint } from './endpoint-definition';

/** interface.md 4.7, "Server status and users". */
export const userEndpoints = {
  'server.ready': endpoint('GET', '/ready', { keepsAnyShape: true, isOpen: true }),
  'users.list': endpoint('GET', '/users', { isPaginated: true, query: ['page'], answer: listSchema }),
  'users.create': endpoint('POST', '/users', { section: '4.2', body: userCreateSchema, answer: userSchema }),
  'users.getByCustomId': endpoint('GET', '/users/custom-user-id/{custom-user-id}', { answer: userSchema }),
  'users.deleteMany': endpoint('POST', '/users/delete', {
    body: idsSchema,
    isSafeToRepeat: true,
    danger: 'deletes',
  }),
  'users.import': endpoint('POST', '/users/import-user', { body: userImportSchema, answer: userSchema }),
  'users.get': endpoint('GET', '/users/{user-id}', { answer: userSchema }),
  'users.delete': endpoint('DELETE', '/users/{user-id}', { danger: 'deletes' }),
  'users.patch': endpoint('PATCH', '/users/{user-id}', { body: userPatchSchema }),
  'users.addScopes': endpoint('POST', '/users/{user-id}/scopes', {
    section: '5',
    body: userScopesSchema,
    isSafeToRepeat: true,
  }),
  'users.triggerAnalysis': endpoint('POST', '/users/{user-id}/trigger-analysis', {
    section: '4.4',
    scope: 'banking-upload',
  }),
} as const;
