import { useMatches } from 'react-router-dom';
import { factsOf, type RouteFacts } from '../route-facts.ts';

/** What holds at the place that stands. */
export const useRouteFacts = (): RouteFacts => factsOf(useMatches().map(({ handle }) => handle));
