// Run by Electron as Node, so that the same engine does the same work: papaparse alone over a file, in chunks.
const { createReadStream } = require('node:fs');
const papaparse = require('papaparse');

const [, , path, encoding] = process.argv;
const startedAt = performance.now();
const cpuAt = process.cpuUsage();
let rows = 0;
papaparse.parse(createReadStream(path, { highWaterMark: 1 << 20, encoding }), {
  delimiter: ';',
  chunk: ({ data }) => {
    rows += data.length;
  },
  complete: () => {
    const { user, system } = process.cpuUsage(cpuAt);
    const ms = performance.now() - startedAt;
    process.stdout.write(JSON.stringify({ rows, ms, cpuMs: (user + system) / 1_000 }));
  },
});
