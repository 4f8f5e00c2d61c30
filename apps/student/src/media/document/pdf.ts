import {
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentProxy,
  type PDFPageProxy,
  TextLayer,
  VerbosityLevel,
} from 'pdfjs-dist';
import worker from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

GlobalWorkerOptions.workerSrc = worker;

/** Why a document does not open: nobody answers, it is not there, it is locked with a password, or it is no document. */
export type DocumentFailure = 'network' | 'missing' | 'locked' | 'broken';

/** A document that cannot be opened. */
export class DocumentUnread extends Error {
  readonly reason: DocumentFailure;
  constructor(reason: DocumentFailure) {
    super(reason);
    this.reason = reason;
  }
}

/** A page's width and height at scale 1, in CSS pixels. */
export type PageSize = { width: number; height: number };

/** An open PDF. Pages count from 1. */
export type Pdf = {
  pageCount: number;
  /** Of the first page, which most others are like. */
  firstSize: PageSize;
  page: (number: number) => Promise<PdfPage>;
};

export type PdfPage = {
  size: PageSize;
  /** Draws the page; a drawing that is given up resolves too. */
  draw: (canvas: HTMLCanvasElement, scale: number, signal: AbortSignal) => Promise<void>;
  /** Lays the page's words over it, so that they can be selected, found and heard. */
  layWords: (place: HTMLElement, scale: number, signal: AbortSignal) => Promise<void>;
};

/** The most pixels that phones give one canvas. */
const mostPixels = 16_000_000;

/**
 * Opens a PDF. Its worker is a file of the build; nothing else than the document is asked for.
 * @throws {DocumentUnread}
 */
export async function openPdf(url: string, signal: AbortSignal): Promise<Pdf> {
  const loading = getDocument({
    url,
    useWasm: false,
    enableXfa: false,
    // What it only remarks upon, such as a font that the device lacks, is nobody's to mend.
    verbosity: VerbosityLevel.ERRORS,
  });
  signal.addEventListener('abort', () => void loading.destroy());
  try {
    const document = await loading.promise;
    const pages = new Map<number, Promise<PdfPage>>();
    const page = (number: number) => {
      const known = pages.get(number) ?? readPage(document, number);
      pages.set(number, known);
      return known;
    };
    return { pageCount: document.numPages, firstSize: (await page(1)).size, page };
  } catch (error) {
    throw new DocumentUnread(reasonOf(error));
  }
}

async function readPage(document: PDFDocumentProxy, number: number): Promise<PdfPage> {
  const page = await document.getPage(number);
  const { width, height } = page.getViewport({ scale: 1 });
  return {
    size: { width, height },
    draw: (canvas, scale, signal) => draw(page, canvas, scale, signal),
    layWords: async (place, scale, signal) => {
      place.style.setProperty('--total-scale-factor', String(scale));
      place.replaceChildren();
      const layer = new TextLayer({
        textContentSource: page.streamTextContent(),
        container: place,
        viewport: page.getViewport({ scale }),
      });
      signal.addEventListener('abort', () => layer.cancel());
      await layer.render().catch(unlessAborted(signal));
    },
  };
}

async function draw(page: PDFPageProxy, canvas: HTMLCanvasElement, scale: number, signal: AbortSignal) {
  const { width, height } = page.getViewport({ scale });
  const dense = Math.min(window.devicePixelRatio || 1, 3, Math.sqrt(mostPixels / (width * height)));
  // PDF.js draws on a canvas without transparency, which is black until then: the white of the page stands meanwhile.
  canvas.style.visibility = 'hidden';
  canvas.width = Math.floor(width * dense);
  canvas.height = Math.floor(height * dense);
  const task = page.render({ canvas, viewport: page.getViewport({ scale: scale * dense }) });
  signal.addEventListener('abort', () => task.cancel());
  await task.promise.then(() => {
    // One that was given up meanwhile has left the canvas to the next.
    if (!signal.aborted) canvas.style.visibility = 'visible';
  }, unlessAborted(signal));
}

const unlessAborted = (signal: AbortSignal) => (error: unknown) => {
  if (!signal.aborted) throw error;
};

function reasonOf(error: unknown): DocumentFailure {
  const { name, status } = error as { name?: string; status?: number };
  if (name === 'PasswordException') return 'locked';
  if (name === 'InvalidPDFException' || name === 'FormatError') return 'broken';
  if (status === 404 || status === 410 || status === 403) return 'missing';
  return 'network';
}
