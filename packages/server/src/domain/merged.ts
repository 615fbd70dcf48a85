/** The texts of some sorted lists in one order, found as they are taken. */
export function* merged(runs: readonly (readonly string[])[]): Generator<string, void, undefined> {
  const open = runs.filter((run) => run.length > 0).map((run) => ({ run, at: 0 }));
  while (open.length > 0) {
    let least = 0;
    for (let i = 1; i < open.length; i += 1) {
      if (head(open[i]) < head(open[least])) least = i;
    }
    yield head(open[least]);
    const taken = open[least];
    if (taken === undefined) return;
    taken.at += 1;
    if (taken.at === taken.run.length) open.splice(least, 1);
  }
}

function head(one: { readonly run: readonly string[]; readonly at: number } | undefined): string {
  return one?.run[one.at] ?? '';
}
