import { createHash } from 'node:crypto';
import { escapeHtml } from './markup.ts';

/** Characters of a search. */
export const MAX_QUERY_LENGTH = 100;

const STYLE = `
:root{--page:#fff;color-scheme:light dark}
body{background:var(--page);font:16px/1.5 system-ui,sans-serif;margin:0 auto;max-width:64rem;overflow-wrap:break-word;padding:1rem}
a{color:#05c}
code{font-family:ui-monospace,monospace;font-size:.9em}
nav{columns:14rem}nav a{display:block}
form{display:flex;flex-wrap:wrap;gap:.5rem;margin:1rem 0}
label{flex-basis:100%;font-weight:bold}
input{flex:1 1 12rem;min-width:0}
input,button{border:1px solid #888;border-radius:4px;box-sizing:border-box;font:inherit;padding:.4rem .75rem}
details{border:1px solid #8886;border-radius:4px;margin:.25rem 0;padding:0 .75rem}
details>div,tr{scroll-margin-top:6rem}
summary{background:var(--page);cursor:pointer;padding:.25rem 0;position:sticky;top:0;z-index:1}
.wide{overflow-x:auto}table{border-collapse:collapse;width:100%}
td,th{border-top:1px solid #8884;padding:.25rem .5rem .25rem 0;text-align:left;vertical-align:top}
small{opacity:.8}.method{display:inline-block;font-weight:bold;min-width:4.5rem}
.old summary code{text-decoration:line-through}
ol{padding:0}li.hit{border-top:1px solid #8884;list-style:none;padding:.5rem 0}li.hit p{margin:.15rem 0}
mark{background:#fd6;color:#000}
:target{background:#08f2}
@media(max-width:40rem){table,tbody,tr,td{display:block}tr{border-top:1px solid #8884;padding:.25rem 0}td{border:0;padding:0}tr:has(th){display:none}}
@media(prefers-color-scheme:dark){:root{--page:#111}body{color:#ddd}a{color:#8bf}}
`;

/** The page may use its own style and send its search form to its own server. It has no script, and loads nothing. */
export const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

export function pageStart(title: string): string {
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>`,
    `<meta name="viewport" content="width=device-width,initial-scale=1"><style>${STYLE}</style></head><body>`,
  ].join('');
}

export const PAGE_END = '</body></html>';

/** @param query shown in the field */
export function searchForm(query = ''): string {
  return [
    '<form action="/docs" role="search"><label for="search">Search the reference</label>',
    `<input id="search" type="search" name="q" maxlength="${MAX_QUERY_LENGTH}" value="${escapeHtml(query)}"`,
    ' placeholder="Operation, schema, error"><button>Search</button></form>',
  ].join('');
}
