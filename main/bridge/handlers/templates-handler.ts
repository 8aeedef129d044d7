import type { Store } from '../../store/open-store';
import type { HandlersOf } from '../handler-types';

export function createTemplatesHandlers(deps: { store: () => Pick<Store, 'call'> }): HandlersOf<'templates'> {
  return {
    'templates.list': () => deps.store().call('templates.list'),
    'templates.save': (input) => deps.store().call('templates.save', input),
    'templates.remove': (templateId) => deps.store().call('templates.remove', templateId),
  };
}
