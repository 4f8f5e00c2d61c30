import { expect, test } from 'vitest';
import { firstBrand } from '../brand.ts';
import { certificatePdf } from './certificate-pdf.ts';
import { lookOf } from './look.ts';
import { paperOf } from './paper.ts';
import { linesOfPdf, readPdf } from './read-back.ts';
import { statementPdf } from './statement-pdf.ts';
import { drawSvg } from './vector.ts';

const decola = lookOf(firstBrand);

const movements = Array.from({ length: 60 }, (_, at) => ({
  description: `Pedido nº ${at + 1} na loja`,
  type: 'debit' as const,
  decoins: 1000 + at,
  createdAt: '2026-03-02T15:00:00.000Z',
}));

test('a statement is on A4, with the head of its table and the number on each page', async () => {
  const paper = await statementPdf({ name: 'Ana', movements }, decola);
  const { sizes } = await readPdf(paper);
  expect(sizes).toEqual([
    [595.28, 841.89],
    [595.28, 841.89],
    [595.28, 841.89],
  ]);
  const lines = await linesOfPdf(paper);
  expect(lines.filter((line) => line === 'Data   Descrição   Decoins')).toHaveLength(3);
  expect(lines.filter((line) => line.startsWith('02/03/2026   Pedido'))).toHaveLength(60);
  expect(lines.filter((line) => line.includes('Página')).map((line) => line.slice(-13))).toEqual([
    'Página 1 de 3',
    'Página 2 de 3',
    'Página 3 de 3',
  ]);
});

type Tag = { role?: string; type?: string; children?: Tag[] };

/** The kinds of the parts that are read aloud, in order; what has no words on this page is left out. */
const kindsIn = ({ role, children = [] }: Tag): string[] => {
  const inner = children.flatMap(kindsIn);
  const isRead = inner.length > 0 || children.some(({ type }) => type === 'content');
  return role && isRead ? [role, ...inner] : inner;
};

test('a statement is read aloud as a heading and one table, and what stands on each page only once', async () => {
  const { tags } = await readPdf(statementPdf({ name: 'Ana', movements: movements.slice(0, 30) }, decola));
  const [first = [], second = []] = tags.map((tag) => kindsIn(tag as Tag).filter((kind) => kind !== 'Root'));
  const rows = (count: number) => Array.from({ length: count }, () => ['TR', 'TD', 'TD', 'TD']).flat();
  const onFirst = first.filter((kind) => kind === 'TR').length - 1;
  expect(first).toEqual(['Document', 'H1', 'P', 'P', 'Table', 'TR', 'TH', 'TH', 'TH', ...rows(onFirst)]);
  expect(second).toEqual(['Document', 'Table', ...rows(30 - onFirst), 'P', 'P']);
});

test('a certificate is one page of A4 on its side, with a heading', async () => {
  const facts = { training: 'Direção', finishedAt: '2026-03-02T15:00:00.000Z', duration: 3600 };
  const { sizes, tags } = await readPdf(certificatePdf('Ana', facts, decola));
  expect(sizes).toEqual([[841.89, 595.28]]);
  expect(kindsIn(tags[0] as Tag)).toContain('H1');
});

test('what says the same is the same to the byte', async () => {
  const facts = { training: 'Direção', finishedAt: '2026-03-02T15:00:00.000Z', duration: 3600 };
  const [one, other] = [
    await certificatePdf('Ana', facts, decola),
    await certificatePdf('Ana', facts, decola),
  ];
  expect(Buffer.compare(one, other)).toBe(0);
  expect(await statementPdf({ name: 'Ana', movements }, decola)).toEqual(
    await statementPdf({ name: 'Ana', movements }, decola),
  );
});

test('others have their turn while a long statement is drawn', async () => {
  const long = Array.from({ length: 20 }, () => movements).flat();
  let turns = 0;
  const count = setInterval(() => {
    turns += 1;
  });
  await statementPdf({ name: 'Ana', movements: long }, decola);
  clearInterval(count);
  expect(turns).toBeGreaterThan(3);
});

const draw = async (shapes: string) => {
  const svg = `<svg viewBox="0 0 100 100">${shapes}</svg>`;
  const facts = { title: 'Logo', author: 'Ana', date: '2026-03-02T15:00:00.000Z' };
  const drawn = paperOf({ ...facts, size: [100, 100] }, ({ doc, whole, decorate }) => {
    decorate(() => drawSvg(doc, svg, { x: 0, y: 0, height: 100 }));
    whole.end();
  });
  const { paths, colors } = await readPdf(drawn);
  return { points: paths.map((path) => path.map(Math.round)), colors: [...colors] };
};

test.each([
  // An operation (0 begins, 1 is a line, 2 a cubic curve, 4 closes), and its points.
  ['a quadratic curve', 'M0 90Q30 0 90 90', [0, 0, 90, 2, 20, 30, 50, 30, 90, 90]],
  [
    'one that goes on smoothly',
    'M0 60Q30 0 60 60t30 0',
    [0, 0, 60, 2, 20, 20, 40, 20, 60, 60, 2, 80, 100, 90, 100, 90, 60],
  ],
  [
    'a cubic curve that goes on smoothly',
    'M0 0c0 9 9 9 9 0s9-9 9 0',
    [0, 0, 0, 2, 0, 9, 9, 9, 9, 0, 2, 9, -9, 18, -9, 18, 0],
  ],
  ['lines', 'm10 10h20v20H10z', [0, 10, 10, 1, 30, 10, 1, 30, 30, 1, 10, 30, 4]],
  ['what cannot be read', 'M0 0L1 x', []],
])('%s of a logo is drawn as a browser draws it', async (_, d, points) => {
  expect((await draw(`<path d="${d}"/>`)).points[0]).toEqual(points);
});

test('an arc of a logo whose flags stand without a space ends where it should', async () => {
  expect((await draw('<path d="M10 50a40 40 0 0180 0"/>')).points[0]?.slice(-2)).toEqual([90, 50]);
});

test('shapes of a logo take the colours of their group or their own', async () => {
  const { points, colors } = await draw(
    '<g fill="#102030"><rect x="10" y="10" width="5" height="5"/><circle cx="50" cy="50" r="5" fill="none" stroke="#a0b0c0"/></g><polygon points="0,0 9,0 9,9" fill="#0f0"/><line x1="0" y1="0" x2="9" y2="9" stroke="#00f"/>',
  );
  expect(points).toHaveLength(4);
  expect(colors).toEqual(expect.arrayContaining(['#102030', '#a0b0c0', '#00ff00', '#0000ff']));
});
