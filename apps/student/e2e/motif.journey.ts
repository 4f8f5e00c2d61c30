import { expectArrived, landingThere } from './arrived.ts';
import { brands } from './people.ts';
import { expect, type Page, test } from './test.ts';

/**
 * How much of a brand's tile is cut at its edges. The tile is drawn as the browser repeats it, and beside that with all that
 * its shapes draw, also past its edges, once more at each neighbour's place. `cut` is how many pixels the joins cut off;
 * `jump` is how many pixels change from one side of a join to the other beyond what they change anywhere else in the tile.
 */
const judgeTile = (page: Page) =>
  page.evaluate(async () => {
    const value = getComputedStyle(document.documentElement).getPropertyValue('--ui-image-motif');
    const uri = /url\("(.*)"\)/s.exec(value)?.[1];
    if (!uri) throw new Error(`No tile in ${value.slice(0, 80)}`);
    const source = decodeURIComponent(uri.slice(uri.indexOf(',') + 1));
    const svg = new DOMParser().parseFromString(source, 'image/svg+xml').documentElement;
    const [, , across = 0, down = 0] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number);
    const scale = 4;
    const [width, height] = [across * scale, down * scale];

    const pixelsOf = async (text: string, repeat: boolean) => {
      const image = new Image();
      image.src = `data:image/svg+xml,${encodeURIComponent(text)}`;
      await image.decode();
      const canvas = new OffscreenCanvas(width, height);
      const brush = canvas.getContext('2d');
      if (!brush) throw new Error('No canvas.');
      // Both are moved by half a tile, so that the joins lie in the middle of the picture.
      if (!repeat) brush.drawImage(image, 0, 0, width, height);
      else
        for (const x of [-width / 2, width / 2])
          for (const y of [-height / 2, height / 2]) brush.drawImage(image, x, y, width, height);
      return brush.getImageData(0, 0, width, height).data;
    };

    const size = (viewBox: string) => {
      const copy = svg.cloneNode(true) as Element;
      copy.setAttribute('viewBox', viewBox);
      copy.setAttribute('width', String(width));
      copy.setAttribute('height', String(height));
      return copy;
    };
    const whole = size(`${across / 2} ${down / 2} ${across} ${down}`);
    const shapes = [...whole.children];
    for (const right of [-1, 0, 1, 2]) {
      for (const below of [-1, 0, 1, 2]) {
        if (right === 0 && below === 0) continue;
        const place = document.createElementNS('http://www.w3.org/2000/svg', 'g');
        place.setAttribute('transform', `translate(${right * across} ${below * down})`);
        for (const shape of shapes) place.append(shape.cloneNode(true));
        whole.append(place);
      }
    }
    const text = (element: Element) => new XMLSerializer().serializeToString(element);
    const repeated = await pixelsOf(text(size(`0 0 ${across} ${down}`)), true);
    const drawn = await pixelsOf(text(whole), false);

    const alpha = (pixels: Uint8ClampedArray, x: number, y: number) =>
      pixels[(((y + height) % height) * width + ((x + width) % width)) * 4 + 3] ?? 0;
    let cut = 0;
    for (let x = 0; x < width; x++)
      for (let y = 0; y < height; y++) if (alpha(repeated, x, y) < 12 && alpha(drawn, x, y) > 64) cut++;

    const steps = (length: number, other: number, at: (i: number, j: number) => number) =>
      Array.from({ length }, (_, i) => {
        let changed = 0;
        for (let j = 0; j < other; j++) changed += Math.abs(at(i, j) - at(i - 1, j)) / 255;
        return changed;
      });
    const columns = steps(width, height, (x, y) => alpha(repeated, x, y));
    const rows = steps(height, width, (y, x) => alpha(repeated, x, y));
    const beyond = (all: number[], join: number) =>
      Math.max(0, Math.round((all[join] ?? 0) - Math.max(...all.toSpliced(join, 1))));
    return { cut, jump: beyond(columns, width / 2) + beyond(rows, height / 2) };
  });

const softly = expect.configure({ soft: true });

/** Leaves the words of the hero where they are, undrawn. */
const hideWords = (page: Page) =>
  page.addStyleTag({ content: 'h1, h1 + p { color: transparent !important; }' });

/** How many colours the hero shows where its words stand: one is calm ground. */
async function coloursBehindWords(page: Page) {
  const lines = await page.evaluate(async () => {
    // Two frames, so that the picture is of what is measured here.
    for (let frame = 0; frame < 2; frame++) await new Promise((shown) => requestAnimationFrame(shown));
    return [...document.querySelectorAll('h1, h1 + p')].flatMap((word) => {
      const range = document.createRange();
      range.selectNodeContents(word);
      return [...range.getClientRects()].map(({ x, y, width, height }) => ({ x, y, width, height }));
    });
  });
  const x = Math.floor(Math.min(...lines.map((line) => line.x)));
  const y = Math.floor(Math.min(...lines.map((line) => line.y)));
  const right = Math.ceil(Math.max(...lines.map((line) => line.x + line.width)));
  const bottom = Math.ceil(Math.max(...lines.map((line) => line.y + line.height)));
  const picture = await page.screenshot({ clip: { x, y, width: right - x, height: bottom - y } });
  return page.evaluate(
    async ({ data, lines, from }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const brush = canvas.getContext('2d');
      if (!brush) throw new Error('No canvas.');
      brush.drawImage(image, 0, 0);
      const seen = new Set<number>();
      for (const { x, y, width, height } of lines) {
        const { data: pixels } = brush.getImageData(x - from.x, y - from.y, width, height);
        // A colour is one number: nothing of a picture of the screen lets anything through.
        for (const colour of new Uint32Array(pixels.buffer)) seen.add(colour);
      }
      return seen.size;
    },
    { data: picture.toString('base64'), lines, from: { x, y } },
  );
}

for (const brand of brands)
  test(`the tile of ${brand} repeats without a seam, and nothing is drawn behind the words of its hero`, async ({
    page,
  }) => {
    await page.goto(`/student/home?tenant=${brand}`);
    await expectArrived(page, landingThere);
    softly(await judgeTile(page), 'tile').toEqual({ cut: 0, jump: 0 });
    await hideWords(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const width of [320, 360, 480, 600, 640, 768, 900, 1024, 1200, 1440, 1680, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        // Asked until it holds: the picture of a busy browser may still be of the frame before.
        await softly
          .poll(() => coloursBehindWords(page), {
            message: `colours at ${width} px, ${colorScheme}`,
            timeout: 30_000,
          })
          .toBe(1);
      }
    }
  });
