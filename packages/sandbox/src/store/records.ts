import type { CommerceRecords } from './records-commerce.ts';
import type { EventRecords } from './records-events.ts';
import type { LearningRecords } from './records-learning.ts';
import type { PeopleRecords } from './records-people.ts';

/** Every collection and the shape of its records. Names are the sandbox's own; views turn them into the wire's. */
export type Records = PeopleRecords & LearningRecords & EventRecords & CommerceRecords;

export type Collection = keyof Records;
