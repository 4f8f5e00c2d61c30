import { useEffect, useRef, useState } from 'react';
import { pdfDocument as words } from '../../pt-br/document.ts';
import type { PageSize, Pdf } from './pdf.ts';

type DocumentPageProps = {
  pdf: Pdf;
  number: number;
  /** CSS pixels of the page's width. */
  width: number;
};

/** How far outside of what is in sight pages are drawn, in parts of its height. */
const ahead = '100%';

/**
 * One page. Its words are always there, so that the browser finds them and readers hear them; its picture as long as it is near, so that a
 * long document does not fill the memory of a phone.
 */
export function DocumentPage({ pdf, number, width }: DocumentPageProps) {
  const [size, setSize] = useState<PageSize>(pdf.firstSize);
  const [isNear, setNear] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const scale = width / size.width;

  // What is in sight of the document's window.
  useEffect(() => {
    if (!place.current) return;
    const root = place.current.closest('[data-document]');
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      root,
      rootMargin: `${ahead} 0px`,
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  // The words, which PDF.js lays into their place.
  useEffect(() => {
    const end = new AbortController();
    void pdf.page(number).then((page) => {
      if (end.signal.aborted || !layer.current) return;
      setSize(page.size);
      return page.layWords(layer.current, width / page.size.width, end.signal);
    }, console.error);
    return () => end.abort();
  }, [pdf, number, width]);

  // The picture.
  useEffect(() => {
    const drawing = canvas.current;
    if (!drawing) return;
    if (!isNear) {
      // Gives the memory back.
      drawing.width = 0;
      return;
    }
    const end = new AbortController();
    pdf
      .page(number)
      .then((page) => (end.signal.aborted ? undefined : page.draw(drawing, scale, end.signal)))
      .catch(console.error);
    return () => end.abort();
  }, [pdf, number, scale, isNear]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      ref={place}
      role="group"
      data-page={number}
      aria-label={words.page(number, pdf.pageCount)}
      style={{
        position: 'relative',
        flex: 'none',
        inlineSize: width,
        blockSize: size.height * scale,
        marginInline: 'auto',
        backgroundColor: 'white',
      }}
    >
      <canvas
        ref={canvas}
        style={{ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' }}
      />
      <div ref={layer} className="pdf-words" />
    </div>
  );
}

/** What PDF.js asks of the place of its words: each lies, unseen, where it is drawn. */
export const wordsStyle = `
.pdf-words { position: absolute; inset: 0; overflow: clip; line-height: 1; text-align: initial; text-size-adjust: none; forced-color-adjust: none; transform-origin: 0 0;
  --scale-round-x: 1px; --scale-round-y: 1px; --min-font-size: 1; --text-scale-factor: calc(var(--total-scale-factor) * var(--min-font-size)); --min-font-size-inv: calc(1 / var(--min-font-size)) }
.pdf-words :is(span, br) { color: transparent; position: absolute; white-space: pre; cursor: text; transform-origin: 0 0 }
.pdf-words > :not(.markedContent), .pdf-words .markedContent span:not(.markedContent) { --font-height: 0; --scale-x: 1; --rotate: 0deg;
  font-size: calc(var(--text-scale-factor) * var(--font-height)); transform: rotate(var(--rotate)) scaleX(var(--scale-x)) scale(var(--min-font-size-inv)) }
.pdf-words .markedContent { display: contents }
.pdf-words ::selection { background: color-mix(in srgb, Highlight, transparent 50%); color: transparent }
`;
