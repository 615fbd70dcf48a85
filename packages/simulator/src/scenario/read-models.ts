import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { DecodeError, parseDdf, type ObjectModel } from '@muster/lwm2m';
import type { FleetIssue } from './fleet-config-error.ts';

/**
 * Reads the object definitions of a fleet file.
 *
 * @param data content of the fleet file, not checked yet; the schema reports values that are not lists of texts
 * @param folder folder that relative paths start at
 */
export async function readModels(
  data: unknown,
  folder: string,
): Promise<{ models: ObjectModel[]; issues: FleetIssue[] }> {
  const models: ObjectModel[] = [];
  const issues: FleetIssue[] = [];
  const names: unknown = (data as { models?: unknown } | null | undefined)?.models;
  for (const [position, name] of (Array.isArray(names) ? names : []).entries()) {
    if (typeof name !== 'string') continue;
    const outcome = await readModel(resolve(folder, name));
    if (outcome instanceof Error) {
      issues.push({
        path: ['models', position],
        message: `${name}: ${outcome.message}`,
        remedy: remedyFor(outcome),
      });
    } else {
      models.push(...outcome);
    }
  }
  return { models, issues };
}

async function readModel(file: string): Promise<ObjectModel[] | Error> {
  try {
    return parseDdf(await readFile(file));
  } catch (error) {
    if (error instanceof DecodeError) return error;
    if (error instanceof Error && 'code' in error)
      return new Error(`the file cannot be read (${String(error.code)})`);
    throw error;
  }
}

function remedyFor(error: Error): string {
  return error instanceof DecodeError
    ? "Give an object definition in OMA's DDF XML"
    : 'Check its name and permissions';
}
