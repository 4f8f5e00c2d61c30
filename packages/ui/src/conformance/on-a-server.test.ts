import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { drawsElement } from './subject.ts';
import { subjects } from './subjects.ts';

/** Its text is made safe by the parser of a browser. */
const needsBrowser = ['RichText'];

/** They lie over the page, or in what does, and stand in the body of a browser. */
const liesOver = [
  ...[
    'AlertBox',
    'CommentsDialog',
    'ConfirmDialog',
    'Dialog',
    'IntroVideoDialog',
    'ListPicker',
    'LoginPanel',
  ],
  ...['MenuChoices', 'MenuFooter', 'MenuGroup', 'MenuHeader', 'MenuItem', 'MenuLink', 'MenuSeparator'],
  ...['CoinLimitDialog', 'SidePanel', 'StandingToast', 'StoryViewer', 'Toasts', 'UserPicker'],
];

const drawn = subjects.filter(({ name }) => !needsBrowser.includes(name));

test.each(drawn.map((subject) => [subject.name, subject] as const))(
  '%s is drawn where there is no window',
  (name, subject) => {
    const { Component, entry } = subject;
    const around = entry.around ?? ((inside) => inside);
    const html = renderToString(around(createElement(Component, entry.props)));
    if (!drawsElement(subject)) return;
    expect(html === renderToString(around(null))).toBe(liesOver.includes(name));
  },
);
