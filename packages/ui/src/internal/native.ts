import type { ComponentPropsWithRef, ElementType } from 'react';

/**
 * Attributes of a native element that a component hands on: everything but `className` and `style`, which belong to the brand, and
 * what the component says itself (`Own`). Decision 0523.
 */
export type Native<Element extends ElementType, Own extends string = never> = Omit<
  ComponentPropsWithRef<Element>,
  'className' | 'style' | 'dangerouslySetInnerHTML' | Own
>;
