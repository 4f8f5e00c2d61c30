import { SVGPathData } from 'svg-pathdata';

type Paint = Readonly<Record<string, string>>;
type Doc = PDFKit.PDFDocument;

/** Where a drawing goes, in points from the upper left corner; `tint` is a colour for all of it. */
type Place = { x: number; y: number; height: number; tint?: string };

const attributesOf = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));

const sizeOf = (svg: string): { left: number; top: number; width: number; height: number } | undefined => {
  const box = /viewBox="([^"]+)"/
    .exec(svg)?.[1]
    ?.split(/[\s,]+/)
    .map(Number);
  const [left = 0, top = 0, width = 0, height = 0] = box ?? [];
  return width > 0 && height > 0 ? { left, top, width, height } : undefined;
};

/** How wide a drawing is at this height; `undefined` where it does not say how large it is or holds what cannot be drawn. */
export const drawnWidth = (svg: string | undefined, height: number): number | undefined => {
  const size =
    svg === undefined || /<(?:text|image|foreignObject|linearGradient|style)\b|\stransform="/.test(svg)
      ? undefined
      : sizeOf(svg);
  return size && (size.width / size.height) * height;
};

/** Draws a flat SVG: paths, lines, circles, ellipses, rectangles, groups and what uses them. */
export const drawSvg = (doc: Doc, svg: string, { x, y, height, tint }: Place): void => {
  const size = sizeOf(svg);
  if (!size) return;
  const scale = height / size.height;
  doc
    .save()
    .translate(x - size.left * scale, y - size.top * scale)
    .scale(scale);
  drawShapes(doc, svg, {}, tint, svg);
  doc.restore();
};

/** Tiles of a drawing over an area, which it does not leave. */
export const drawTiles = (
  doc: Doc,
  svg: string,
  area: { x: number; y: number; width: number; height: number },
  tile: number,
  tint: string,
): void => {
  doc.save().rect(area.x, area.y, area.width, area.height).clip();
  for (let x = area.x; x < area.x + area.width; x += tile)
    for (let y = area.y; y < area.y + area.height; y += tile) drawSvg(doc, svg, { x, y, height: tile, tint });
  doc.restore();
};

/** The shapes between the tags of a drawing; groups hand on how they paint. */
const drawShapes = (doc: Doc, svg: string, outer: Paint, tint: string | undefined, whole: string): void => {
  const painted: Paint[] = [outer];
  for (const [, closing, name = '', text = '', own] of svg.matchAll(/<(\/?)([a-zA-Z]+)([^>]*?)(\/?)>/g)) {
    const isGroup = name === 'g' || name === 'svg';
    if (closing) {
      if (isGroup) painted.pop();
      continue;
    }
    const paint = { ...painted.at(-1), ...attributesOf(text) };
    if (isGroup) {
      if (!own) painted.push(paint);
      continue;
    }
    if (name === 'use') drawUsed(doc, paint, whole, tint);
    else drawShape(doc, name, paint, tint);
  }
};

const drawUsed = (doc: Doc, paint: Paint, whole: string, tint: string | undefined): void => {
  const id = paint.href?.slice(1);
  const group = new RegExp(`<g[^>]*id="${id}"[^>]*>[\\s\\S]*?</g>`).exec(whole)?.[0];
  if (!group) return;
  const { href: _, x = '0', y = '0', ...rest } = paint;
  doc.save().translate(Number(x), Number(y));
  drawShapes(doc, group, rest, tint, '');
  doc.restore();
};

const number = (paint: Paint, name: string): number => Number(paint[name] ?? 0);

const shapes: Readonly<Record<string, (doc: Doc, paint: Paint) => void>> = {
  path: (doc, { d = '' }) => doc.path(cubicOf(d)),
  polygon: (doc, { points = '' }) => doc.path(cubicOf(`M${points}Z`)),
  polyline: (doc, { points = '' }) => doc.path(cubicOf(`M${points}`)),
  line: (doc, paint) =>
    doc.moveTo(number(paint, 'x1'), number(paint, 'y1')).lineTo(number(paint, 'x2'), number(paint, 'y2')),
  circle: (doc, paint) => doc.circle(number(paint, 'cx'), number(paint, 'cy'), number(paint, 'r')),
  ellipse: (doc, paint) =>
    doc.ellipse(number(paint, 'cx'), number(paint, 'cy'), number(paint, 'rx'), number(paint, 'ry')),
  rect: (doc, paint) => {
    const [x, y, width, height] = [
      number(paint, 'x'),
      number(paint, 'y'),
      number(paint, 'width'),
      number(paint, 'height'),
    ];
    return paint.rx
      ? doc.roundedRect(x, y, width, height, number(paint, 'rx'))
      : doc.rect(x, y, width, height);
  },
};

/** A path in cubic curves: quadratic ones, which a PDF does not know, the PDF library draws as other curves. */
const cubicOf = (d: string): string => {
  try {
    return new SVGPathData(d).toAbs().normalizeST().qtToC().encode();
  } catch {
    return '';
  }
};

const colorOf = (value: string | undefined, usual: string, tint: string | undefined): string | undefined => {
  const named = value ?? usual;
  if (named === 'none') return undefined;
  return tint ?? (/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(named) ? named : '#000000');
};

const drawShape = (doc: Doc, name: string, paint: Paint, tint: string | undefined): void => {
  const shape = shapes[name];
  const fill = colorOf(paint.fill, '#000000', tint);
  const stroke = colorOf(paint.stroke, 'none', tint);
  if (!shape || !(fill || stroke)) return;
  doc.save();
  if (stroke) {
    doc
      .lineWidth(Number(paint['stroke-width'] ?? 1))
      .lineCap((paint['stroke-linecap'] ?? 'butt') as 'butt')
      .lineJoin((paint['stroke-linejoin'] ?? 'miter') as 'miter');
    const dashes = paint['stroke-dasharray']?.split(/[\s,]+/).map(Number);
    if (dashes?.every((dash) => dash > 0)) doc.dash(dashes as unknown as number, {});
  }
  shape(doc, paint);
  if (fill && stroke) doc.fillAndStroke(fill, stroke);
  else if (fill) doc.fill(fill, paint['fill-rule'] === 'evenodd' ? 'even-odd' : 'non-zero');
  else if (stroke) doc.stroke(stroke);
  doc.restore();
};
