import { useId, useRef, type KeyboardEvent, type ReactElement } from 'react';
import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Icon, type IconName } from './icon.tsx';

/** A command of a {@link CommandRow}. */
export interface RowCommand {
  readonly label: string;
  /** Label for screen readers, with the entity, such as `Read /3303/0/5700`. */
  readonly name: string;
  readonly icon: IconName;
  readonly run: () => void;
}

/** Width below which only the first command is a button. */
const NARROW = '(width < 48rem)';

/** Distance of a menu from the right edge of the window, in pixels. */
const EDGE = 8;

/** Commands as buttons in one row. On narrow screens, a menu has all commands but the first. */
export function CommandRow(props: {
  readonly commands: readonly RowCommand[];
  /** Label of the menu for screen readers, such as `More commands for /3303/0/5700`. */
  readonly more: string;
}): ReactElement {
  const isNarrow = useMediaQuery(NARROW, undefined, { getInitialValueInEffect: false });
  // A menu with one command would not be smaller than its button.
  const shown = isNarrow && props.commands.length > 2 ? 1 : props.commands.length;
  return (
    <div className="command-row">
      {props.commands.slice(0, shown).map(({ label, name, icon, run }) => (
        <Button
          key={name}
          size="compact-xs"
          variant="default"
          leftSection={<Icon name={icon} size={14} />}
          aria-label={name}
          onClick={run}
        >
          {label}
        </Button>
      ))}
      {shown < props.commands.length && <Menu label={props.more} commands={props.commands.slice(shown)} />}
    </div>
  );
}

/** A menu in the top layer of the page, so that no table cuts it off. The browser closes it and returns the focus. */
function Menu(props: { readonly label: string; readonly commands: readonly RowCommand[] }): ReactElement {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const place = (isOpen: boolean): void => {
    if (!isOpen || menu.current === null || button.current === null) return;
    const { bottom, left, top } = button.current.getBoundingClientRect();
    const { offsetHeight, offsetWidth, style } = menu.current;
    const fits = bottom + offsetHeight <= globalThis.innerHeight;
    style.top = `${fits ? bottom : Math.max(0, top - offsetHeight)}px`;
    style.left = `${Math.max(0, Math.min(left, globalThis.innerWidth - offsetWidth - EDGE))}px`;
    menu.current.querySelector('button')?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className="icon-button"
        aria-haspopup="menu"
        aria-label={props.label}
        popoverTarget={id}
      >
        <Icon name="more" />
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        aria-label={props.label}
        className="menu"
        onToggle={({ newState }) => place(newState === 'open')}
        onKeyDown={moveFocus}
      >
        {props.commands.map(({ label, name, icon, run }) => (
          <button
            key={name}
            type="button"
            role="menuitem"
            tabIndex={-1}
            aria-label={name}
            onClick={() => {
              menu.current?.hidePopover();
              run();
            }}
          >
            <Icon name={icon} size={16} />
            {label}
          </button>
        ))}
      </div>
    </>
  );
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const items = [...event.currentTarget.querySelectorAll('button')];
  const at = items.findIndex((item) => item === document.activeElement);
  items.at((at + step) % items.length)?.focus();
}
