import type { RoutePlace } from '@student/domain';

/** Facts about a route; those of a parent hold for its children (SHELL-08, AUTH-17). */
export type RouteFacts = {
  /** Whom it is for; public without one. */
  place?: RoutePlace;
  hidesHeaderSearch?: true;
  /** An expired session asks for the password over the page instead of leaving it. */
  keepsPageWhenExpired?: true;
  /** The page of this place stands here too, with something over it: between both nothing comes in anew. */
  standsOver?: 'dashboard';
  /** Its path ends with the page of a list: to turn it is no other place. */
  endsWithPage?: true;
};

/** The facts of a route as its `handle`. */
export const facts = (handle: RouteFacts): RouteFacts => handle;

/** What holds at a place, from the handles of its matches, outermost first. */
export const factsOf = (handles: readonly unknown[]): RouteFacts =>
  Object.assign({}, ...handles.map((handle) => handle as RouteFacts | undefined));
