import { previewExport, showAndRead } from '../../renderer/import/engine/read-export';
import { nativeHasher, sourceOf } from '../check/read-file';
import { figure } from './figures';

/**
 * A CAMT of 8 MB: how long its first rows take, and what showing them adds to reading it. The budget is 300 ms to the first rows on a quiet
 * computer; on a busy one only processor time and ratios compare.
 */

function entry(at: number): string {
  const day = `2025-${String((at % 12) + 1).padStart(2, '0')}-${String((at % 28) + 1).padStart(2, '0')}`;
  return `<Ntry><Amt Ccy="EUR">${at % 900}.${String(at % 100).padStart(2, '0')}</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>${day}</Dt></BookgDt><ValDt><Dt>${day}</Dt></ValDt><AcctSvcrRef>2025${at}</AcctSvcrRef>
<NtryDtls><TxDtls><Refs><EndToEndId>E2E-${at}</EndToEndId><MndtId>M-${at % 50}</MndtId></Refs><RltdPties><Cdtr><Pty><Nm>Stadtwerke Rabenfurt GmbH</Nm></Pty></Cdtr><CdtrAcct><Id><IBAN>DE94299904017793571704</IBAN></Id></CdtrAcct></RltdPties>
<RltdAgts><CdtrAgt><FinInstnId><BICFI>RABFDE2FXXX</BICFI></FinInstnId></CdtrAgt></RltdAgts><RmtInf><Ustrd>Abschlag Strom, Kundennummer ${at}</Ustrd></RmtInf></TxDtls></NtryDtls><AddtlNtryInf>Lastschrift</AddtlNtryInf></Ntry>
`;
}

function camtOf(bytes: number): Uint8Array {
  const parts = [
    '<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt><Acct><Id><IBAN>DE90299905021004711815</IBAN></Id><Ccy>EUR</Ccy></Acct>\n',
  ];
  let length = 0;
  for (let at = 0; length < bytes; at++) length += parts[parts.push(entry(at)) - 1]?.length ?? 0;
  parts.push('</Stmt></BkToCstmrStmt></Document>\n');
  return new TextEncoder().encode(parts.join(''));
}

export async function run(megabytes = 8): Promise<void> {
  const source = sourceOf('a.xml', camtOf(megabytes * 1e6));
  const nothing = { chunk: () => undefined };
  // Once for the runtime to know the code.
  await showAndRead(sourceOf('a.xml', camtOf(1e6)), {}, nothing, { createHasher: nativeHasher });
  let started = performance.now();
  await previewExport(source, {}, nothing);
  const headMs = performance.now() - started;
  let firstMs = 0;
  let firstCpuMs = 0;
  let rows = 0;
  started = performance.now();
  const cpu = process.cpuUsage();
  await showAndRead(
    source,
    {},
    {
      chunk: (_, count) => {
        rows += count;
      },
      preview: () => {
        firstMs = performance.now() - started;
        const { user, system } = process.cpuUsage(cpu);
        firstCpuMs = (user + system) / 1_000;
      },
    },
    { createHasher: nativeHasher },
  );
  const wholeMs = performance.now() - started;
  const figures = {
    megabytes,
    rows,
    headMs,
    firstMs,
    firstCpuMs,
    wholeMs,
    firstOfWhole: firstMs / wholeMs,
    headOfWhole: headMs / wholeMs,
  };
  figure({ name: 'first rows of a CAMT of 8 MB, processor', value: firstCpuMs, unit: 'ms', limit: 300 });
  figure({ name: 'first rows, of the whole', value: firstMs / wholeMs, unit: 'x', limit: null });
  console.log(
    JSON.stringify(figures, (_, value) => (typeof value === 'number' ? Number(value.toFixed(2)) : value)),
  );
}

if (process.argv[1]?.endsWith('documents.bench.ts')) await run(Number(process.argv[2] ?? 8));
