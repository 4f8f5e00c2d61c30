import * as api from '@student/api-client';
import { coinsOf, spokenBy } from '../brand.ts';
import type { Call } from '../call.ts';
import { dayOf } from '../clock.ts';
import { dailyLimit, earnedToday } from '../coins.ts';
import { pageOf, sortBy } from '../paging.ts';
import { done, reply, replyAfter } from '../reply.ts';
import { nameOnPapers } from '../reports/letters.ts';
import { signed } from '../reports/movement.ts';
import { statementPdf } from '../reports/statement-pdf.ts';
import { statementSheet } from '../reports/statement-sheet.ts';
import type { Reading } from '../store/store.ts';

export const getDailyDecoinLimit = reply(api.getDailyDecoinLimit, ({ store, me, now }) => ({
  isDecoinLimitExceed: earnedToday(store, me.id, now) >= dailyLimit(store),
  acceptDailyDecoinLimitMessage: Boolean(store.find('acceptedLimits', { userId: me.id, date: dayOf(now) })),
}));

export const acceptDailyDecoinLimit = reply(api.acceptDailyDecoinLimit, ({ store, me, now }) => {
  const day = { userId: me.id, date: dayOf(now) };
  if (!store.find('acceptedLimits', day)) store.insert('acceptedLimits', day);
  return done;
});

export const listStatement = reply(api.listStatement, (call) => {
  const { query } = call;
  const orderBy = query.text('orderBy') || 'createdAt';
  const isAscending = query.flag('ordinationAsc') ?? query.has('orderBy');
  const rows = sortBy(movementsOf(call).map(entryView), orderBy, isAscending);
  const part = pageOf(rows, query.page(), query.limit(20));
  return { statements: part.rows, totalPages: part.totalPages };
});

/** Drawn of what was there at one moment, while others have their turn. */
export const downloadStatementPdf = replyAfter(
  api.downloadStatementPdf,
  async (call) =>
    fileOf(
      await statementPdf(
        { name: nameOnPapers(call.me), movements: movementsOf(call), ...filterOf(call), issuedAt: call.now },
        call.paperOf(call.brandOf(call.request)),
      ),
      'application/pdf',
      'extrato-de-decoins.pdf',
    ),
  (_, file) => file,
);

export const downloadStatementExcel = replyAfter(
  api.downloadStatementExcel,
  async (call) =>
    fileOf(
      await statementSheet(movementsOf(call), coinsOf(call.brandOf(call.request))),
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'extrato-de-decoins.xlsx',
    ),
  (_, file) => file,
);

type Movement = ReturnType<typeof movementsOf>[number];

/** A call that writes nothing. */
type Reader = Pick<Call, 'me' | 'query' | 'request' | 'brandOf'> & { store: Reading };

/** Which movements are asked for. */
const filterOf = ({ query }: Pick<Call, 'query'>) => ({
  first: query.date('firstDate'),
  last: query.date('lastDate'),
  type: query.oneOf('type', ['credit', 'debit']),
  typeCode: query.number('typeCode'),
});

/** The movements of this person that the filter keeps, the newest first. */
const movementsOf = (call: Reader) => {
  const { store, me, request, brandOf } = call;
  const brand = brandOf(request);
  const { first, last, type, typeCode } = filterOf(call);
  return (
    store
      .list('statements', { userId: me.id })
      .filter(({ createdAt }) => (!first || dayOf(createdAt) >= first) && (!last || dayOf(createdAt) <= last))
      // What a full day has not paid is no movement.
      .filter(({ decoins }) => decoins > 0)
      .filter((one) => (!type || one.type === type) && (typeCode === undefined || one.typeCode === typeCode))
      .map((one) => ({ ...one, description: spokenBy(one.description, brand) }))
      .sort((one, other) => other.createdAt.localeCompare(one.createdAt) || other.id - one.id)
  );
};

/** The contract has debits negative. */
const entryView = ({ userId: _, source: __, ...entry }: Movement) => ({ ...entry, decoins: signed(entry) });

const fileOf = (content: Uint8Array<ArrayBuffer>, type: string, name: string): Response =>
  new Response(content, {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    },
  });
