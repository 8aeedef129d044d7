import { readFileSync } from 'node:fs';
import { type AuditFault, verifyAudit } from '../main/store/audit/audit-chain';

const sentences: Record<AuditFault, string> = {
  noLines: 'The file is empty.',
  form: 'The line is not one of an audit, or was cut off.',
  hash: 'The line, or its hash, was changed, added, moved or taken out.',
  afterEnd: 'There is something after the end.',
  noEnd: 'The end of the file is missing.',
  count: 'The number of lines is not the one that was written down.',
};

/** `npm run audit:verify -- FILE`: whether an audit is as Kontor wrote it. Ends with 0 only then. */
const [path] = process.argv.slice(2);
if (path === undefined) {
  console.error('npm run audit:verify -- FILE');
  process.exit(2);
}
const { lines, lastHash, fault } = verifyAudit(readFileSync(path));
if (fault) console.log(`Line ${fault.line}: ${sentences[fault.kind]}`);
else console.log(`${lines} lines, unchanged. Last hash: ${lastHash}`);
process.exitCode = fault ? 1 : 0;
