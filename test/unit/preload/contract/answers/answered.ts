import { analyse, ledgerFromUpload, type RawRecord } from '../../../../../main/local-service/analysis';
import { makeLedger } from '../../../../../scripts/ledgers/make-ledger';

const plainKeys: Record<string, string> = {
  contracts: 'contracts.get',
  'account-detection': 'accountDetection.get',
  'account-history': 'accountHistory.get',
  'renter-information': 'renterInformation.get',
  'person/household-bugdet': 'person.householdBudget',
};

/** `company/internal-bookings` -> `company.internalBookings`, the key of the endpoint in the program. */
function endpointOf(path: string): string {
  return (
    plainKeys[path] ??
    path.replace('/', '.').replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
  );
}

/** Everything the local service answers about a made ledger, by endpoint, cockpits apart. */
export function answersOfLedger(number: number): { type: string; answers: Map<string, unknown> } {
  const { ledger: file } = makeLedger(number, 'work');
  const ledger = ledgerFromUpload({
    userType: file.user.type,
    accounts: file.accounts as RawRecord[],
    transactions: file.transactions as RawRecord[],
  });
  const outcome = analyse(ledger);
  const answers = new Map<string, unknown>([
    ['categorization.get', outcome.categorization],
    ...Object.entries(outcome.results)
      .filter(([path]) => !path.startsWith('cockpits'))
      .map(([path, payload]): [string, unknown] => [endpointOf(path), payload]),
  ]);
  // As it crosses the wire.
  return { type: file.user.type, answers: new Map(JSON.parse(JSON.stringify([...answers]))) };
}
