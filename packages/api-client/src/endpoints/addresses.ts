import { named, State, ZipCodeAddress } from '@student/domain';
import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';

/** List the federal units. */
export const listStates = endpoint('GET /api/decola/states', {
  auth: 'none',
  data: named('states', v.array(State)),
});

/** Look an address up by zip code. */
export const findAddressByZipCode = endpoint('GET /api/decola/cep/:zipCode', {
  auth: 'none',
  params: { zipCode: v.pipe(v.string(), v.regex(/^\d{5}-?\d{3}$/)) },
  data: ZipCodeAddress,
  refusals: ['ZIP_CODE_NOT_FOUND'],
});
