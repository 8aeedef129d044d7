import { buildWorkers } from '../../scripts/built-workers';
import { readForeign } from './interface/foreign';
import { hunt } from './interface/hunt';
import type { Mutant } from './interface/mutant';
import { areas, prepare, type ServiceAccess, startOwn, tell, walk } from './interface/walk';

/**
 * `npm run check:interface`: every endpoint of interface.md, `/auth` included, called in its strict shape, its effect read
 * back, something it must refuse refused, its figures those worked out by hand; `interface: N of N` ends it.
 * `-- --mutants`: the service with one behaviour broken at a time, each of which the checks must see.
 * `-- --service ADDRESS [--write]`: another service, with KONTOR_CLIENT_ID and KONTOR_CLIENT_SECRET of the environment; read only
 * unless told to write.
 */
const given = process.argv.slice(2);
const areaNames = Object.keys(areas) as Array<Mutant['area']>;
const say = (line: string) => console.log(line);

async function checkAll(context: Parameters<typeof walk>[0]): Promise<boolean> {
  const broken = await walk(context, areaNames);
  const { lines, good, wanted } = tell(context);
  for (const line of [...lines, ...broken]) say(line);
  say(`interface: ${good} of ${wanted}`);
  return good === wanted && broken.length === 0;
}

/** Everything, in customers made for it, which are deleted afterwards. */
async function writeForeign(access: ServiceAccess): Promise<boolean> {
  const context = await prepare(access);
  try {
    return await checkAll(context);
  } finally {
    const { tester } = context;
    await tester.call('POST /users/delete', [], { ids: tester.made });
  }
}

async function main(): Promise<boolean> {
  const at = given.indexOf('--service');
  if (at >= 0) {
    const access = {
      address: (given[at + 1] ?? '').replace(/\/$/, ''),
      clientId: process.env.KONTOR_CLIENT_ID ?? '',
      clientSecret: process.env.KONTOR_CLIENT_SECRET ?? '',
    };
    if (access.clientId === '' || access.clientSecret === '')
      throw new Error('KONTOR_CLIENT_ID and KONTOR_CLIENT_SECRET are not set');
    return given.includes('--write') ? writeForeign(access) : readForeign(access, say);
  }
  process.once('exit', await buildWorkers());
  const own = await startOwn();
  try {
    return given.includes('--mutants') ? await hunt(own, say) : await checkAll(own.context);
  } finally {
    await own.service.stop();
  }
}

process.exitCode = (await main()) ? 0 : 1;
