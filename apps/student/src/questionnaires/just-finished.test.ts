import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { NavigationType, Router } from 'react-router-dom';
import { expect, it } from 'vitest';
import { justFinished, useJustFinished } from './just-finished.ts';

/** Whether the page at `state`, reached in this way, says that it was finished. */
function saysSo(navigationType: NavigationType, state: unknown) {
  const said: boolean[] = [];
  const Page = () => {
    said.push(useJustFinished()[0]);
    return null;
  };
  const ways = { createHref: String, push: () => {}, replace: () => {}, go: () => {} };
  const location = { pathname: '/', state };
  renderToStaticMarkup(
    createElement(Router, { location, navigationType, navigator: ways }, createElement(Page)),
  );
  return said;
}

it.each([
  ['it was led to by finishing', NavigationType.Replace, justFinished, true],
  ['it is reloaded, or come back to', NavigationType.Pop, justFinished, false],
  ['a link leads to it with what the page before was told', NavigationType.Push, justFinished, false],
  ['a redirect that tells nothing leads to it', NavigationType.Replace, null, false],
  ['what leads to it tells something else', NavigationType.Replace, { from: '/student/profile' }, false],
])('that a questionnaire was just finished is news where %s: %s', (_, way, state, isNews) => {
  expect(saysSo(way, state)).toEqual([isNews]);
});
