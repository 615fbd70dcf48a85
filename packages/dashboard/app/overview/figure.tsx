import type { ReactElement, ReactNode } from 'react';
import { Link } from 'wouter';
import { Icon, type IconName } from '../layout/icon.tsx';
import type { Tone } from '../layout/tone.ts';

/** A number with its name. With `href`, it links to the counted rows. */
export function Figure(props: {
  readonly label: string;
  readonly value: ReactNode;
  readonly tone?: Tone;
  readonly icon?: IconName;
  readonly href?: string;
}): ReactElement {
  const content = (
    <>
      <span className="figure-value live">{props.value}</span>
      <span className="figure-label">
        {props.icon !== undefined && <Icon name={props.icon} size={14} />}
        {props.label}
      </span>
    </>
  );
  if (props.href === undefined)
    return (
      <div className="figure" data-tone={props.tone}>
        {content}
      </div>
    );
  return (
    <Link className="figure" data-tone={props.tone} href={props.href}>
      {content}
    </Link>
  );
}
