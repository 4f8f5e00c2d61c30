import { DecoinLimit, Done, StatementPage, StatementType } from '@student/domain';
import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { limit, OrderBy, OrdinationAsc, Page, PeriodDay } from '../query-fields.ts';

/** Tell whether the daily decoins limit was exceeded. */
export const getDailyDecoinLimit = endpoint('GET /api/decola/decoinsMaxDaily', {
  data: DecoinLimit,
});

/** Record that the limit message was dismissed. No body. */
export const acceptDailyDecoinLimit = endpoint('POST /api/decola/decoins/accept', {
  data: Done,
});

/** List the decoins movements of the person. */
export const listStatement = endpoint('GET /api/decola/list/statement/user', {
  query: {
    page: Page,
    limit: limit(20),
    orderBy: OrderBy,
    ordinationAsc: OrdinationAsc,
    firstDate: PeriodDay,
    lastDate: PeriodDay,
    type: v.optional(StatementType),
    typeCode: v.optional(v.pipe(v.number(), v.integer())),
  },
  data: StatementPage,
});

/** Download the statement as PDF. */
export const downloadStatementPdf = endpoint('GET /api/decola/list/statement/user/report', {
  query: {
    firstDate: PeriodDay,
    lastDate: PeriodDay,
    type: v.optional(StatementType),
    typeCode: v.optional(v.pipe(v.number(), v.integer())),
  },
  file: 'application/pdf',
});

/** Download the statement as a spreadsheet. */
export const downloadStatementExcel = endpoint('GET /api/decola/list/statement/user/report/excel', {
  query: {
    firstDate: PeriodDay,
    lastDate: PeriodDay,
    type: v.optional(StatementType),
    typeCode: v.optional(v.pipe(v.number(), v.integer())),
  },
  file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
});
