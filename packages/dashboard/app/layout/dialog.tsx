import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { Modal } from '@mantine/core';

/**
 * A dialog. It holds the focus until it is closed; Escape closes it. Then the focus returns to the button that opened
 * it.
 */
export function Dialog(props: {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}): ReactElement {
  useFocusReturn();
  return (
    <Modal
      opened
      onClose={props.onClose}
      title={props.title}
      // Mantine blocks the scrolling of the page with a <style> element, which the Content-Security-Policy refuses.
      lockScroll={false}
      transitionProps={{ duration: 0 }}
      // A <header> would be a second banner of the page.
      attributes={{ header: { role: 'none' } }}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {props.children}
    </Modal>
  );
}

/** What had the focus when each open dialog appeared. */
const openers: HTMLElement[] = [];

/**
 * Returns the focus. Mantine only does so for dialogs that are hidden, but these are removed from the page. A dialog
 * can take the place of another, for example of one that says that data is being loaded. Then what had the focus is
 * gone, and the focus returns to what opened the first.
 */
function useFocusReturn(): void {
  const [candidates] = useState(() => [document.activeElement, ...openers.toReversed()]);
  useEffect(() => {
    const [opener] = candidates;
    if (!(opener instanceof HTMLElement)) return undefined;
    openers.push(opener);
    return () => {
      openers.splice(openers.lastIndexOf(opener), 1);
      candidates
        .filter((one) => one instanceof HTMLElement)
        .find((one) => one !== document.body && one.isConnected)
        ?.focus();
    };
  }, [candidates]);
}
