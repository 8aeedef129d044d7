import { Button, Group, Table } from '@mantine/core';
import type { ImportSummary } from '../../preload/contract';
import { type Translate, useTexts } from '../base/language';
import { joinedTexts } from '../base/languages/isolated-text';
import { stagedRows } from '../import/files/file-rows';

const shownNames = 2;

export function namesOfImport(
  { files, isUnreadable }: Pick<ImportSummary, 'files' | 'isUnreadable'>,
  t: Translate,
): string {
  if (isUnreadable) return t('import.open.unreadable');
  const names = files.slice(0, shownNames).map(({ name }) => name);
  const left = files.length - names.length;
  return left > 0 ? t('import.open.andMore', { names: joinedTexts(names), count: left }) : joinedTexts(names);
}

interface OpenImportsTableProps {
  imports: readonly ImportSummary[];
  isBusy: boolean;
  labelledBy: string;
  onTakeUp: (one: ImportSummary) => void;
  onDiscard: (one: ImportSummary) => void;
}

export function OpenImportsTable({
  imports,
  isBusy,
  labelledBy,
  onTakeUp,
  onDiscard,
}: OpenImportsTableProps) {
  const { t, format } = useTexts();
  return (
    <Table layout="fixed" aria-labelledby={labelledBy}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th w={145}>{t('import.open.begun')}</Table.Th>
          <Table.Th>{t('import.open.files')}</Table.Th>
          <Table.Th className="number" w={80}>
            {t('import.open.rows')}
          </Table.Th>
          <Table.Th w={270}>
            <span className="hidden-text">{t('ui.actions')}</span>
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {imports.map((one) => {
          const values = { names: namesOfImport(one, t) };
          return (
            <Table.Tr key={one.id}>
              <Table.Td>{format.instant(one.createdAt)}</Table.Td>
              <Table.Td
                className={one.isUnreadable ? 'cut' : 'cut private'}
                title={one.files.map(({ name }) => name).join('\n')}
              >
                {values.names}
              </Table.Td>
              <Table.Td className="number">{one.isUnreadable ? '–' : format.count(stagedRows(one))}</Table.Td>
              <Table.Td>
                <Group gap="xs" wrap="nowrap" justify="flex-end">
                  <Button
                    disabled={isBusy || one.isUnreadable}
                    aria-label={t('import.open.goOnWith', values)}
                    onClick={() => onTakeUp(one)}
                  >
                    {t('import.open.goOn')}
                  </Button>
                  <Button aria-label={t('import.open.discardOf', values)} onClick={() => onDiscard(one)}>
                    {t('import.open.discard')}
                  </Button>
                </Group>
              </Table.Td>
            </Table.Tr>
          );
        })}
      </Table.Tbody>
    </Table>
  );
}
