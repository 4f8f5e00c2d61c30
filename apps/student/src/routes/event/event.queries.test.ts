import { expect, it } from 'vitest';
import { tenantOf } from '../../tenant.tsx';
import { certificateQuery } from './event.queries.ts';

const ids = { eventId: 3, classId: 31 };

it('no brand has a pair of its own, so that no certificate is asked for as a different one (EVENT-15)', () => {
  const brands = ['decola', 'circulo', 'gtop'].map((name) => tenantOf(name));
  expect(brands.map((brand) => certificateQuery(brand, ids))).toEqual([{}, {}, {}]);
});

it('the certificate of a configured pair is, and of no other class (EVENT-15)', () => {
  expect(certificateQuery({ certificateDifferent: ids }, ids)).toEqual({ certificateDifferent: true });
  expect(certificateQuery({ certificateDifferent: ids }, { ...ids, classId: 32 })).toEqual({});
});
