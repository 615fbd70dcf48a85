import { readFile, stat } from 'node:fs/promises';
import { ModelRegistry, omaCatalogue, type ObjectModel } from '@muster/lwm2m';
import { LineCounter, parseDocument, type Document } from 'yaml';
import { checkFleet } from './check-fleet.ts';
import { FleetConfigError, type FleetIssue, type LocatedIssue } from './fleet-config-error.ts';
import type { FleetFile, LoadedFleetFile } from './fleet-file.ts';
import { locate } from './locate.ts';
import { readModels } from './read-models.ts';

/** Largest fleet file that is read, bytes. */
const maxFileBytes = 4 * 1024 * 1024;

/**
 * Reads a fleet file, YAML or JSON, with the object definitions that it names, and checks it whole.
 *
 * @param path file to read
 * @returns the content; hand it to `createFleet` by `fleetOptions`
 * @throws FleetConfigError naming line, field and remedy of everything that is wrong
 */
export async function loadFleetFile(path: string): Promise<LoadedFleetFile> {
  const parsed = parse(await readText(path), path);
  const { models, issues } = await readModels(parsed.data, path);
  return { ...checked(parsed, path, models, issues), objectModels: models };
}

/**
 * Checks the text of a fleet file.
 *
 * @param file name for messages
 * @param models object definitions beside the OMA catalogue; the files that the text names are not read
 * @throws FleetConfigError
 */
export function parseFleetFile(text: string, file?: string, models: readonly ObjectModel[] = []): FleetFile {
  return checked(parse(text, file), file, models, []);
}

interface Parsed {
  readonly data: unknown;
  readonly document: Document;
  readonly lines: LineCounter;
}

function parse(text: string, file: string | undefined): Parsed {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const [syntax] = document.errors;
  if (syntax) {
    const { line, col } = lines.linePos(syntax.pos[0]);
    throw new FleetConfigError([syntaxIssue(syntax.message, line, col)], file, { cause: syntax });
  }
  return { data: readAliases(() => document.toJS() as unknown, file), document, lines };
}

function checked(
  { data, document, lines }: Parsed,
  file: string | undefined,
  models: readonly ObjectModel[],
  before: readonly FleetIssue[],
): FleetFile {
  const issues = [...before, ...checkFleet(data, new ModelRegistry([...omaCatalogue, ...models]))];
  if (issues.length > 0) throw new FleetConfigError(locate(issues, document, lines), file);
  return data as FleetFile;
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

/** The parser refuses documents whose aliases unfold without end. */
function readAliases(read: () => unknown, file: string | undefined): unknown {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ReferenceError)) throw error;
    throw new FleetConfigError([syntaxIssue(error.message)], file, { cause: error });
  }
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
    return await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof FleetConfigError) throw error;
    const code = (error as NodeJS.ErrnoException).code ?? 'unknown error';
    throw fileIssue(path, `the file cannot be read (${code})`, 'Check its name and its permissions', error);
  }
}

function fileIssue(path: string, message: string, remedy: string, cause?: unknown): FleetConfigError {
  return new FleetConfigError([{ path: [], message, remedy }], path, { cause });
}
