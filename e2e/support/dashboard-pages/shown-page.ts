import type { Page } from 'playwright-core';

/** A page with what shows that it is complete. */
export interface ShownPage {
  readonly name: string;
  readonly path: string;
  /** Text of the page that is there last. */
  readonly text: string | RegExp;
  /** What to do before the page is as wanted. */
  readonly prepare?: (page: Page) => Promise<void>;
}

export const shown = (
  name: string,
  path: string,
  text: string | RegExp,
  prepare?: ShownPage['prepare'],
): ShownPage => ({ name, path, text, ...(prepare && { prepare }) });

/** Presses the first button with exactly this name, or with a name that matches. */
export const press =
  (name: string | RegExp) =>
  (page: Page): Promise<void> =>
    page
      .getByRole('button', { name, exact: typeof name === 'string' })
      .first()
      .click();
