import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as api from '@student/api-client';
import { expect, it } from 'vitest';
import { courseCalls } from '../contents/content-endpoints.ts';

/** The calls that no screen makes, and why: the second of two readings of the documents, kept in the client. */
const unused: Readonly<Record<string, string>> = {
  listAnnotations: 'COURSE-37: notes are read with the contents they belong to, which events have too.',
  createAnnotation: 'COURSE-37: a note is written with its content.',
  updateAnnotation: 'COURSE-37: a note is rewritten with its content.',
  deleteAnnotation: 'COURSE-37: a note is deleted with its content.',
  listCourseContentQuestions:
    'COURSE-31: doubts are read as doubts, under the codes that the player validates with.',
  createCourseContentQuestion: 'COURSE-31: a doubt is sent as a doubt.',
};

const source = globSync('**/*.{ts,tsx}', { cwd: join(import.meta.dirname, '..') })
  .filter((path) => !/\.(test|stories|testing)\.tsx?$|\/testing\//.test(path))
  .map((path) => readFileSync(join(import.meta.dirname, '..', path), 'utf8'))
  // What names a call without sending it: comments, imports, and the names under which its answers are kept.
  .map((text) =>
    text
      .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
      .replace(/^import[\s\S]*?from '[^']+';$/gm, '')
      .replace(/\bkeyOf\(\s*\w+|typeof \w+/g, ''),
  )
  .join('\n');

const calls = Object.entries(api).flatMap(([name, value]) =>
  typeof value === 'object' && value !== null && 'isImplemented' in value && value.isImplemented
    ? [name]
    : [],
);

it('each of the 161 calls is made by a screen, or is the other reading of one that is (COURSE-31, COURSE-37)', () => {
  expect(calls).toHaveLength(161);
  const unsent = calls.filter((name) => !new RegExp(`\\b${name}\\b`).test(source));
  expect(unsent.sort()).toEqual(Object.keys(unused).sort());
});

it('each call that contents of courses and events share is asked for by its name', () => {
  const unasked = Object.keys(courseCalls).filter(
    (name) => !new RegExp(`\\.${name}\\b|\\{[^}]*\\b${name}\\b[^}]*\\} = callsOf`).test(source),
  );
  expect(unasked).toEqual([]);
});
