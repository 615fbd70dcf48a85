import { useEffect, useEffectEvent, useId, useState, type KeyboardEvent, type ReactElement } from 'react';
import { TextInput } from '@mantine/core';
import { useLocation } from 'wouter';
import { useCommand } from '../commands/use-command.ts';
import { ConfirmDialog } from '../layout/confirm-dialog.tsx';
import { Dialog } from '../layout/dialog.tsx';
import { ErrorNote } from '../layout/notes.tsx';
import { useSession } from '../session/session-context.ts';
import type { Act } from './actions.ts';
import type { Found } from './kinds.ts';
import { hasWords, useFound, type FindState, type FoundGroup } from './use-found.ts';
import './find.css';

interface Option extends Found {
  /** ID of the element. */
  readonly element: string;
}

interface OptionGroup {
  readonly label: string;
  readonly options: readonly Option[];
}

/** A command that waits for a confirmation. */
type Question = Extract<Act, { readonly command: unknown }>;

/**
 * Finds pages, entities and commands by name, and opens or runs one: a combobox with a list, as in the ARIA Authoring
 * Practices. The focus stays in the field; the arrow keys move through the list and Enter opens. The right arrow shows
 * the actions on an entity.
 */
export default function FindDialog({ onClose }: { readonly onClose: () => void }): ReactElement {
  const list = useId();
  const [, navigate] = useLocation();
  const { client, may } = useSession();
  const run = useCommand();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string>();
  // Enter before the service has answered opens the first result once it has.
  const [isHasty, setHasty] = useState(false);
  const [subject, setSubject] = useState<Found>();
  const [question, setQuestion] = useState<Question>();
  const [note, setNote] = useState<string>();
  const state = useFound(subject === undefined ? text.trim() : '');
  const groups = optionsOf(
    list,
    subject === undefined ? state.groups : actionGroups(subject, text.trim(), may),
  );
  const isSearching = subject === undefined && state.isSearching;
  const options = groups.flatMap((group) => group.options);
  const active = options.find(({ element }) => element === chosen) ?? options[0];
  const type = (next: string): void => {
    setText(next);
    setChosen(undefined);
    setHasty(false);
    setNote(undefined);
  };
  const show = (found: Found | undefined): void => {
    setSubject(found);
    type('');
  };
  const start = ({ command }: Question): void => {
    onClose();
    void run(command(client));
  };
  const open = ({ act }: Pick<Found, 'act'>): void => {
    if ('copy' in act) {
      navigator.clipboard.writeText(act.copy).then(
        () => setNote('Copied.'),
        () => setNote('The browser refused access to the clipboard.'),
      );
    } else if ('command' in act) {
      if (act.ask === undefined) start(act);
      else setQuestion(act);
    } else {
      onClose();
      if ('href' in act) navigate(act.href);
      else act.run();
    }
  };
  const target = isHasty && !isSearching ? active : undefined;
  const openTarget = useEffectEvent(open);
  useEffect(() => {
    if (target !== undefined) openTarget(target);
  }, [target]);
  const activeElement = active?.element;
  useEffect(() => {
    if (activeElement !== undefined)
      document.getElementById(activeElement)?.scrollIntoView({ block: 'nearest' });
  }, [activeElement]);
  const move = (step: number): void => {
    const index = options.findIndex(({ element }) => element === activeElement);
    setChosen(options.at((index + step) % options.length)?.element);
  };
  const enter = (): void => {
    if (isSearching && chosen === undefined) setHasty(true);
    else if (active !== undefined) open(active);
  };
  /** Returns whether the key belongs to the list. */
  const press = (key: string, caret: number | null): boolean => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (step !== undefined) move(step);
    else if (key === 'Enter') enter();
    else if (key === 'ArrowRight' && active?.actions && caret === text.length) show(active);
    else if ((key === 'ArrowLeft' || key === 'Backspace') && subject !== undefined && text === '')
      show(undefined);
    else return false;
    return true;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    // Enter also confirms a word of an input method.
    if (event.nativeEvent.isComposing) return;
    if (press(event.key, event.currentTarget.selectionStart)) event.preventDefault();
  };
  if (question?.ask !== undefined) {
    const { title, cli } = question.command(client);
    return (
      <ConfirmDialog
        title={title}
        action={question.ask.label}
        cli={cli}
        onConfirm={() => start(question)}
        onClose={() => setQuestion(undefined)}
      >
        {question.ask.text}
      </ConfirmDialog>
    );
  }
  return (
    <Dialog title="Find" onClose={onClose}>
      <FindBody
        {...{ list, text, subject, groups, active, isOpen: options.length > 0 }}
        note={note ?? statusOf(subject, text.trim(), options.length, state)}
        onType={type}
        onKeyDown={onKeyDown}
        onSubject={show}
        onOpen={open}
      />
      {state.error !== undefined && <ErrorNote error={state.error} onRetry={state.retry} />}
    </Dialog>
  );
}

