import { circles, folderGraph, type ImportGraph } from './import-graph';

/**
 * Which way imports run: the rooms of a folder from the ground up, `.` being the files of the folder itself. A file may import
 * from its own room and from those named before it, never from those named after it. Type-only imports count.
 */
export const rooms: Record<string, readonly string[]> = {
  main: words(
    'errors languages database-guard service logging store upload customers analysis credentials settings administration updates connections report security intake',
    'explorer banking documents team batch bridge windows . local-service',
  ),
  'main/bridge': words('. handlers'),
  'main/service': words('schemas endpoint-tables wire transport large-answers requests activity polling .'),
  'main/store': words('migrations database audit accounts rows sending context figures checks operations .'),
  'main/store/operations': words('imports sending .'),
  'main/upload': words('decisions sending .'),
  'main/local-service': words(
    'ground analysis storage runs http webhooks routing schemas wire bank uploads answers documents cockpit',
    'register users routes .',
  ),
  'main/local-service/analysis': words(
    'ledger tables words counterparty contracts evidence labels results .',
  ),
  preload: words('contract .'),
  'preload/contract': words('languages values answers reading . rows proof'),
  renderer: words(
    'base ui answer-view import connections results uploads activity banks documents service-users customers explorer team',
    'help settings wizard batch app report',
  ),
  'renderer/base': words('languages . keys'),
  'renderer/import': words(
    'formats engine reading queue accounts files findings check pairs repeat exchange intake questions mapping templates',
  ),
  'renderer/import/engine': words(
    'bytes values vocabulary records columns recognition accounts containers mapping plan derived markup',
    'workbooks archives checks rows statements tables lane .',
  ),
  'renderer/results': words(
    'categories answers digests facts points person filters bookings charts liquidity flows contracts comparison exports reports .',
  ),
};

function words(...lines: string[]): readonly string[] {
  return lines.join(' ').split(' ');
}

/** Room of a file inside of a folder: the folder below it that holds the file, `.` for the folder itself; null elsewhere. */
function roomOf(file: string, folder: string): string | null {
  if (!file.startsWith(`${folder}/`)) return null;
  const inside = file.slice(folder.length + 1).split('/');
  return inside.length === 1 ? '.' : (inside[0] ?? null);
}

/** What is wrong with the imports, a sentence each: upwards, in circles, or from a room that the table does not know. */
export function importFaults(graph: ImportGraph): string[] {
  const faults: string[] = [];
  for (const [folder, order] of Object.entries(rooms)) {
    for (const [file, targets] of graph) {
      const room = roomOf(file, folder);
      if (room === null) continue;
      if (!order.includes(room)) {
        faults.push(`${folder}/${room} has no place in scripts/rules/house-rules.ts`);
        continue;
      }
      for (const target of targets) {
        const reached = roomOf(target, folder);
        if (reached !== null && order.indexOf(reached) > order.indexOf(room))
          faults.push(`${file} imports ${target}: ${folder} runs ${order.join(' < ')}`);
      }
    }
  }
  const told = (circle: string[]) => `imports run in a circle: ${circle.join(', ')}`;
  return [...new Set([...faults, ...circles(graph).map(told), ...circles(folderGraph(graph)).map(told)])];
}
