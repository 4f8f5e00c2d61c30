import { createElement, type ReactElement } from 'react';
import { merge } from './merge.ts';

/**
 * Draws a control that a caller handed over, with attributes of ours merged into its own: neither handler nor ref is lost. It stands
 * before the code of Radix is there, whose triggers do the same (decision 0511).
 */
export function Trigger({ element, attributes }: { element: ReactElement; attributes: object }) {
  return createElement(element.type, merge(element.props as object, attributes));
}
