import { createElement, Fragment, type ReactNode, useCallback, useEffect, useState } from 'react';
import { unbroken } from '../text/unbroken.tsx';
import { richText } from './rich-text.css.ts';

export interface RichTextProps {
  /** What the server sent. It is never trusted. */
  source: string;
  format?: 'html' | 'markdown';
}

/**
 * Formatted text from the server, sanitised (FAQ, notifications, terms). The sanitiser is loaded with the first text that
 * needs it; until then, and where it cannot be loaded, the words stand there plain. It reaches the page as nodes,
 * never as a string of HTML. Component 9 of the catalogue.
 */
export function RichText({ source, format = 'html' }: RichTextProps) {
  const [clean, setClean] = useState<{ of: string; content: DocumentFragment }>();
  const needsMarkup = /[<&*_#[\]`>]|\n/.test(source);
  const key = `${format}:${source}`;
  useEffect(() => {
    if (!needsMarkup) return;
    let isCurrent = true;
    // A chunk that cannot be fetched leaves the plain words; the next text tries again.
    import('./sanitise.ts').then(
      ({ sanitise }) => {
        if (isCurrent) setClean({ of: key, content: sanitise(source, format) });
      },
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [source, format, key, needsMarkup]);
  const show = useCallback(
    (host: HTMLDivElement | null) => host?.replaceChildren(clean?.content.cloneNode(true) ?? ''),
    [clean],
  );
  if (clean?.of === key) return <div key={key} ref={show} className={richText} data-state="formatted" />;
  return (
    <div className={richText} data-state="plain">
      {format === 'html' ? (
        createElement(Fragment, null, ...plainOf(bodyOf(source)))
      ) : (
        <p>{unbroken(source)}</p>
      )}
    </div>
  );
}

/** An HTML text, read by the parser that runs nothing. */
const bodyOf = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;

/** What decides where lines break. */
const shapes = new Set('p h2 h3 h4 ul ol li strong b em i br blockquote'.split(' '));

/** The words of a text in the lines that they will keep: of other elements only the words stay, of none an attribute. */
const plainOf = (node: Node): ReactNode[] =>
  [...node.childNodes].flatMap((child) => {
    if (child.nodeType === Node.TEXT_NODE) return [unbroken(child.textContent)];
    const Shape = child.nodeName.toLowerCase();
    if (Shape === 'script' || Shape === 'style') return [];
    if (!shapes.has(Shape)) return plainOf(child);
    return [createElement(Shape, null, ...(Shape === 'br' ? [] : plainOf(child)))];
  });
