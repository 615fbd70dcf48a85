import { readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { ModelRegistry, omaCatalogue, type ObjectModel } from '@muster/lwm2m';
import { lineOutsideUtf8 } from '@muster/lwm2m/core';
import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
  type Alias,
  type Document,
} from 'yaml';
import { demandArgument } from '../demand-argument.ts';
import { behaviourIssues, withBehaviourPaths } from './behaviour-modules.ts';
import type { Environment } from './check-api.ts';
import { checkFleet } from './check-fleet.ts';
import { withServerAddresses, type ServerOverrides } from './check-servers.ts';
import { FleetConfigError, type FleetIssue, type LocatedIssue } from './fleet-config-error.ts';
import type { FleetFile, LoadedFleetFile } from './fleet-file.ts';
import { locate } from './locate.ts';
import { readModels } from './read-models.ts';
import { readReplays, utf8Remedy } from './read-replays.ts';

/** Maximum size of a fleet file in bytes. */
const maxFileBytes = 4 * 1024 * 1024;

/** Maximum number of syntax issues, because one fault can cause many others. */
const maxSyntaxIssues = 20;

/** Data for checking a fleet besides its own content. */
export interface LoadOptions extends ServerOverrides {
  /** Variables for `${env:NAME}`, such as `process.env`. Default: does not check whether they are set. */
  readonly env?: Environment;
}

/** Options of {@link defineFleet}. */
export interface DefineOptions extends LoadOptions {
  /** Folder that the paths of object definitions and CSV files start at. Default: the working directory. */
  readonly folder?: string;
}

/**
 * Reads a fleet file, YAML or JSON, with the object definitions and CSV files that it names, and checks all of it.
 *
 * @param path file to read, at most 4 MiB
 * @returns the content, for `fleetOptions` or `runScenario`
 * @throws FleetConfigError with line, column, field and remedy of each fault
 */
export async function loadFleetFile(path: string, options: LoadOptions = {}): Promise<LoadedFleetFile> {
  const { data, document, lines } = parse(await readText(path), path);
  const { content, issues } = await withFiles(data, dirname(path), options);
  if (issues.length > 0) throw new FleetConfigError(locate(issues, document, lines), path);
  return content;
}

/**
 * Checks a fleet that a program describes in the form of a fleet file, and reads the files that it names.
 *
 * @returns the content, for `fleetOptions` or `runScenario`
 * @throws FleetConfigError with field and remedy of each fault
 */
export async function defineFleet(file: FleetFile, options: DefineOptions = {}): Promise<LoadedFleetFile> {
  const { content, issues } = await withFiles(file, options.folder ?? '.', options);
  if (issues.length > 0) throw new FleetConfigError(issues);
  return content;
}

/**
 * Checks the text of a fleet file. Does not read the files that it names.
 *
 * @param file name for messages
 * @param models object definitions besides the OMA catalogue
 * @throws FleetConfigError
 */
export function parseFleetFile(text: string, file?: string, models: readonly ObjectModel[] = []): FleetFile {
  const { data, document, lines } = parse(text, file);
  const issues = checkFleet(data, {
    models: new ModelRegistry([...omaCatalogue, ...models]),
    replays: 'unread',
  });
  if (issues.length > 0) throw new FleetConfigError(locate(issues, document, lines), file);
  return withServerAddresses(data as FleetFile);
}

/** @param source content that is not checked yet: `content` is a fleet file only if there are no issues */
async function withFiles(
  source: unknown,
  folder: string,
  options: LoadOptions,
): Promise<{ content: LoadedFleetFile; issues: FleetIssue[] }> {
  const data = withBehaviourPaths(source, folder);
  const [{ models, issues: ofModels }, { replays, issues: ofReplays }] = [
    await readModels(data, folder),
    await readReplays(data, folder),
  ];
  const issues = [
    ...ofModels,
    ...ofReplays,
    ...checkFleet(data, {
      ...options,
      models: new ModelRegistry([...omaCatalogue, ...models]),
      // Missing files have already been reported.
      replays: ofReplays.length > 0 ? 'unread' : replays,
    }),
  ];
  if (issues.length > 0) return { content: data as LoadedFleetFile, issues };
  const file = withServerAddresses(data as FleetFile);
  // Do not load the modules of a file with faults.
  const ofBehaviours = behaviourIssues(file.cohorts);
  return { content: { ...file, objectModels: models, replays }, issues: ofBehaviours };
}

