import type { ReactNode } from 'react';
import type { Native } from '../../internal/native.ts';
import { type DeepPartial, useWords } from '../../internal/words.tsx';
import { line, waiting } from './bones.css.ts';
import { bars, block, circle, skeleton } from './skeleton.css.ts';
import type { SkeletonShape } from './skeleton.variants.ts';
import { portuguese, type SkeletonWords } from './skeleton.words.ts';

export interface SkeletonProps extends Native<'div', 'children' | 'role' | 'aria-label'> {
  /** The shape of what comes. */
  shape?: SkeletonShape;
  words?: DeepPartial<SkeletonWords>;
}

/**
 * The shape of what comes, one picture that says so to whoever reads on to it; its region carries `aria-busy`. It holds its
 * place at once and is drawn after 200 ms. Attributes and ref go to it. Component 32.
 */
export function Skeleton({ shape = 'text', words, ...native }: SkeletonProps) {
  const { loading } = useWords('skeleton', portuguese, words);
  return (
    <div {...native} className={`${waiting} ${skeleton}`} data-shape={shape} role="img" aria-label={loading}>
      {bones[shape]}
    </div>
  );
}

export interface SkeletonsProps extends SkeletonProps {
  count: number;
}

/** As many of one shape as the page will hold, so that nothing jumps when the data lands. The first says that they come; attributes and ref go to it. */
export function Skeletons({ count, shape = 'text', ...first }: SkeletonsProps) {
  return [...Array(count).keys()].map((position) => (
    <Skeleton key={position} shape={shape} {...(position === 0 ? first : hidden)} />
  ));
}

const hidden = { 'aria-hidden': true } as const;

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
