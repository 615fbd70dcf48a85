import { lazy, useCallback, useEffect, useState, type ReactElement } from 'react';
import { Icon } from '../layout/icon.tsx';
import { LazyPart } from '../layout/lazy-part.tsx';

const FindDialog = lazy(() => import('./find-dialog.tsx'));

const shortcut = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K';

/** Opens the dialog that finds pages and entities, as Ctrl-K and Cmd-K do. */
export function FindButton(): ReactElement {
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const { altKey, ctrlKey, metaKey, shiftKey } = event;
      if (event.key.toLowerCase() !== 'k' || ctrlKey === metaKey || altKey || shiftKey) return;
      // Browsers have a shortcut of their own for these keys.
      event.preventDefault();
      // Leaving the page would lose the input of another dialog.
      if (document.querySelector('[role="dialog"]') === null) setOpen(true);
    };
    globalThis.addEventListener('keydown', onKeyDown);
    return () => globalThis.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <>
      <button
        type="button"
        className="text-button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <Icon name="find" />
        <span className="wide-only">Find</span>
        <span className="visually-hidden narrow-only">Find</span>
        <kbd className="shortcut wide-only" aria-hidden="true">
          {shortcut}
        </kbd>
      </button>
      {open && (
        <LazyPart>
          <FindDialog onClose={close} />
        </LazyPart>
      )}
    </>
  );
}
