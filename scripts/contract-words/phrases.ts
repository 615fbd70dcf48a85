/** Phrases that the texts of the project must not contain, and functions that find them in pages and programs. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { patternOf, wordsRuledOutBy } from './glossary.ts';

/** Constructions, each with a replacement. */
const CONSTRUCTIONS: readonly (readonly [RegExp, string])[] = [
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
];

const contributing = readFileSync(join(import.meta.dirname, '../../CONTRIBUTING.md'), 'utf8');

const BANNED: readonly (readonly [RegExp, string])[] = [
  ...CONSTRUCTIONS,
  ...wordsRuledOutBy(contributing).map(
    (word) => [patternOf(word), `say ${word.terms.map((term) => `"${term}"`).join(' or ')}`] as const,
  ),
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
  const prose = page.replace(/^```[^]*?^```$/gmu, blank).replace(/`[^`]*`/gu, blank);
  return bannedPhrasesIn(prose.replaceAll('\n', ' ')).map(({ problem, at }) => ({
    line: prose.slice(0, at).split('\n').length,
    problem,
  }));
}

/** Checks the strings of a TypeScript file that have several words: help and messages. */
export function findingsInStrings(source: string): Finding[] {
  return findingsInNodes(source, textOf);
}

/** Checks the titles of the tests of a TypeScript file. */
export function findingsInTitles(source: string): Finding[] {
  return findingsInNodes(source, (node) => {
    if (!ts.isCallExpression(node) || !/^(?:describe|it)\b/u.test(node.expression.getText()))
      return undefined;
    const title = node.arguments[0];
    return title && textOf(title);
  });
}

/** Checks the comments of a TypeScript file, without the code in them. A phrase can span two lines. */
export function findingsInComments(source: string): Finding[] {
  const file = ts.createSourceFile('comments.ts', source, ts.ScriptTarget.Latest, true);
  const found = new Map<number, Finding>();
  const check = ({ pos, end }: ts.CommentRange): void => {
    const comment = source.slice(pos, end).replace(/`[^`]*`/gu, blank);
    // A line break with the comment marker of the next line is one space, so that a phrase can span two lines.
    const breaks = [...comment.matchAll(/\n\s*(?:\*(?!\/)|\/\/)?[ \t]*/gu)];
    const text = comment.replace(/\n\s*(?:\*(?!\/)|\/\/)?[ \t]*/gu, ' ');
    for (const { problem, at } of bannedPhrasesIn(text)) {
      let offset = at;
      for (const { 0: removed, index } of breaks) if (index < offset) offset += removed.length - 1;
      found.set(pos + at, { line: file.getLineAndCharacterOfPosition(pos + offset).line + 1, problem });
    }
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJSDoc(node)) return;
    ts.getLeadingCommentRanges(source, node.getFullStart())?.forEach(check);
    ts.getTrailingCommentRanges(source, node.getEnd())?.forEach(check);
    // The punctuation between two nodes can carry comments too.
    node.getChildren(file).forEach(visit);
  };
  visit(file);
  return [...found.values()];
}

function findingsInNodes(source: string, textIn: (node: ts.Node) => string | undefined): Finding[] {
  const file = ts.createSourceFile('strings.ts', source, ts.ScriptTarget.Latest, true);
  const findings: Finding[] = [];
  const visit = (node: ts.Node): void => {
    const text = textIn(node);
    if (text !== undefined && /\s/u.test(text)) {
      const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
      findings.push(...bannedPhrasesIn(text).map(({ problem }) => ({ line, problem })));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return findings;
}

const blank = (code: string): string => code.replace(/[^\n]/gu, ' ');

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `\u2026${literal.text}`).join('');
}