interface Parsed {
  readonly data: unknown;
  readonly document: Document;
  readonly lines: LineCounter;
}

function parse(text: string, file: string | undefined): Parsed {
  demandArgument('text', text, 'A fleet');
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, merge: true });
  // An unknown tag would give a text instead of the intended value.
  const faults = [...document.errors, ...document.warnings].slice(0, maxSyntaxIssues);
  if (faults.length > 0) {
    const issues = faults.map(({ message, pos }) => {
      const { line, col } = lines.linePos(pos[0]);
      return syntaxIssue(message, line, col);
    });
    throw new FleetConfigError(issues, file, { cause: faults[0] });
  }
  return { data: readContent({ document, lines }, file), document, lines };
}

function syntaxIssue(message: string, line?: number, column?: number): LocatedIssue {
  return {
    path: [],
    message: `this is not valid YAML or JSON: ${message.replace(/\.$/, '')}`,
    remedy: 'Correct the syntax',
    ...(line === undefined ? {} : { line }),
    ...(column === undefined ? {} : { column }),
  };
}

/**
 * Converts the document. The parser rejects aliases without an anchor, documents whose aliases unfold without end, and
 * `<<` with values that are not maps.
 */
function readContent({ document, lines }: Omit<Parsed, 'data'>, file: string | undefined): unknown {
  try {
    return document.toJS();
  } catch (error) {
    const isMerge = error instanceof Error && error.message.startsWith('Merge sources');
    if (!(error instanceof ReferenceError) && !isMerge) throw error;
    const aliases = unresolvedAliases(document).map(({ source, range }) => ({
      message: `there is no anchor &${source} before *${source}`,
      offset: range?.[0],
    }));
    const other = { message: error.message, offset: isMerge ? wrongMerge(document) : undefined };
    const issues = (aliases.length > 0 ? aliases : [other]).map(({ message, offset }) => {
      const { line, col } = offset === undefined ? {} : lines.linePos(offset);
      return syntaxIssue(message, line, col);
    });
    throw new FleetConfigError(issues, file, { cause: error });
  }
}

function unresolvedAliases(document: Document): Alias[] {
  const found: Alias[] = [];
  visit(document, {
    Alias: (_, alias) => {
      if (!alias.resolve(document)) found.push(alias);
    },
  });
  return found.slice(0, maxSyntaxIssues);
}

/** Returns the position of the first `<<` whose value is not a map, an alias of a map, or a list of these. */
function wrongMerge(document: Document): number | undefined {
  let offset: number | undefined;
  const isSource = (node: unknown): boolean => isMap(isAlias(node) ? node.resolve(document) : node);
  visit(document, {
    Pair: (_, { key, value }) => {
      if (!isScalar(key) || key.source !== '<<') return undefined;
      if (isSource(value) || (isSeq(value) && value.items.every(isSource))) return undefined;
      offset = key.range?.[0];
      return visit.BREAK;
    },
  });
  return offset;
}

async function readText(path: string): Promise<string> {
  try {
    const { size } = await stat(path);
    if (size > maxFileBytes) {
      throw fileIssue(
        path,
        `the file has ${size} bytes, more than ${maxFileBytes}`,
        'Use cohorts with a count',
      );
    }
    const bytes = await readFile(path);
    const line = lineOutsideUtf8(bytes);
    if (line === undefined) return bytes.toString('utf8');
    const issue = { path: [], line, message: 'this line is not UTF-8', remedy: utf8Remedy };
    throw new FleetConfigError([issue], path);
  } catch (error) {
    if (error instanceof FleetConfigError) throw error;
    const code = (error as NodeJS.ErrnoException).code ?? 'unknown error';
    throw fileIssue(path, `the file cannot be read (${code})`, 'Check its name and its permissions', error);
  }
}

function fileIssue(path: string, message: string, remedy: string, cause?: unknown): FleetConfigError {
  return new FleetConfigError([{ path: [], message, remedy }], path, { cause });
}
