import { createElement, Fragment, type ReactNode, useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { merge } from '../../internal/merge.ts';
import type { Native } from '../../internal/native.ts';
import { type DeepPartial, useWords } from '../../internal/words.tsx';
import { useFollow } from '../link-provider/link-provider.tsx';
import { unbroken } from '../text/unbroken.tsx';
import { NewTabSign } from '../text-link/new-tab.tsx';
import { linkWords, type TextLinkWords } from '../text-link/text-link.words.ts';
import { richText } from './rich-text.css.ts';
import type { RichTextFormat } from './text-format.ts';

export interface RichTextProps extends Native<'div', 'children'> {
  /** What the server sent. It is never trusted. */
  source: string;
  /** `either` where the server does not say: what has a tag of HTML is HTML. */
  format?: RichTextFormat;
  /** Of the links that open a new tab. */
  words?: DeepPartial<TextLinkWords>;
}

interface Clean {
  of: string;
  nodes: readonly Node[];
  /** The links that open a new tab. */
  away: readonly Element[];
}

/**
 * Formatted text from the server, sanitised (FAQ, notifications, terms). The sanitiser is loaded with the first text that
 * needs it; until then, and where it cannot be loaded, the words stand there plain. It reaches the page as nodes,
 * never as a string of HTML. The app's router follows its links, and those that open a new tab say so. Attributes go to the
 * box round the text. Component 9 of the catalogue.
 */
export function RichText({ source, format = 'html', words, ref, ...native }: RichTextProps) {
  const [clean, setClean] = useState<Clean>();
  const says = useWords('textLink', linkWords, words);
  const follow = useFollow();
  const needsMarkup = /[<&*_#[\]`>]|\n/.test(source);
  const key = `${format}:${source}`;
  useEffect(() => {
    if (!needsMarkup) return;
    let isCurrent = true;
    // A chunk that cannot be fetched leaves the plain words; the next text tries again.
    import('./sanitise.ts').then(
      ({ sanitise }) => {
        if (!isCurrent) return;
        const content = sanitise(source, format);
        const away = [...content.querySelectorAll('a[target="_blank"]')];
        setClean({ of: key, nodes: [...content.childNodes], away });
      },
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [source, format, key, needsMarkup]);
  const show = useCallback(
    (host: HTMLDivElement | null) => host?.replaceChildren(...(clean?.nodes ?? [])),
    [clean],
  );
  if (clean?.of === key)
    return (
      <>
        <div
          {...merge({ ...native, ref }, { ref: show, onClick: follow })}
          key={key}
          className={richText}
          data-formatted=""
        />
        {clean.away.map((link, index) => createPortal(<NewTabSign words={says} />, link, String(index)))}
      </>
    );
  return (
    <div {...native} ref={ref} className={richText}>
      {format !== 'markdown' ? (
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
