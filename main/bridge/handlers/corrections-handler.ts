import type { CategoryCorrections } from '../../analysis/category-corrections';
import type { HandlersOf } from '../handler-types';

export function createCorrectionsHandlers(corrections: CategoryCorrections): HandlersOf<'corrections'> {
  return {
    'corrections.list': (customerId) => corrections.list(customerId),
    'corrections.set': (customerId, input) => corrections.set(customerId, input),
  };
}
