/** Text as Markdown shows it; what stands in backticks is code and stays as it is. */
export function plain(text: string): string {
  return text
    .split(/(`[^`]*`)/u)
    .map((part, at) => (at % 2 === 1 ? part : part.replaceAll(/[<*\\]|\[(?=[^\]]*\]\()/gu, '\\$&')))
    .join('')
    .trim();
}

/** A line of a list; further lines of the text belong to it. */
export const item = (text: string): string => `- ${text.replaceAll(/\n+/gu, '\n  ')}`;

export const fence = (info: string, code: string): string => `\`\`\`${info}\n${code.trimEnd()}\n\`\`\``;

/** Code within a line. */
export const code = (text: string): string => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``);

/** The anchor of a heading, as GitHub makes it. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-');

/** Paragraphs of a page; undefined and empty ones are left out. */
export const page = (parts: readonly (string | undefined)[]): string =>
  `${parts.filter((part) => part !== undefined && part !== '').join('\n\n')}\n`;

/** A sentence with its period. */
export const sentence = (text: string): string => (/[.!?]$/u.test(text) ? text : `${text}.`);
