import { useId, type ReactElement } from 'react';

/** Chooses a local file. */
export function FileField(props: {
  readonly label: string;
  readonly description?: string;
  /** Accepted kinds of files, such as `.csv,text/csv`. */
  readonly accept: string;
  readonly onChange: (file: File | undefined) => void;
}): ReactElement {
  const id = useId();
  return (
    <div className="file-field">
      <label htmlFor={id}>{props.label}</label>
      {props.description !== undefined && (
        <p id={`${id}-about`} className="dim small">
          {props.description}
        </p>
      )}
      <input
        id={id}
        type="file"
        accept={props.accept}
        aria-describedby={props.description === undefined ? undefined : `${id}-about`}
        onChange={(event) => props.onChange(event.currentTarget.files?.[0])}
      />
    </div>
  );
}
