import { escapeHtml, policyOf } from '../reference/markup.ts';

const STYLE = 'body{font:16px/1.5 system-ui,sans-serif;margin:0 auto;max-width:40rem;padding:2rem 1rem}';

/** Allows only the style of the page itself. */
export const ABSENCE_POLICY = policyOf(STYLE);

/**
 * The page at `/` if there is no dashboard. @param folder expected folder of the dashboard; undefined if none is
 * configured
 */
export function absencePage(folder: string | undefined): string {
  const remedy =
    folder === undefined
      ? 'This server was started without the dashboard. <code>muster server</code> and <code>muster up</code> serve it.'
      : `The dashboard is not built: <code>${escapeHtml(folder)}</code> has no index.html. In a clone, <code>npm run dashboard</code> builds it, and the next reload of this page shows it.`;
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Muster</title>`,
    `<meta name="viewport" content="width=device-width"><style>${STYLE}</style></head><body>`,
    `<h1>Muster</h1><p>${remedy}</p>`,
    '<p>The API is at <code>/api/v3</code>. <a href="/docs">/docs</a> describes it.</p></body></html>',
  ].join('\n');
}
