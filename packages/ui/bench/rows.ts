/** The rows of docs/performance.md that need no server: what both pages, plain React and ours, can be asked to do. */
export interface Page {
  /** Draws `count` course cards. */
  cards(count: number): void;
  /** Changes the progress of all drawn cards. */
  updateCards(): void;
  /** Draws `count` cards that are put together of parts: a card, a heading, a tag, a rating, a progress bar and two buttons. */
  composed(count: number): void;
  /** Changes the progress of all of them. */
  updateComposed(): void;
  /** Shows the next brand. */
  brand(): void;
  openDialog(): void;
  closeDialog(): void;
  openMenu(): void;
  closeMenu(): void;
  fields(count: number): void;
  errors(shown: boolean): void;
  table(rows: number): void;
  sort(): void;
  clear(): void;
}

export interface CardData {
  id: number;
  title: string;
  duration: string;
  rating: string;
  progress: number;
  tag: string | undefined;
}

const subjects = [
  'Excel do básico ao intermediário',
  'Atendimento que encanta',
  'Segurança da informação no dia a dia',
  'Liderança para quem está começando',
  'Logística e operações',
];

/** Made-up cards, the same for both pages. */
export function cardsOf(count: number, step: number): CardData[] {
  return Array.from({ length: count }, (_, id) => ({
    id,
    title: `${subjects[id % subjects.length]} ${id + 1}`,
    duration: `${(id % 4) + 1}:${String((id * 7) % 60).padStart(2, '0')}:00h`,
    rating: `${(id % 5) + 1},${id % 10}`,
    progress: (id * 13 + step * 17) % 101,
    tag: id % 6 === 0 ? 'novo' : undefined,
  }));
}

export interface RowData {
  id: number;
  cells: string[];
}

let kept: RowData[] = [];

/** Made-up rows of six columns, the same for both pages; sorting gives the same rows in another order, as a cache does. */
export function rowsOf(count: number, isReversed: boolean): RowData[] {
  if (kept.length !== count) kept = makeRows(count);
  return isReversed ? kept.toReversed() : kept;
}

function makeRows(count: number): RowData[] {
  return Array.from({ length: count }, (_, id) => ({
    id,
    cells: [
      `Pessoa ${id + 1}`,
      `Curso ${(id * 7) % 90}`,
      `${(id % 27) + 1}/03/2026`,
      `${id % 100}%`,
      `${(id * 3) % 50}`,
      id % 2 ? 'Concluído' : 'Em andamento',
    ],
  }));
}

declare global {
  interface Window {
    bench: Page;
    /** Does one thing and answers in how many milliseconds its frame was painted. */
    timed(name: keyof Page, argument?: number | boolean): Promise<number>;
  }
}

/** Makes the page answer to the script that measures. */
export function listen(page: Page): void {
  window.bench = page;
  window.timed = async (name, argument) => {
    const begun = performance.now();
    (page[name] as (argument?: number | boolean) => void)(argument);
    await painted();
    return performance.now() - begun;
  };
}

/** Resolves right after the next frame was painted. */
function painted(): Promise<void> {
  return new Promise((resolve) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(undefined);
    }),
  );
}
