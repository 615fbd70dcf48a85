import { useEffect } from 'react';

/** Sets the title of the browser tab while a page is shown. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} – Muster`;
    return () => {
      document.title = 'Muster';
    };
  }, [title]);
}
