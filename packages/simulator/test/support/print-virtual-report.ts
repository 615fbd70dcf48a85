import { parseFleetFile, runScenarioInVirtualTime } from '../../src/index.ts';

/** Prints the report of the fleet file that the first argument holds, after a run in virtual time. */
const run = await runScenarioInVirtualTime(parseFleetFile(process.argv[2] ?? ''));
process.stdout.write(JSON.stringify(await run.report));
