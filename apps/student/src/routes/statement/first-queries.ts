import type { FirstQueries } from '../../queries/first-queries.ts';
import { statementQuery } from './statement.queries.ts';
import { statementSearch } from './statement.search.ts';

/** The movements: the newest ones, unless a route that knows the address asks for others. */
export const firstQueries = ((_, call = statementSearch.callOf(statementSearch.read(''))) => [
  statementQuery(call),
]) satisfies FirstQueries<Record<never, number>>;
