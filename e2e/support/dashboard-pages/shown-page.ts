import type { Page } from 'playwright-core';
import { HOSTILE } from '../dashboard.ts';

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

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

/** Matches exactly a name, also if names of entities in it have the markup of `markingFetch`. */
const exactly = (name: string): RegExp =>
  new RegExp(`^${escaped(name).replaceAll(/(?=[ \\]|$)/gu, `(?: ${escaped(HOSTILE)})?`)}$`, 'u');

/** Presses the first button with exactly this name, or with a name that matches. */
export const press =
  (name: string | RegExp) =>
  (page: Page): Promise<void> =>
    page
      .getByRole('button', { name: typeof name === 'string' ? exactly(name) : name })
      .first()
      .click();
