import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { subjects } from './subjects.ts';

/** Its text is made safe by the parser of a browser. */
const needsBrowser = ['RichText'];

const drawn = subjects.filter(({ name }) => !needsBrowser.includes(name));

test.each(drawn.map((subject) => [subject.name, subject] as const))(
  '%s is drawn where there is no window',
  (_, { Component, entry }) => {
    const element = createElement(Component, entry.props);
    expect(() => renderToString(entry.around ? entry.around(element) : element)).not.toThrow();
  },
);
