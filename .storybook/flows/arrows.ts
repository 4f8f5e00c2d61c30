import type { ChartState } from './chart.ts';

/** An arrow of a chart that is drawn from top to bottom: from a line of text, by a lane beside the boxes, to a box. */
export type Arrow = {
  /** Path of the state that it leaves. */
  from: string;
  /** Which of its transitions. */
  index: number;
  /** Path of the state that it enters. */
  to: string;
  /** Down along the end of the boxes, up along their start. */
  side: 'start' | 'end';
  /** 0 is next to the boxes. */
  lane: number;
};

export type Arrows = { arrows: readonly Arrow[]; lanes: Readonly<Record<Arrow['side'], number>> };

/**
 * Arrows of a chart whose states and transitions stand below each other in the order of the definition. Arrows that enter a state on
 * the same side share a lane; lanes that do not meet share a place; the shortest is next to the boxes, so that few cross.
 */
export function arrowsOf(chart: ChartState): Arrows {
  const { heads, lines } = placesOf(chart);
  const buses = new Map<string, Bus>();
  for (const { from, index, to, at } of lines) {
    const head = heads.get(to);
    if (head === undefined) continue;
    const side = head > at ? 'end' : 'start';
    const key = `${side} ${to}`;
    const bus = buses.get(key) ?? { side, to, top: head, bottom: head, ends: [] };
    bus.top = Math.min(bus.top, at);
    bus.bottom = Math.max(bus.bottom, at);
    bus.ends.push({ from, index });
    buses.set(key, bus);
  }
  const taken = { start: [] as Bus[][], end: [] as Bus[][] };
  const shortestFirst = [...buses.values()].sort(
    (one, other) => one.bottom - one.top - (other.bottom - other.top) || one.top - other.top,
  );
  const arrows = shortestFirst.flatMap((bus): Arrow[] => {
    const lanes = taken[bus.side];
    // A lane never runs within one that is longer: it would be crossed on both of its ways.
    const free = lanes.findIndex((others) => others.every((other) => isApart(bus, other)));
    const lane = free < 0 ? lanes.length : free;
    lanes[lane] = [...(lanes[lane] ?? []), bus];
    return bus.ends.map((end) => ({ ...end, to: bus.to, side: bus.side, lane }));
  });
  return { arrows, lanes: { start: taken.start.length, end: taken.end.length } };
}

type Bus = {
  side: Arrow['side'];
  to: string;
  top: number;
  bottom: number;
  ends: { from: string; index: number }[];
};

const isApart = (one: Bus, other: Bus) => one.bottom < other.top || other.bottom < one.top;

/** The order in which names of states and their transitions are read, from top to bottom. */
function placesOf(chart: ChartState) {
  const heads = new Map<string, number>();
  const lines: { from: string; index: number; to: string; at: number }[] = [];
  let at = 0;
  const walk = (state: ChartState) => {
    heads.set(state.path, at++);
    state.transitions.forEach((transition, index) => {
      for (const to of transition.to) lines.push({ from: state.path, index, to, at });
      at++;
    });
    for (const child of state.states) walk(child);
  };
  walk(chart);
  return { heads, lines };
}
