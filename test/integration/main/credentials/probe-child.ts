import { Keychain } from '../../../../main/credentials/keychain';
import { loadKeytar } from '../../../../main/credentials/keytar-adapter';

/** Prints the state that a probe of the real key store ends in. Run with the environment to be tested. */
const keychain = new Keychain({
  serviceName: 'Kontor probe test',
  load: loadKeytar,
  timeoutMs: 5_000,
  onState: () => undefined,
});
const state = await keychain.probe();
process.stdout.write(state);
process.exit(0);
