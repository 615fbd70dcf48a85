/** Every example of the reference runs against a server: commands in this process, examples of the SDK compiled together. */
import { readFileSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import { foreignPeer } from '@muster/testkit';
import { kebab, parseContract, type Contract, type Operation } from '../../scripts/generate/contract.ts';
import { lookupOf } from '../../scripts/generate/cli-examples.ts';
import { exampleEntity } from '../../scripts/generate/example-values.ts';
import { handWritten } from '../../packages/cli/src/commands.ts';
import { musterInProcess } from '../support/muster-in-process.ts';
import { readExamples, type Example } from '../support/reference-examples.ts';
import { ReferenceNetwork } from '../support/reference-network.ts';
import { openShellExamples, type ShellExamples } from '../support/shell-examples.ts';
import { compileExamples, type CompiledExamples } from '../support/sdk-examples.ts';
import { useServer } from '../support/test-server.ts';
import { readShellLine } from '../support/shell-line.ts';

const contract = parseContract(readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8'));

const byPage = (examples: readonly Example[]): Map<string, Example[]> =>
  Map.groupBy(examples, ({ page }) => page);

/** Fails with all faults of a page at once. */
function expectNone(faults: readonly string[]): void {
  expect(faults.join('\n\n')).to.equal('');
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message} ${JSON.stringify(error)}` : String(error);

const isHandWritten = (heading: string): boolean =>
  Object.hasOwn(handWritten, heading.replace('muster ', '').replaceAll(' ', ':'));

/** The operation of each generated command, in the order of the contract. */
function commandsOf(from: Contract): ReadonlyMap<string, Operation> {
  return new Map(
    from.operations
      .filter(({ kind }) => kind !== 'stream')
      .map((one) => [`muster ${kebab(one.group)} ${kebab(one.verb)}`, one]),
  );
}

/** Pages sort commands by name. What creates an entity goes before what changes it. */
const inOrder = (examples: readonly Example[], headings: readonly string[]): Example[] =>
  [...examples].sort((left, right) => headings.indexOf(left.heading) - headings.indexOf(right.heading));

function variableNames(from: Contract): readonly string[] {
  const groups = new Set([
    ...from.groups.map(({ name }) => name),
    'currentDeviceNetworks',
    'deadLetters',
    'ruleConditions',
    'targetResourceTypes',
    'transformerTemplates',
  ]);
  return [...groups].map((group) => exampleEntity(from, group).variable);
}

/** The `Id` of a result that is one object. */
function idIn(text: string): string | undefined {
  try {
    const { Id } = JSON.parse(text) as { Id?: unknown };
    return typeof Id === 'string' ? Id : undefined;
  } catch {
    return undefined;
  }
}

describe('the reference', () => {
  const server = useServer({
    coaps: true,
    mqtt: true,
    flags: [
      ...['--store=memory:', '--queue-awake-seconds=1', '--log-level=error'],
      ...['--webhook-attempts=1', '--webhook-timeout-seconds=1'],
    ],
  });
  let network: ReferenceNetwork;

  before(async () => {
    network = new ReferenceNetwork(contract, server.info);
  });

  after(async () => {
    await network.close();
  });

  describe('of generated commands', () => {
    const operationOf = commandsOf(contract);
    const generated = readExamples('cli', 'sh').filter(({ heading }) => !isHandWritten(heading));

    it('has an example of every operation', () => {
      const shown = new Set(generated.map(({ heading }) => heading));
      expect([...operationOf.keys()].filter((name) => !shown.has(name))).to.deep.equal([]);
    });

    for (const [page, examples] of byPage(inOrder(generated, [...operationOf.keys()]))) {
      it(`runs the examples of ${page}`, async () => {
        const faults: string[] = [];
        for (const { heading, code } of examples) {
          const operation = operationOf.get(heading);
          const fault =
            operation === undefined
              ? 'no such operation'
              : await runCommand(operation, code).catch(messageOf);
          if (fault !== undefined) faults.push(`${code}\n${fault}`);
        }
        expectNone(faults);
      });
    }
  });

  /** Runs an example of a generated command. Resolves with what went wrong. */
  async function runCommand(operation: Operation, code: string): Promise<string | undefined> {
    const ids = await network.prepare(operation);
    await writeFiles(operation, ids);
    const text = [...ids].reduce(
      (before, [group, id]) =>
        before.replaceAll(`"$(${lookupOf(exampleEntity(contract, group), operation)})"`, id),
      code,
    );
    const line = readShellLine(text, {});
    if (line === undefined) return 'only a shell can run it';
    const input = line.input === undefined ? '' : await readFile(join(server.place.dir, line.input));
    const env = {
      ...(server.place.env as Record<string, string>),
      MUSTER_URL: server.info.http,
      MUSTER_API_KEY: server.info.apiKey,
      PWD: server.place.dir,
    };
    const result = await musterInProcess(line.words.slice(1), env, input);
    await network.settle(operation, idIn(result.stdout));
    if (line.words[0] !== 'muster') return 'it does not start with muster';
    return result.code === 0 ? undefined : `exit code ${String(result.code)}: ${result.stderr}`;
  }

  /** The files that examples name. */
  async function writeFiles(operation: Operation, ids: ReadonlyMap<string, string>): Promise<void> {
    await writeFile(join(server.place.dir, 'ids.txt'), `${[...ids.values()][0] ?? ''}\n`);
    const example = operation.body?.example;
    for (const { name, kind } of operation.body?.form ?? []) {
      if (kind !== 'file') continue;
      const content = (example as Record<string, string>)[name] ?? '';
      for (const extension of ['bin', 'json'])
        await writeFile(join(server.place.dir, `${kebab(name)}.${extension}`), content);
    }
    const rows = Array.isArray(example) ? (example as Record<string, string>[]) : [];
    if (operation.body?.mediaTypes.includes('text/csv') === true) {
      const lines = rows.map(({ DeviceIdentifier }) => `csv-${DeviceIdentifier ?? ''},Mooring Sensor`);
      await writeFile(
        join(server.place.dir, 'rows.csv'),
        ['DeviceIdentifier,DeviceTypeName', ...lines, ''].join('\n'),
      );
    }
    await rm(join(server.place.dir, 'download.bin'), { force: true });
  }

  function variablesOf(ids: ReadonlyMap<string, string>): Record<string, string> {
    return Object.fromEntries([...ids].map(([group, id]) => [exampleEntity(contract, group).variable, id]));
  }

  describe('of the SDK', () => {
    const operations = new Map(contract.operations.map((one) => [`muster.${one.id}`, one]));
    const examples = inOrder(readExamples('sdk', 'ts'), [...operations.keys()]);
    const names = ['apiKey', ...variableNames(contract)];
    /** Examples of exports by hand use the device. */
    const ofHelpers = contract.operations.find(({ id }) => id === 'devices.get') as Operation;
    let compiled: CompiledExamples;

    before(async () => {
      compiled = await compileExamples(examples, names, server.info.http);
    });

    it('compiles', () => expectNone(compiled.problems));

    it('has an example of every operation', () => {
      const shown = new Set(examples.map(({ heading }) => heading));
      const streams = contract.operations
        .filter(({ kind }) => kind === 'stream')
        .map(({ id }) => `muster.${id}`);
      expect([...operations.keys()].filter((name) => !shown.has(name))).to.deep.equal(streams);
    });

    for (const [page, own] of byPage(examples)) {
      it(`runs the examples of ${page}`, async () => {
        const faults: string[] = [];
        for (const example of own) {
          const operation = operations.get(example.heading);
          const fault = await runMethod(examples.indexOf(example), operation).catch(messageOf);
          if (fault !== undefined) faults.push(`${example.heading}\n${example.code}\n${fault}`);
        }
        expectNone(faults);
      });
    }

    async function runMethod(at: number, operation: Operation | undefined): Promise<undefined> {
      const ids = await network.prepare(operation ?? ofHelpers);
      const variables = { ...variablesOf(ids), apiKey: server.info.apiKey };
      const id = await compiled.run[at]?.(network.client, variables);
      if (operation !== undefined) await network.settle(operation, id);
    }
  });

  // Last, because they add entities with names that other examples create.
  describe('of hand-written commands', () => {
    const examples = readExamples('cli', 'sh').filter(({ heading }) => isHandWritten(heading));
    let runner: ShellExamples;

    before(async function () {
      for (const tool of ['bash', 'jq']) foreignPeer(this, tool, tool);
      runner = await openShellExamples(server.place, server.info, network, contract);
    });

    it('has an example of every command', () => {
      const shown = new Set(examples.map(({ heading }) => heading));
      const names = Object.keys(handWritten).map((id) => `muster ${id.replaceAll(':', ' ')}`);
      expect(names.filter((name) => !shown.has(name))).to.deep.equal([]);
    });

    afterEach(() => runner.stopFleet());

    for (const [heading, own] of Map.groupBy(examples, (one) => one.heading)) {
      it(`runs the examples of ${heading}`, async () => {
        const faults: string[] = [];
        for (const { code } of own) {
          const fault = await runner.run(code).catch(messageOf);
          if (fault !== undefined) faults.push(`${code}\n${fault}`);
        }
        expectNone(faults);
      });
    }
  });
});
