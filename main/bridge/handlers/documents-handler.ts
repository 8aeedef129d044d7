import { randomUUID } from 'node:crypto';
import type { ServiceDocuments } from '../../documents/service-documents';
import { inJob } from '../../service';
import type { HandlersOf } from '../handler-types';

export function createDocumentsHandlers(documents: ServiceDocuments): HandlersOf<'documents'> {
  const ofCustomer = <T>(customerId: string, work: () => Promise<T>) =>
    inJob({ kind: 'customer', id: randomUUID(), customerId }, work);
  return {
    'documents.list': (customerId) => documents.list(customerId),
    'documents.fetch': (customerId, wish) => ofCustomer(customerId, () => documents.fetch(customerId, wish)),
    'documents.text': (documentId) => documents.text(documentId),
    'documents.save': (documentId) => documents.save(documentId),
    'documents.remove': (documentId) => documents.remove(documentId),
    'documents.openCockpit': async (customerId) => {
      await ofCustomer(customerId, () => documents.openCockpit(customerId));
      return null;
    },
  };
}
