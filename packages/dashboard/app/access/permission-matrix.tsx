import type { ReactElement } from 'react';
import type { PermissionTypeName } from '@muster/sdk/core';
import { Icon } from '../layout/icon.tsx';
import { grants, KINDS, permissionText, type Kind, type PermissionSet } from './permission-set.ts';

/** A table of entities and kinds of access. */
export function PermissionMatrix(props: {
  readonly caption: string;
  readonly types: readonly PermissionTypeName[];
  readonly granted: PermissionSet;
  /** Absent: the matrix is read-only. */
  readonly onChange?: (entity: string, kind: Kind, granted: boolean) => void;
  /** Whether users may change a permission. */
  readonly mayChange?: (permission: string) => boolean;
  /** Whether it is as high as its content, for a separate page. */
  readonly whole?: boolean;
}): ReactElement {
  return (
    <div
      className={props.whole === true ? 'matrix whole' : 'matrix'}
      tabIndex={0}
      role="region"
      aria-label={`Table: ${props.caption}`}
    >
      <table className="table">
        <caption className="visually-hidden">{props.caption}</caption>
        <thead>
          <tr>
            <th scope="col">Entity</th>
            {KINDS.map((kind) => (
              <th key={kind} scope="col">
                {kind}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {props.types.map(({ Name, Type }) => (
            <tr key={Name}>
              <th scope="row">{Name}</th>
              {KINDS.map((kind) => (
                <td key={kind}>
                  {(Type === 'Entity' || kind === 'All') && <Cell {...props} entity={Name} kind={kind} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell(props: {
  readonly entity: string;
  readonly kind: Kind;
  readonly granted: PermissionSet;
  readonly onChange?: (entity: string, kind: Kind, granted: boolean) => void;
  readonly mayChange?: (permission: string) => boolean;
}): ReactElement {
  const { entity, kind, granted, onChange, mayChange } = props;
  const isGranted = grants(granted, entity, kind);
  const name = permissionText(entity, kind);
  if (onChange === undefined)
    return isGranted ? (
      <>
        <Icon name="check" size={16} />
        <span className="visually-hidden">granted</span>
      </>
    ) : (
      <span className="visually-hidden">not granted</span>
    );
  const isImplied = kind !== 'All' && grants(granted, entity, 'All');
  return (
    <input
      type="checkbox"
      aria-label={name}
      checked={isGranted}
      disabled={isImplied || mayChange?.(name) === false}
      onChange={(event) => onChange(entity, kind, event.currentTarget.checked)}
    />
  );
}
