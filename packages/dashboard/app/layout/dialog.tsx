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
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {props.children}
    </Modal>
  );
}

/** Returns the focus. Mantine only does so for dialogs that are hidden, but these are removed from the page. */
function useFocusReturn(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    },
    [opener],
  );
}
