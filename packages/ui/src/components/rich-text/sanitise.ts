import DOMPurify from 'dompurify';
import { marked } from 'marked';
import { keepUnbroken } from '../text/keep-unbroken.ts';
import { formatOf, type RichTextFormat } from './text-format.ts';

/** Tags that a teacher's text may hold; everything else loses its tag and keeps its words. */
const allowed = [
  ...[
    'p',
    'br',
    'hr',
    'h2',
    'h3',
    'h4',
    'ul',
    'ol',
    'li',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'sub',
    'sup',
    'code',
    'pre',
  ],
  ...['a', 'img', 'blockquote', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'span', 'div'],
];

/**
 * Turns HTML or Markdown from the server into nodes that cannot run or restyle anything: no scripts, handlers, styles, frames
 * or forms, links and images over `http(s)`, `mailto`, `tel` and paths of this site only. Links that leave the page open in a
 * new tab without a hold on this one.
 */
export function sanitise(source: string, format: RichTextFormat): DocumentFragment {
  const html =
    formatOf(source, format) === 'markdown'
      ? marked.parse(source, { async: false, gfm: true, breaks: true })
      : source;
  const clean = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: allowed,
    ALLOWED_ATTR: ['href', 'src', 'alt', 'title', 'width', 'height', 'colspan', 'rowspan', 'start'],
    ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto|tel):|\/(?!\/)|#)/i,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  for (const link of clean.querySelectorAll('a[href^="http"]')) {
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer');
  }
  for (const image of clean.querySelectorAll('img')) {
    image.setAttribute('loading', 'lazy');
    if (!image.hasAttribute('alt')) image.setAttribute('alt', '');
  }
  return keepUnbroken(clean);
}
