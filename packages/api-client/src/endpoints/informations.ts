import { InformationItem, named, rows } from '@student/domain';
import { endpoint } from '../endpoint.ts';

/** List the items of the information panel. */
export const listInformations = endpoint('GET /api/decola/list/informations', {
  data: named('informations', rows(InformationItem)),
});
