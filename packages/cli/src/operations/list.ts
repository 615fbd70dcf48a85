import type { OperationInput } from '@muster/sdk';
import type { Envelope } from '../output/printer.ts';
import { isRow } from '../output/value.ts';
import { operationId, type Job } from './job.ts';

/** The rows of all pages, or as many as `--limit` allows, with the members of the page. */
export interface List {
  readonly rows: AsyncIterable<unknown>;
  readonly envelope: Envelope;
  /** Total number of rows according to the service; undefined until the first page has arrived. */
  total(): number | undefined;
}

/** Lists the rows of all pages. Sends no request until the rows are read. */
export function listOf(job: Job, input: OperationInput): List {
  const { limit } = job.flags;
  const max = typeof limit === 'number' ? limit : undefined;
  let total: number | undefined;
  async function* rows(): AsyncGenerator<unknown, void, undefined> {
    const pageSize = job.flags['page-size'] ?? Math.min(500, max ?? 500);
    const query = { ...input.query, PageSize: pageSize };
    let left = max ?? Infinity;
    for await (const page of job.client.iterate(operationId(job.spec), { ...input, query }).pages()) {
      total = isRow(page) && typeof page.NbrOfRows === 'number' ? page.NbrOfRows : total;
      for (const row of page.Rows) {
        yield row;
        left -= 1;
        if (left <= 0) return;
      }
    }
  }
  return {
    rows: rows(),
    total: () => total,
    envelope: {
      members(count, isComplete) {
        if (isComplete && max === undefined) return page(count, count);
        const members = page(isComplete ? (max ?? count) : count, total ?? count);
        return isComplete ? members : { ...members, Incomplete: true };
      },
    },
  };
}

/** Returns the page members of a list of this many rows. */
function page(pageSize: number, nbrOfRows: number): Record<string, number> {
  const pages = pageSize === 0 ? 1 : Math.max(1, Math.ceil(nbrOfRows / pageSize));
  return { Page: 1, PageSize: pageSize, NbrOfPages: pages, NbrOfRows: nbrOfRows };
}
