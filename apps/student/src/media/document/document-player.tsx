import { nextZoom, pageInSight, pageWithin } from '@student/domain';
import {
  ButtonLink,
  ChevronLeftIcon,
  ChevronRightIcon,
  DownloadIcon,
  ErrorState,
  IconButton,
  Inline,
  LoadingOverlay,
  MaximizeIcon,
  MinimizeIcon,
  MinusIcon,
  PlusIcon,
  Stack,
  Text,
  useFullscreen,
} from '@student/ui';
import { type KeyboardEvent, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { pdfDocument as words } from '../../pt-br/document.ts';
import { shell } from '../../pt-br/shell.ts';
import { useRetryOnline } from '../../use-retry-online.ts';
import { stageHeights } from '../stage-heights.ts';
import { DocumentPage, wordsStyle } from './document-page.tsx';
import { type DocumentFailure, DocumentUnread, openPdf, type Pdf } from './pdf.ts';

type DocumentPlayerProps = {
  title: string;
  url: string;
  /** Page at which it was left (PLAYER-15). */
  resumeAt: number | null;
  /** Hears the page that is read, once it has been for a moment, and where it stood when the document is left. */
  onPage: (page: number) => void;
  onOpen: () => void;
  onFail: () => void;
};

type Phase = { opened: Pdf } | { failed: DocumentFailure } | undefined;

/** The network, as calls fail by it. */
const noAnswer = { code: 'NO_RESPONSE' };
/** Between pages and around them, in CSS pixels. */
const gap = 8;
/** A page counts as read after this time, in ms. */
const glance = 1000;

/**
 * A PDF in the page: all pages one after the other, as wide as their place or larger, with words that can be selected, found and heard
 * (PLAYER-19, type 3). It goes on at the page where it was left.
 */
export default function DocumentPlayer({ onOpen, onFail, ...reading }: DocumentPlayerProps) {
  const { url } = reading;
  const [phase, setPhase] = useState<Phase>();
  const [attempt, setAttempt] = useState(0);

  const enter = useEffectEvent((reached: NonNullable<Phase>) => {
    setPhase(reached);
    if ('opened' in reached) onOpen();
    else onFail();
  });

  // PDF.js, which reads the file in a worker.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is the same once more
  useEffect(() => {
    const end = new AbortController();
    openPdf(url, end.signal).then(
      (opened) => end.signal.aborted || enter({ opened }),
      (error: unknown) => {
        if (!end.signal.aborted)
          enter({ failed: error instanceof DocumentUnread ? error.reason : 'network' });
      },
    );
    return () => end.abort();
  }, [url, attempt]);

  const failed = phase && 'failed' in phase ? phase.failed : undefined;
  const retry = useCallback(() => {
    setPhase(undefined);
    setAttempt((before) => before + 1);
  }, []);
  useRetryOnline(failed === 'network' ? noAnswer : undefined, retry);

  if (failed) {
    const { title: what, text } = words.failed[failed];
    return (
      <Stack gap="s">
        <ErrorState title={what} variant="strip" words={{ retry: shell.retry }} onRetry={retry}>
          {text}
        </ErrorState>
        <Inline gap="s" align="center">
          {/* what only this page cannot show is read there, and counts from then on; what is not there is not */}
          <ButtonLink
            href={url}
            target="_blank"
            rel="noreferrer"
            variant="outline"
            size="small"
            onClick={failed === 'locked' || failed === 'broken' ? onOpen : undefined}
          >
            {words.openElsewhere}
          </ButtonLink>
        </Inline>
      </Stack>
    );
  }
  if (!phase || !('opened' in phase))
    return (
      <div style={{ position: 'relative', blockSize: stageHeights.pdf }}>
        <LoadingOverlay message={words.opening} extent="region" />
      </div>
    );
  return <OpenDocument pdf={phase.opened} {...reading} />;
}

type OpenDocumentProps = Omit<DocumentPlayerProps, 'onOpen' | 'onFail'> & { pdf: Pdf };

function OpenDocument({ pdf, title, url, resumeAt, onPage }: OpenDocumentProps) {
  const { pageCount } = pdf;
  const [first] = useState(() => pageWithin(resumeAt, pageCount));
  const [page, setPage] = useState(first);
  const [zoom, setZoom] = useState(1);
  const [room, setRoom] = useState(0);
  const stage = useRef<HTMLElement>(null);
  const view = useRef<HTMLElement>(null);
  const { isFullscreen, toggleFullscreen } = useFullscreen(stage);
  const width = Math.max(0, Math.floor((room - 2 * gap) * zoom));

  const goTo = useCallback((number: number) => {
    const target = view.current?.querySelector<HTMLElement>(`[data-page="${number}"]`);
    if (target && view.current) view.current.scrollTop = target.offsetTop - gap;
  }, []);

  // The room that pages have, whatever changes it.
  useEffect(() => {
    if (!view.current) return;
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0));
    observer.observe(view.current);
    return () => observer.disconnect();
  }, []);

  // The scrolling: a document that is drawn anew, for the first time too, stands at the page that is read.
  const stayAtPage = useEffectEvent(() => goTo(page));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the width is what draws it anew
  useEffect(() => stayAtPage(), [width]);

  // The page is told after a moment, and at the latest when the document goes.
  const told = useRef(first);
  const tell = useEffectEvent(() => {
    if (told.current === page) return;
    told.current = page;
    onPage(page);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has a moment of its own
  useEffect(() => {
    const timer = setTimeout(() => tell(), glance);
    return () => clearTimeout(timer);
  }, [page]);
  useEffect(() => {
    const leave = () => tell();
    addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', leave);
    return () => {
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', leave);
      leave();
    };
  }, []);

  const turn = (by: 1 | -1) => goTo(pageWithin(page + by, pageCount));
  const look = () => {
    const { current: window } = view;
    if (!window || width === 0) return;
    const tops = [...window.querySelectorAll<HTMLElement>('[data-page]')].map(({ offsetTop }) => offsetTop);
    setPage(
      pageInSight(tops, { top: window.scrollTop, height: window.clientHeight, whole: window.scrollHeight }),
    );
  };
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const does = keys[event.key];
    if (!does) return;
    event.preventDefault();
    if (does === 'in' || does === 'out') setZoom((before) => nextZoom(before, does));
    else turn(does === 'next' ? 1 : -1);
  };

  return (
    <section
      ref={stage}
      aria-label={title}
      style={{
        display: 'flex',
        flexDirection: 'column',
        blockSize: isFullscreen ? '100%' : stageHeights.pdf,
      }}
    >
      <style>{wordsStyle}</style>
      <section
        ref={view}
        data-document
        aria-label={words.region(title)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls is reached by the keyboard
        tabIndex={0}
        onScroll={look}
        onKeyDown={press}
        style={{
          position: 'relative',
          flex: '1 1 0',
          minBlockSize: 0,
          overflow: 'auto',
          display: 'flex',
          flexDirection: 'column',
          gap,
          padding: gap,
        }}
      >
        {width > 0
          ? Array.from({ length: pageCount }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
              <DocumentPage key={at + 1} pdf={pdf} number={at + 1} width={width} />
            ))
          : null}
      </section>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
      <div role="group" aria-label={words.tools} style={{ padding: gap }}>
        <Inline gap="xxs" justify="between">
          <Inline gap="xxs">
            <IconButton
              label={words.previousPage}
              icon={<ChevronLeftIcon />}
              aria-disabled={page === 1}
              onClick={() => turn(-1)}
            />
            <Text size="s" role="status">
              {words.page(page, pageCount)}
            </Text>
            <IconButton
              label={words.nextPage}
              icon={<ChevronRightIcon />}
              aria-disabled={page === pageCount}
              onClick={() => turn(1)}
            />
          </Inline>
          <Inline gap="xxs">
            <IconButton
              label={words.zoomOut}
              icon={<MinusIcon />}
              aria-disabled={nextZoom(zoom, 'out') === zoom}
              onClick={() => setZoom(nextZoom(zoom, 'out'))}
            />
            <Text size="s">{words.zoom(Math.round(zoom * 100))}</Text>
            <IconButton
              label={words.zoomIn}
              icon={<PlusIcon />}
              aria-disabled={nextZoom(zoom, 'in') === zoom}
              onClick={() => setZoom(nextZoom(zoom, 'in'))}
            />
            {document.fullscreenEnabled ? (
              <IconButton
                label={isFullscreen ? words.leaveFullscreen : words.fullscreen}
                icon={isFullscreen ? <MinimizeIcon /> : <MaximizeIcon />}
                onClick={toggleFullscreen}
              />
            ) : null}
            <ButtonLink href={url} download size="small" variant="outline" icon={<DownloadIcon />}>
              {words.download}
            </ButtonLink>
          </Inline>
        </Inline>
      </div>
    </section>
  );
}

/** Keys while the document has the focus; arrows, pages, start and end scroll as everywhere. */
const keys: Readonly<Record<string, 'in' | 'out' | 'next' | 'previous'>> = {
  '+': 'in',
  '=': 'in',
  '-': 'out',
  n: 'next',
  p: 'previous',
};
