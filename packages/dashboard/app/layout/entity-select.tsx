import { useEffect, useEffectEvent, useId, useState, type ReactElement } from 'react';
import { TextInput } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { byLabel, nameIn, type Choice } from './choice-labels.ts';

export type { Choice } from './choice-labels.ts';

/** Maximum number of offered names. */
const OFFERED = 50;

/**
 * Chooses an entity by name among any number of entities. The service searches while users type.
 *
 * The text is the name. `onChange` gets undefined while no entity has this name. Entities with the same name are
 * offered with the start of their ID.
 */
export function EntitySelect<Row extends Choice>(props: {
  readonly label: string;
  readonly description?: string;
  /** Operation of the API, such as `devices.list`. */
  readonly operation: string;
  readonly load: (
    query: { readonly Search?: string; readonly Page: number; readonly PageSize: number },
    signal: AbortSignal,
  ) => Promise<{ readonly Rows: readonly Row[] }>;
  /** The chosen entity. */
  readonly value: Choice | undefined;
  readonly onChange: (choice: Row | undefined) => void;
  readonly required?: boolean;
  /** Fault of the chosen entity. */
  readonly error?: string | undefined;
}): ReactElement {
  const list = useId();
  const [text, setText] = useState(props.value?.Name ?? '');
  const found = useQuery({
    queryKey: [props.operation, 'choices', text],
    queryFn: ({ signal }) =>
      props.load({ ...(text === '' ? {} : { Search: nameIn(text) }), Page: 1, PageSize: OFFERED }, signal),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });
  const choices = byLabel(found.data?.Rows ?? []);
  const take = (typed: string): void => {
    setText(typed);
    props.onChange(choices.get(typed));
  };
  // The matching rows may arrive after the text was entered.
  const late = props.value === undefined ? choices.get(text) : undefined;
  const choose = useEffectEvent(props.onChange);
  useEffect(() => {
    if (late !== undefined) choose(late);
  }, [late]);
  return (
    <>
      <TextInput
        label={props.label}
        description={props.description}
        required={props.required ?? false}
        list={list}
        maxLength={255}
        autoComplete="off"
        value={text}
        error={
          found.isError
            ? 'The names could not be loaded.'
            : text !== '' && props.value === undefined && found.isSuccess && !found.isFetching
              ? 'No entity has this name.'
              : props.error
        }
        onChange={(event) => take(event.currentTarget.value)}
      />
      <datalist id={list}>
        {Array.from(choices.keys(), (label) => (
          <option key={label} value={label} />
        ))}
      </datalist>
    </>
  );
}
