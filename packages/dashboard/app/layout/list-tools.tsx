import { useState, type ReactElement, type ReactNode, type SyntheticEvent } from 'react';
import { Button, TextInput } from '@mantine/core';
import { Link, useLocation } from 'wouter';
import { CheckList } from './check-list.tsx';
import { Icon, type IconName } from './icon.tsx';
import type { SavedView } from './saved-views.ts';
import { fieldLabel, termText, type Term, type TermFields } from './list-terms.ts';
import { TermForm } from './term-form.tsx';
import './lists.css';

interface Named {
  readonly id: string;
  readonly label: string;
}

export interface ListToolsProps {
  /** Plural noun for the rows, such as `devices`. */
  readonly what: string;
  readonly fields: TermFields;
  readonly terms: readonly Term[];
  readonly onTerms: (terms: readonly Term[]) => void;
  readonly columns: readonly Named[];
  /** IDs of the shown columns. */
  readonly shown: readonly string[];
  readonly onColumns: (ids: readonly string[]) => void;
  readonly views: readonly SavedView[];
  readonly onViews: (views: readonly SavedView[]) => void;
  /** Query of the URL for the present state. */
  readonly query: string;
  /** Undefined if the list is in its first state. */
  readonly onReset: (() => void) | undefined;
}

type Tool = 'columns' | 'view' | { readonly term: Term | undefined };

/** Conditions, columns and saved views of a list. */
export function ListTools(props: ListToolsProps): ReactElement {
  const { what, fields, terms, columns, shown, views } = props;
  const [open, setOpen] = useState<Tool>();
  const close = (): void => setOpen(undefined);
  const labels = new Map(columns.map(({ id, label }) => [id, label]));
  const labelOf = (field: string): string => labels.get(field) || fieldLabel(field);
  const replace = (old: Term | undefined, next: readonly Term[]): void =>
    props.onTerms(
      old === undefined ? [...terms, ...next] : terms.flatMap((one) => (one === old ? next : [one])),
    );
  const tool = (label: string, icon: IconName, isOpen: boolean, onClick: () => void): ReactNode => (
    <button type="button" className="text-button" aria-expanded={isOpen} onClick={onClick}>
      <Icon name={icon} size={15} />
      {label}
    </button>
  );
  const isTerm = typeof open === 'object';
  return (
    <div className="list-tools">
      <SavedViews what={what} views={views} current={props.query} onViews={props.onViews} />
      <div className="row" role="group" aria-label={`Filter and columns of ${what}`}>
        {terms.map((term) => {
          const text = termText(term, fields[term.field] ?? 'text', labelOf(term.field));
          return (
            <span key={text} className="chip">
              <button
                type="button"
                aria-label={`Change the filter ${text}`}
                onClick={() => setOpen({ term })}
              >
                {text}
              </button>
              <button
                type="button"
                aria-label={`Remove the filter ${text}`}
                onClick={() => replace(term, [])}
              >
                <Icon name="cross" size={13} />
              </button>
            </span>
          );
        })}
        {Object.keys(fields).length > 0 &&
          tool('Add filter', 'plus', isTerm, () => setOpen(isTerm ? undefined : { term: undefined }))}
        {tool('Columns', 'columns', open === 'columns', () =>
          setOpen(open === 'columns' ? undefined : 'columns'),
        )}
        {tool('Save view', 'save', open === 'view', () => setOpen(open === 'view' ? undefined : 'view'))}
        {props.onReset !== undefined && (
          <button type="button" className="text-button" onClick={props.onReset}>
            <Icon name="retry" size={15} />
            Reset the list
          </button>
        )}
      </div>
      {isTerm && (
        <TermForm
          key={open.term === undefined ? '' : JSON.stringify(open.term)}
          fields={fields}
          labelOf={labelOf}
          term={open.term}
          onDone={(term) => {
            replace(open.term, [term]);
            close();
          }}
          onClose={close}
        />
      )}
      {open === 'columns' && (
        <CheckList
          label={`Columns of ${what}`}
          options={columns.filter(({ label }) => label !== '').map(({ id, label }) => ({ value: id, label }))}
          chosen={shown}
          // Columns keep their order. The last one stays.
          onChange={(ids) =>
            ids.length > 0 && props.onColumns(columns.map(({ id }) => id).filter((id) => ids.includes(id)))
          }
        />
      )}
      {open === 'view' && (
        <ViewForm
          views={views}
          onSave={(name) => {
            props.onViews([...views.filter((view) => view.name !== name), { name, query: props.query }]);
            close();
          }}
        />
      )}
    </div>
  );
}

function SavedViews(props: {
  readonly what: string;
  readonly views: readonly SavedView[];
  readonly current: string;
  readonly onViews: (views: readonly SavedView[]) => void;
}): ReactElement | null {
  const { views } = props;
  const [path] = useLocation();
  if (views.length === 0) return null;
  return (
    <nav className="row" aria-label={`Saved views of ${props.what}`}>
      <span className="dim small">Views</span>
      {views.map(({ name, query }) => (
        <span key={name} className="chip">
          <Link href={`${path}?${query}`} aria-current={query === props.current ? 'true' : undefined}>
            {name}
          </Link>
          <button
            type="button"
            aria-label={`Delete the view ${name}`}
            onClick={() => props.onViews(views.filter((view) => view.name !== name))}
          >
            <Icon name="cross" size={13} />
          </button>
        </span>
      ))}
    </nav>
  );
}

function ViewForm(props: {
  readonly views: readonly SavedView[];
  readonly onSave: (name: string) => void;
}): ReactElement {
  const [typed, setTyped] = useState('');
  const name = typed.trim();
  const isKnown = props.views.some((view) => view.name === name);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (name !== '') props.onSave(name);
  };
  return (
    <form className="term-form" aria-label="Save the view" onSubmit={submit}>
      <TextInput
        label="Name of the view"
        description="Filter, sort, search and columns. Only this browser keeps it. To share it, copy the address of the page."
        maxLength={60}
        autoFocus
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <div className="form-buttons">
        <Button type="submit" disabled={name === ''}>
          {isKnown ? 'Replace' : 'Save'}
        </Button>
      </div>
    </form>
  );
}
