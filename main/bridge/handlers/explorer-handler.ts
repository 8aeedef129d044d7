import type { ExplorerExample } from '../../../preload/contract';
import { KontorError } from '../../errors/kontor-error';
import type { Explorer } from '../../explorer/explorer';
import { withoutSecretsInBody } from '../../explorer/request-preview';
import type { Store } from '../../store/open-store';
import type { HandlersOf } from '../handler-types';

export interface ExplorerHandlerDeps {
  explorer: Explorer;
  store: () => Pick<Store, 'call'>;
}

export function createExplorerHandlers({ explorer, store }: ExplorerHandlerDeps): HandlersOf<'explorer'> {
  return {
    'explorer.endpoints': () => explorer.endpoints(),
    'explorer.preview': (request) => explorer.preview(request),
    'explorer.send': (request, { isConfirmed }) => explorer.send(request, isConfirmed),
    'explorer.stop': () => {
      explorer.stop();
      return null;
    },
    'explorer.choices': (given, parameter) => explorer.choices(given, parameter),
    'explorer.stopChoices': () => {
      explorer.stopChoices();
      return null;
    },
    'explorer.saveAnswer': () => explorer.saveAnswer(),
    'explorer.openLink': async () => {
      await explorer.openLink();
      return null;
    },
    'explorer.examples': () => store().call('explorer.examples'),
    'explorer.saveExample': (example) => store().call('explorer.saveExample', kept(example)),
    'explorer.removeExample': (exampleId) => store().call('explorer.removeExample', exampleId),
  };
}

/** Characters of a body that is kept: all kept calls are listed at once. */
const keptBodyLimit = 200_000;

/** Secrets of a body are not kept: they are typed anew. */
function kept<Example extends Pick<ExplorerExample, 'request'>>(example: Example): Example {
  const { body } = example.request;
  const clean = body && withoutSecretsInBody(body);
  if (clean && clean.length > keptBodyLimit) throw new KontorError('explorer.exampleTooLarge');
  return { ...example, request: { ...example.request, body: clean } };
}
