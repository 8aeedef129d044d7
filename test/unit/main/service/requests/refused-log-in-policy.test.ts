import { describe, expect, it } from 'vitest';
import { refusedLogInCode } from '../../../../../main/service/requests/refused-log-in-policy';

describe('a refused log-in', () => {
  it.each([
    [401, 'unauthorized', 'Unknown client or wrong secret', 'service.unauthorized'],
    [401, 'unauthorized', 'no', 'service.unauthorized'],
    [401, '', '', 'service.unauthorized'],
    [400, 'invalid_client', 'Invalid client credentials', 'service.unauthorized'],
    [401, 'invalid_client', 'Client authentication failed', 'service.unauthorized'],
    [401, 'unauthorized_client', 'Invalid client secret', 'service.secretRefused'],
    [401, 'unauthorized', 'The secret has expired', 'service.secretRefused'],
    [401, 'unauthorized', 'Das Kennwort stimmt nicht', 'service.secretRefused'],
    [401, 'invalid_client', 'Unknown client', 'service.clientRefused'],
    [400, 'invalid_client', 'client_id is not registered', 'service.clientRefused'],
    [401, 'unauthorized_client', 'Client not enabled to retrieve service account', 'service.logInRefused'],
    [403, 'forbidden', 'No access from this network', 'service.logInRefused'],
    [403, '', '', 'service.logInRefused'],
    [400, 'unsupported_grant_type', 'grant type', 'service.logInRefused'],
  ])('%i %s "%s" is told as %s', (status, type, message, code) => {
    expect(refusedLogInCode(status, type, message)).toBe(code);
  });
});
