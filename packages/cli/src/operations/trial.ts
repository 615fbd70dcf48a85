import { printRows, type View } from '../output/printer.ts';
import { write } from '../output/stdout.ts';
import { isRow, type Row } from '../output/value.ts';
import type { OperationSpec } from './spec.ts';

/** Whether the operation tries a rule and returns the events that the rule would have raised. */
export const isTrial = ({ id }: Pick<OperationSpec, 'id'>): boolean =>
  id === 'rules.try' || id === 'rules.tryDraft';

/** Prints the result of a trial as text: a sentence, then the events in a table. */
export async function printTrial(trial: unknown, view: View): Promise<void> {
  if (!isRow(trial)) return;
  await write(`${sentenceOf(trial)}\n`);
  const events = Array.isArray(trial['Events']) ? trial['Events'].filter(isRow) : [];
  if (events.length === 0) return;
  await write('\n');
  await printRows(events, { ...view, knownColumns: [] });
}

/** Summarizes a trial: `Would have raised 14 events and reset 12, from 10,080 values.` */
function sentenceOf({ Raised, Reset, Values, Events }: Row): string {
  const [raised, reset, values] = [Raised, Reset, Values].map(Number) as [number, number, number];
  const resets = raised === 0 ? '' : ` and reset ${reset === 0 ? 'none' : figure(reset)}`;
  const shown = Array.isArray(Events) ? Events.length : 0;
  const rest = shown < raised ? ` The first ${figure(shown)}:` : '';
  return `Would have raised ${counted(raised, 'event')}${resets}, from ${counted(values, 'value')}.${rest}`;
}

const figure = (count: number): string => count.toLocaleString('en');
const counted = (count: number, noun: string): string =>
  `${count === 0 ? 'no' : figure(count)} ${noun}${count === 1 ? '' : 's'}`;
