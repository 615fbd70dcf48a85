import type { ReactElement } from 'react';
import './check-list.css';

/** A checkbox with its label. */
export function Check(props: {
  readonly label: string;
  readonly description?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
}): ReactElement {
  return (
    <label className="check">
      <input
        type="checkbox"
        checked={props.checked}
        disabled={props.disabled === true}
        onChange={(event) => props.onChange(event.currentTarget.checked)}
      />
      <span>
        {props.label}
        {props.description !== undefined && (
          <span className="dim small check-about"> {props.description}</span>
        )}
      </span>
    </label>
  );
}

/** Chooses any number of values. */
export function CheckList(props: {
  readonly label: string;
  readonly description?: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}): ReactElement {
  const { chosen, onChange } = props;
  return (
    <fieldset className="check-list">
      <legend>{props.label}</legend>
      {props.description !== undefined && <p className="dim small">{props.description}</p>}
      <div className="checks">
        {props.options.map(({ value, label }) => (
          <Check
            key={value}
            label={label}
            checked={chosen.includes(value)}
            onChange={(checked) =>
              onChange(checked ? [...chosen, value] : chosen.filter((one) => one !== value))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
