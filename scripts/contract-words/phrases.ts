/** Phrases that the texts of the project avoid, and the texts of a page and of a program to look for them in. */
import ts from 'typescript';

/** Each with the word or construction to use instead. */
const BANNED: readonly (readonly [RegExp, string])[] = [
  [/\banew\b/giu, 'say "again" or name what happens'],
  [/\b(?:whatever|what) (?:has )?(?:becomes|became|become) of\b/giu, 'name the result'],
  [/\b(?:is|are|be|was|were) told\b|\btold of\b/giu, 'say who sends what to whom'],
  [/\bmeanwhile\b/giu, 'say during which operation'],
  [/\b(?:thereby|whereby|hereby)\b/giu, 'use a sentence of its own'],
  [/\b(?:somebody|nobody|whoever)\b/giu, 'name the actor'],
  [/\bwhatever\b/giu, 'say "any"'],
  [/\bmay well\b/giu, 'say "can"'],
  [/\bso that (?:it|they) stays?\b/giu, 'say what is unchanged'],
  [/\b(?:that which|those which|the one that asks)\b/giu, 'name the thing'],
  [/\bwhich ones?\b/giu, 'name the entity, as in "ID of the resource type."'],
  [/\bwhat (?:is|are|was|were|it|they|there)\b/giu, 'name the thing'],
  [/\b(?:is|are) no (?:member|number|name|id)\b/giu, 'say "is not a …"'],
  [/\bany more\b/giu, 'say "no longer"'],
  [/\b(?:comes|come) to be\b/giu, 'say "becomes"'],
  [/\bsays otherwise\b|\bsaid otherwise\b|\bnothing else is said\b/giu, 'name the setting or the default'],
  [/\bwish(?:e[sd])?\b/giu, 'say "desired" or name the observation'],
  [/\bnews\b/giu, 'say "notification"'],
  [/\bsecure links?\b/giu, 'say "session"'],
  [/\bwaiting commands?\b/giu, 'say "queue item"'],
  [/\benrol(?:led|s)? again\b/giu, 'say "register again"'],
  [/\bstrangers?\b/giu, 'say which endpoint'],
  [/\bentr(?:y|ies) below\b/giu, 'say "child"'],
];

/** A banned phrase in a text. */
export interface Phrase {
  readonly problem: string;
  /** Offset of the phrase in the text. */
  readonly at: number;
}

/** Finds all banned phrases in a text. */
export function bannedPhrasesIn(text: string): Phrase[] {
  return BANNED.flatMap(([phrase, remedy]) =>
    Array.from(text.matchAll(phrase), (found) => ({
      problem: `says "${found[0]}": ${remedy}`,
      at: found.index,
    })),
  );
}

/** A banned phrase in a file. */
export interface Finding {
  /** Number of the line, starting at 1. */
  readonly line: number;
  readonly problem: string;
}

/** Checks a Markdown page without its code. A phrase can span two lines. */
export function findingsInPage(page: string): Finding[] {
  const blank = (code: string): string => code.replace(/[^\n]/gu, ' ');
  const prose = page.replace(/^```[^]*?^```$/gmu, blank).replace(/`[^`]*`/gu, blank);
  return bannedPhrasesIn(prose.replaceAll('\n', ' ')).map(({ problem, at }) => ({
    line: prose.slice(0, at).split('\n').length,
    problem,
  }));
}

/** Checks the strings of a TypeScript file that have several words: help and messages. */
export function findingsInStrings(source: string): Finding[] {
  const file = ts.createSourceFile('strings.ts', source, ts.ScriptTarget.Latest);
  const findings: Finding[] = [];
  const visit = (node: ts.Node): void => {
    const text = textOf(node);
    if (text !== undefined && /\s/u.test(text)) {
      const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
      findings.push(...bannedPhrasesIn(text).map(({ problem }) => ({ line, problem })));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return findings;
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `\u2026${literal.text}`).join('');
}
