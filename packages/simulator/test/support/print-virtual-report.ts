import { parseFleetFile, runScenarioInVirtualTime } from '../../src/index.ts';

/** Prints a line with the report of each fleet file that the arguments hold, after a run in virtual time. */
for (const text of process.argv.slice(2)) {
  const run = await runScenarioInVirtualTime(parseFleetFile(text));
  process.stdout.write(`${JSON.stringify(await run.report)}\n`);
}
