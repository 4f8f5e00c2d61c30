import { ApiError } from '@student/api-client';

/** What a page throws that finds, with the data in hand, that its address names nothing: the not-found page shows. */
export const notThere = (): ApiError => new ApiError({ code: 'NOT_FOUND', status: 404, message: '' });
