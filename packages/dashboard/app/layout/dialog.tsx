import type { ReactElement, ReactNode } from 'react';
import { Modal } from '@mantine/core';

/** A dialog. It keeps the focus until it is closed, and Escape closes it. */
export function Dialog(props: {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <Modal
      opened
      onClose={props.onClose}
      title={props.title}
      // Mantine locks the scrolling of the page with a <style> element, which the Content-Security-Policy refuses.
      lockScroll={false}
      transitionProps={{ duration: 0 }}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {props.children}
    </Modal>
  );
}
