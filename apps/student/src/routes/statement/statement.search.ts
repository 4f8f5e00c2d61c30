import type { listStatement, QueryOf } from '@student/api-client';
import { isDayOfMonth, pageSizes, statementColumns, statementOrder } from '@student/domain';
import { defineSearch } from '../../addresses/define-search.ts';
import { checked, oneOf, optionalId, page } from '../../addresses/search-fields.ts';

/** The address of the statement (DECOIN-03, CALLS-16): `order=Asc` here, `ordinationAsc` in the call (CALLS-17). */
export const statementSearch = defineSearch(
  {
    page: page(),
    orderBy: oneOf(statementColumns),
    order: oneOf(['Asc', 'Desc']),
    firstDate: checked(isDayOfMonth),
    lastDate: checked(isDayOfMonth),
    type: oneOf(['credit', 'debit']),
    typeCode: optionalId(),
  },
  ({ page, firstDate, lastDate, type, typeCode, ...values }): QueryOf<typeof listStatement> => {
    const { orderBy, order } = statementOrder(values);
    const ordinationAsc = order === 'Asc';
    return { page, limit: pageSizes.statement, orderBy, ordinationAsc, firstDate, lastDate, type, typeCode };
  },
);
