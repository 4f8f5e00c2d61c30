import { createElement, type ReactElement } from 'react';
import type { Way } from './planted-ways.ts';

const roomy = { display: 'inline-block', minWidth: 48, minHeight: 48 };
const picture = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
const own = 'Em breve';
const range = { role: 'meter', 'aria-valuenow': 1, 'aria-valuemin': 0, 'aria-valuemax': 2 };

/** What it draws beside all else to break a rule: without a name, without contrast, in words of its own. */
const ornaments: Partial<Record<Way, ReactElement>> = {
  'has a picture without a name': createElement('img', { src: picture }),
  'has a button without a name': createElement('button', { type: 'button', style: roomy }),
  'has a field without a label': createElement('input', { style: roomy, form: 'none' }),
  'has a role without its state': createElement(
    'span',
    { role: 'checkbox', tabIndex: 0, style: roomy },
    '«feito»',
  ),
  'has a pale text': createElement('span', { style: { color: '#bbb', background: '#fff' } }, '«claro»'),
  'has its own aria-label': createElement('button', { type: 'button', style: roomy, 'aria-label': own }),
  'has its own aria-description': createElement(
    'button',
    { type: 'button', style: roomy, 'aria-description': own },
    '«mais»',
  ),
  'has its own aria-roledescription': createElement('div', {
    ...{ role: 'group', 'aria-label': '«grupo»', 'aria-roledescription': own },
  }),
  'has its own aria-valuetext': createElement('span', {
    ...{ ...range, 'aria-label': '«nota»', 'aria-valuetext': own },
  }),
  'has its own aria-placeholder': createElement('span', {
    ...{ role: 'textbox', tabIndex: 0, style: roomy, 'aria-label': '«texto»', 'aria-placeholder': own },
  }),
  'has its own title': createElement('span', { title: own }, '«dica»'),
  'has its own placeholder': createElement('input', {
    ...{ style: roomy, form: 'none', 'aria-label': '«campo»', placeholder: own },
  }),
  'has its own alt': createElement('img', { src: picture, alt: own }),
};

export const Ornament = ({ of: way }: { of: Way }) => ornaments[way] ?? null;
