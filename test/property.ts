import fc from 'fast-check';

/**
 * Property tests take `fc` from here. The same cases run every time, so that a run says something of the change
 * and not of chance; `KONTOR_FUZZ` (how many files, in the tests that read files) looks for new ones, and a
 * failure then prints its seed.
 */
if (process.env.KONTOR_FUZZ === undefined) fc.configureGlobal({ seed: 20_261_129 });

export default fc;
