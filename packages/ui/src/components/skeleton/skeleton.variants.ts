export const skeletonShapes = ['row', 'comment', 'detail', 'chart', 'text', 'block', 'circle'] as const;

export type SkeletonShape = (typeof skeletonShapes)[number];
