import { StatementSync } from 'node:sqlite';

type Executed = Record<'run' | 'get' | 'all', (...values: unknown[]) => unknown>;

/** Returns the texts of the statements that SQLite executes during the work, in their order. */
export async function executedStatements(work: () => Promise<void>): Promise<string[]> {
  const prototype = StatementSync.prototype as unknown as Executed;
  const { run, get, all } = prototype;
  const texts: string[] = [];
  for (const [name, statement] of Object.entries({ run, get, all })) {
    prototype[name as keyof Executed] = function (this: StatementSync, ...values) {
      texts.push(this.sourceSQL);
      return Reflect.apply(statement, this, values);
    };
  }
  try {
    await work();
  } finally {
    Object.assign(prototype, { run, get, all });
  }
  return texts;
}
