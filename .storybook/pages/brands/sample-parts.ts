export * from '@student/ui';
export { coverOf } from '@student/ui/product/story-covers.ts';
