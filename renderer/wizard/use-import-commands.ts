import { useTexts } from '../base/language';
import { type ImportRequest, useImport } from '../import/queue/import-context';

const labels = { new: 'import.new', discard: 'import.discard', openImports: 'import.openList' } as const;

/** What can be done with the import as a whole, for the palette. */
export function useImportCommands() {
  const { t } = useTexts();
  const { ask } = useImport();
  return (Object.keys(labels) as ImportRequest[]).map((request) => ({
    id: `import.${request}`,
    label: t(labels[request]),
    onClick: () => ask(request),
  }));
}
