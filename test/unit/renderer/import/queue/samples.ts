import type { FileReading, MappingTemplate } from '../../../../../preload/contract';

/** A reading as the engine gives it, with what a test names. */
export function reading(change: Partial<FileReading> = {}): FileReading {
  return {
    sha256: 'a'.repeat(64),
    sizeBytes: 100,
    lineCount: 10,
    kind: 'csv',
    encoding: { label: 'utf-8', evidence: [], alternatives: [] },
    delimiter: ';',
    headerRows: [1],
    headerFingerprint: 'print',
    format: null,
    columns: ['Datum', 'Betrag', 'Text', 'Name'].map((header, index) => ({
      index,
      header,
      field: null,
      score: 0,
      kind: 'text',
      sample: [],
      reasons: [],
    })),
    accounts: [],
    counts: {
      bookings: 9,
      pending: 0,
      blocked: 0,
      notBooking: 1,
      lines: 10,
      bookingLines: 9,
      notBookingLines: 1,
    },
    firstBookingDay: null,
    lastBookingDay: null,
    findings: [],
    findingTotals: {},
    notBookings: [],
    questions: [],
    drift: null,
    needsAnswer: false,
    ...change,
  };
}

export function dateQuestion(id = 'dateOrder:print:0'): FileReading['questions'][number] {
  return {
    id,
    kind: 'dateOrder',
    blocking: true,
    column: 0,
    option: 'dateOrder',
    choices: [
      { value: 'DMY', isProposed: true, examples: [] },
      { value: 'MDY', isProposed: false, examples: [] },
    ],
  };
}

export function template(change: Partial<MappingTemplate> = {}): MappingTemplate {
  return {
    id: 't1',
    name: 'Bank A',
    version: 1,
    headerFingerprint: 'print',
    header: ['Datum', 'Betrag', 'Text', 'Name'],
    options: { mapping: { bookingDate: [0], amount: [1] } },
    createdAt: '2026-01-01T00:00:00Z',
    ...change,
  };
}
