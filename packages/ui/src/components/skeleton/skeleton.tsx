import type { ReactNode } from 'react';
import { line, waiting } from './bones.css.ts';
import { bars, block, circle, skeleton } from './skeleton.css.ts';
import type { SkeletonShape } from './skeleton.variants.ts';

export interface SkeletonProps {
  /** The shape of what comes. */
  shape?: SkeletonShape;
}

/**
 * The shape of what comes, silent to screen readers: its region carries `aria-busy`. It holds its place at once and is
 * drawn after 200 ms. Component 32.
 */
export function Skeleton({ shape = 'text' }: SkeletonProps) {
  return (
    <div className={`${waiting} ${skeleton}`} data-shape={shape} aria-hidden>
      {bones[shape]}
    </div>
  );
}

export interface SkeletonsProps extends SkeletonProps {
  count: number;
}

/** As many of one shape as the page will hold, so that nothing jumps when the data lands. */
export function Skeletons({ count, shape }: SkeletonsProps) {
  return [...Array(count).keys()].map((position) => <Skeleton key={position} shape={shape} />);
}

const wide = <span className={line} />;
const middle = <span className={line} data-length="middle" />;
const short = <span className={line} data-length="short" />;

const bones: Record<SkeletonShape, ReactNode> = {
  text: (
    <>
      {wide}
      {middle}
    </>
  ),
  block: <span className={block} />,
  circle: <span className={circle} />,
  row: (
    <>
      <span className={circle} />
      <span>
        {middle}
        {short}
      </span>
    </>
  ),
  comment: (
    <>
      <span className={circle} />
      <span>
        {short}
        {wide}
        {middle}
      </span>
    </>
  ),
  detail: (
    <>
      <span className={block} />
      {middle}
      {wide}
      {wide}
      {short}
    </>
  ),
  chart: (
    <span className={bars}>
      {[40, 70, 55, 90, 30, 65, 80].map((height) => (
        <span key={height} style={{ blockSize: `${height}%` }} />
      ))}
    </span>
  ),
};
