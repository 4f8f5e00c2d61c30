/** What tests of other packages need to walk the contract: its document, its examples, a valid call of anything. */
export type { Document } from './differences.ts';
export { examplesOf, type OperationExamples } from './examples.ts';
export { sampleOf } from './sample.ts';