/** The field, its state and the results. */
function FindBody(props: {
  /** ID of the list. */
  readonly list: string;
  readonly text: string;
  /** The entity whose actions are shown. */
  readonly subject: Found | undefined;
  readonly groups: readonly OptionGroup[];
  /** The option that Enter opens. */
  readonly active: Option | undefined;
  readonly isOpen: boolean;
  readonly note: string;
  readonly onType: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly onSubject: (found: Found | undefined) => void;
  readonly onOpen: (option: Option) => void;
}): ReactElement {
  const { list, text, subject, active, onSubject } = props;
  return (
    <div className="form">
      <TextInput
        // The field of the actions is another one for screen readers.
        key={subject?.id}
        label={subject === undefined ? 'Name' : `Action on ${subject.label}`}
        description={
          subject === undefined
            ? 'Of a page, device, type, template, rule, setting category, location or gateway, or a command such as “create device”.'
            : 'Backspace goes back to the results.'
        }
        role="combobox"
        aria-expanded={props.isOpen}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={active?.element}
        autoComplete="off"
        spellCheck={false}
        maxLength={255}
        data-autofocus
        autoFocus
        value={text}
        onChange={({ currentTarget }) => props.onType(currentTarget.value)}
        onKeyDown={props.onKeyDown}
      />
      <div className="row">
        <p className="dim small" role="status">
          {props.note}
        </p>
        {subject !== undefined && (
          <button type="button" className="text-button" onClick={() => onSubject(undefined)}>
            Back to the results
          </button>
        )}
        {active?.actions !== undefined && text !== '' && (
          <button type="button" className="text-button" onClick={() => onSubject(active)}>
            Actions on {active.label} <kbd aria-hidden="true">→</kbd>
          </button>
        )}
      </div>
      <Results id={list} groups={props.groups} active={active?.element} onOpen={props.onOpen} />
    </div>
  );
}

/** The actions on an entity that the key permits and whose labels have the words of a text. */
const actionGroups = (
  { label, actions }: Found,
  text: string,
  may: (permission: string) => boolean,
): readonly FoundGroup[] => [
  {
    label: `Actions on ${label}`,
    found: (actions?.(text) ?? []).filter(
      ({ label, needs = [], act }) =>
        needs.every(may) && hasWords(label, text) && (globalThis.isSecureContext || !('copy' in act)),
    ),
  },
];

function Results(props: {
  readonly id: string;
  readonly groups: readonly OptionGroup[];
  /** Element of the option that Enter opens. */
  readonly active: string | undefined;
  readonly onOpen: (option: Option) => void;
}): ReactElement {
  return (
    <div id={props.id} role="listbox" aria-label="Results" className="found">
      {props.groups.map(({ label, options }) => (
        <div key={label} role="group" aria-label={label}>
          <span className="found-group" aria-hidden="true">
            {label}
          </span>
          {options.map((option) => (
            <div
              key={option.element}
              id={option.element}
              role="option"
              aria-selected={option.element === props.active}
              className="found-option"
              // The focus stays in the field.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => props.onOpen(option)}
            >
              <span className="break">{option.label}</span>
              {option.detail !== undefined && <span className="dim small break">{option.detail}</span>}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

const optionsOf = (list: string, groups: readonly FoundGroup[]): readonly OptionGroup[] =>
  groups.map(({ label, found }) => ({
    label,
    options: found.map((one) => ({
      ...one,
      element: `${list}-${label}-${one.id}`.replaceAll(/[^\w-]/gu, '_'),
    })),
  }));

function statusOf(
  subject: Found | undefined,
  text: string,
  count: number,
  { isSearching, failed }: FindState,
): string {
  if (subject !== undefined) return '';
  if (failed.length > 0) return `Not searched: ${failed.join(', ').toLowerCase()}.`;
  if (isSearching) return 'Searching …';
  if (text === '') return 'Type a part of a name, or choose a page.';
  if (count === 0) return `Nothing that you can see has “${text}” in its name.`;
  return count === 1 ? '1 result. Enter opens it.' : `${count} results. The arrow keys choose, Enter opens.`;
}
