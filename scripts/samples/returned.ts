import type { NewBooking } from './booking';
import { parties } from './parties';

const van = parties.vanLeasing;
const phone = parties.phone;

/** Two debits come back for lack of funds and are drawn again; a third is disputed. */
export const returnedDebits: readonly NewBooking[] = [
  {
    account: 'operating',
    day: '2025-02-06',
    cents: 38_900,
    kind: 'returned',
    party: van,
    purpose: 'Rücklastschrift mangels Deckung Leasingrate Transporter L-4471902',
    mandate: 'NB4471902',
    creditorId: van.creditorId,
  },
  {
    account: 'operating',
    day: '2025-02-06',
    cents: -350,
    kind: 'fee',
    purpose: 'Entgelt Rücklastschrift 06.02.2025',
  },
  {
    account: 'operating',
    day: '2025-02-13',
    cents: -38_900,
    kind: 'debit',
    party: van,
    purpose: 'Leasingrate Transporter Vertrag L-4471902 02/2025 erneuter Einzug',
    mandate: 'NB4471902',
    creditorId: van.creditorId,
    reference: 'NB4471902-202502-2',
  },
  {
    account: 'operating',
    day: '2025-10-21',
    cents: 11_640,
    kind: 'returned',
    party: phone,
    purpose: 'Rücklastschrift wegen Widerspruch Mobilfunk Kundennr. 425989',
    mandate: 'NT425989',
    creditorId: phone.creditorId,
  },
];
