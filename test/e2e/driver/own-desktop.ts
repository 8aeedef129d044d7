/** Each worker drives its programs on a desktop of its own (scripts/test-suites.ts); with a single one there is one worker. */
const desktops = JSON.parse(process.env.KONTOR_DESKTOPS ?? '[]') as Record<string, string>[];
Object.assign(process.env, desktops[Number(process.env.VITEST_POOL_ID) - 1]);
