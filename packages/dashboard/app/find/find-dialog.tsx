import { useEffect, useId, useState, type KeyboardEvent, type ReactElement } from 'react';
import { TextInput } from '@mantine/core';
import { useLocation } from 'wouter';
import { Dialog } from '../layout/dialog.tsx';
import { ErrorNote } from '../layout/notes.tsx';
import type { Found } from './kinds.ts';
import { useFound, type FindState, type FoundGroup } from './use-found.ts';
import './find.css';

interface Option extends Found {
  /** ID of the element. */
  readonly element: string;
}

interface OptionGroup {
  readonly label: string;
  readonly options: readonly Option[];
}

/**
 * Finds pages and entities by name and opens one: a combobox with a list, as in the ARIA Authoring Practices. The focus
 * stays in the field; the arrow keys move through the list and Enter opens.
 */
export default function FindDialog({ onClose }: { readonly onClose: () => void }): ReactElement {
  const list = useId();
  const [, navigate] = useLocation();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string>();
  // Enter before the service has answered opens the first result once it has.
  const [isHasty, setHasty] = useState(false);
  const state = useFound(text.trim());
  const groups = optionsOf(list, state.groups);
  const options = groups.flatMap((group) => group.options);
  const active = options.find(({ element }) => element === chosen) ?? options[0];
  const open = ({ href }: Option): void => {
    onClose();
    navigate(href);
  };
  const target = isHasty && !state.isSearching ? active : undefined;
  useEffect(() => {
    if (target === undefined) return;
    onClose();
    navigate(target.href);
  }, [target, onClose, navigate]);
  const activeElement = active?.element;
  useEffect(() => {
    if (activeElement !== undefined)
      document.getElementById(activeElement)?.scrollIntoView({ block: 'nearest' });
  }, [activeElement]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    // Enter also confirms a word of an input method.
    if (event.nativeEvent.isComposing || (step === undefined && event.key !== 'Enter')) return;
    event.preventDefault();
    if (step !== undefined) {
      const index = options.findIndex(({ element }) => element === activeElement);
      setChosen(options.at((index + step) % options.length)?.element);
    } else if (state.isSearching && chosen === undefined) setHasty(true);
    else if (active !== undefined) open(active);
  };
  return (
    <Dialog title="Find" onClose={onClose}>
      <div className="form">
        <TextInput
          label="Name"
          description="Of a page, device, type, template, rule, setting category, location or gateway."
          role="combobox"
          aria-expanded={options.length > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={activeElement}
          autoComplete="off"
          spellCheck={false}
          maxLength={255}
          data-autofocus
          value={text}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            setChosen(undefined);
            setHasty(false);
          }}
          onKeyDown={onKeyDown}
        />
        <p className="dim small" role="status">
          {statusOf(text.trim(), options.length, state)}
        </p>
        {state.error !== undefined && <ErrorNote error={state.error} onRetry={state.retry} />}
        <Results id={list} groups={groups} active={activeElement} onOpen={open} />
      </div>
    </Dialog>
  );
}

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

function statusOf(text: string, count: number, { isSearching, failed }: FindState): string {
  if (failed.length > 0) return `Not searched: ${failed.join(', ').toLowerCase()}.`;
  if (isSearching) return 'Searching …';
  if (text === '') return 'Type a part of a name, or choose a page.';
  if (count === 0) return `Nothing that you can see has “${text}” in its name.`;
  return count === 1 ? '1 result. Enter opens it.' : `${count} results. The arrow keys choose, Enter opens.`;
}
