/** The words of one command as a shell would split them, from a place in a text up to the end of the command. */
export function shellWords(text: string, start: number): string[] {
  const words: string[] = [];
  let word: string | undefined;
  let at = start;
  while (at < text.length) {
    const char = text[at] ?? '';
    if (char === '\\') {
      if (text[at + 1] !== '\n') word = (word ?? '') + (text[at + 1] ?? '');
      at += 2;
    } else if (char === "'" || char === '"') {
      const end = closingQuote(text, at);
      word = (word ?? '') + text.slice(at + 1, end);
      at = end + 1;
    } else if (char === '$' && text[at + 1] === '(') {
      const end = closingParenthesis(text, at + 1);
      word = (word ?? '') + text.slice(at, end + 1);
      at = end + 1;
    } else if (/\s/u.test(char)) {
      if (word !== undefined) words.push(word);
      word = undefined;
      if (char === '\n') return words;
      at += 1;
    } else if (/[|;&)<>`#]/u.test(char) && (word === undefined || char !== '#')) {
      break;
    } else {
      word = (word ?? '') + char;
      at += 1;
    }
  }
  return word === undefined ? words : [...words, word];
}

function closingQuote(text: string, at: number): number {
  const quote = text[at];
  let end = at + 1;
  while (end < text.length && text[end] !== quote) end += quote === '"' && text[end] === '\\' ? 2 : 1;
  return end;
}

function closingParenthesis(text: string, at: number): number {
  let depth = 0;
  for (let end = at; end < text.length; end += 1) {
    if (text[end] === '(') depth += 1;
    if (text[end] === ')') depth -= 1;
    if (depth === 0) return end;
  }
  return text.length;
}
