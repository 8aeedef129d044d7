import { createServiceClient } from '../../../../../main/service/service-client';
import { bookingDayOfTimestamp, timestampOfBookingDay } from '../../../../../main/service/wire/booking-day';

/** Run in a process of its own, because the zone of the machine is fixed at its start. Prints what B021 looks at. */
let body = '';
const client = createServiceClient({
  connection: {
    id: 'c',
    name: 'c',
    environment: 'test',
    baseAddress: 'https://service.example',
    clientId: 'c',
    timestampUnit: 's',
  },
  readSecret: async () => 'secret',
  fetch: (async (url: string, init: RequestInit) => {
    if (url.endsWith('/auth')) return Response.json({ access_token: 't', expires_in: 300 });
    body = String(init.body);
    return new Response(null, { status: 204 });
  }) as typeof fetch,
});
await client.call('upload.addTransactions', {
  path: { 'user-id': 'u', 'account-id': 'a' },
  body: [{ transactionId: 't1', amount: -4.5, bookingDate: timestampOfBookingDay('2025-03-01', 's') }],
});
process.stdout.write(
  JSON.stringify({
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    body,
    milliseconds: timestampOfBookingDay('2025-03-01', 'ms'),
    read: [
      1740830400,
      1740830400000,
      '1740830400',
      Date.UTC(2025, 2, 1) / 1000,
      Date.parse('2025-03-01T00:00:00+01:00'),
      '2025-03-01',
      '2025-02-28T23:00:00Z',
      '2025-03-01T00:00:00',
    ].map(bookingDayOfTimestamp),
  }),
);
