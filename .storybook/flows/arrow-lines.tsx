import { useLayoutEffect, useState } from 'react';
import type { Arrow } from './arrows.ts';
import * as styles from './statechart.css.ts';

/** Between two lanes, and from the boxes to the first, in px. */
const step = 9;
/** How round a corner is, and how long the head of an arrow. */
const corner = 6;

/** The room that lanes take beside the boxes, in px. */
export const roomFor = (lanes: number): number => (lanes + 1) * step;

export interface ArrowLinesProps {
  /** The chart's boxes: their names have `data-head`, their transitions `data-line`. */
  boxes: HTMLElement;
  arrows: readonly Arrow[];
  /** Paths of the states in which the machine stands. */
  current: ReadonlySet<string>;
}

/** Arrows over a chart, measured once its boxes stand and whenever they move. Each transition says in words where it leads. */
export function ArrowLines({ boxes, arrows, current }: ArrowLinesProps) {
  const [lines, setLines] = useState<readonly Line[]>([]);
  useLayoutEffect(() => {
    const measure = () => setLines(arrows.flatMap((arrow) => lineOf(arrow, boxes) ?? []));
    const observer = new ResizeObserver(measure);
    observer.observe(boxes);
    measure();
    return () => observer.disconnect();
  }, [boxes, arrows]);
  // What can happen now lies on top.
  const [closed, open] = [
    lines.filter(({ from }) => !current.has(from)),
    lines.filter(({ from }) => current.has(from)),
  ];
  return (
    <svg className={styles.arrows} aria-hidden="true">
      {[...closed, ...open].map(({ from, cause, path, head }) => (
        <g key={path} className={styles.arrow} data-open={current.has(from)} data-cause={cause}>
          <path d={path} fill="none" />
          <path d={head} stroke="none" fill="currentColor" />
        </g>
      ))}
    </svg>
  );
}

type Line = { from: string; cause: string | undefined; path: string; head: string };

function lineOf({ from, index, to, side, lane }: Arrow, boxes: HTMLElement): Line | undefined {
  const line = boxes.querySelector<HTMLElement>(`[data-line="${from}#${index}"]`);
  const words = line?.firstElementChild;
  const head = boxes.querySelector(`[data-head="${to}"]`);
  const box = head?.parentElement;
  if (!line || !words || !head || !box) return undefined;
  const zero = boxes.getBoundingClientRect();
  const [start, end, entered] = [words, head, box].map((element) => element.getBoundingClientRect());
  if (!start || !end || !entered) return undefined;
  // Half pixels: a line of one pixel is sharp there, and the same each time.
  const round = (length: number) => Math.floor(length) + 0.5;
  const forward = side === 'end' ? 1 : -1;
  const out = (lane + 1) * step;
  const beside = laneRoom(boxes, side);
  const x = round(side === 'end' ? zero.width - beside + out : beside - out);
  const fromX = round(side === 'end' ? start.right - zero.left + 4 : start.left - zero.left - 4);
  const toX = round(side === 'end' ? entered.right - zero.left : entered.left - zero.left);
  const fromY = round((start.top + start.bottom) / 2 - zero.top);
  const toY = round(end.top - zero.top + 9);
  const down = toY > fromY ? 1 : -1;
  const r = Math.min(corner, Math.abs(toY - fromY) / 2);
  return {
    from,
    cause: line.dataset.cause,
    path: [
      `M${fromX} ${fromY}H${x - forward * r}`,
      `Q${x} ${fromY} ${x} ${fromY + down * r}V${toY - down * r}`,
      `Q${x} ${toY} ${x - forward * r} ${toY}H${toX + forward * 5}`,
    ].join(''),
    head: `M${toX} ${toY}l${forward * 7} -3.5v7z`,
  };
}

/** The room beside the boxes, which the chart has as its padding. */
function laneRoom(boxes: HTMLElement, side: Arrow['side']): number {
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(boxes);
  return Number.parseFloat(side === 'end' ? paddingInlineEnd : paddingInlineStart);
}
