import type { Random } from '../random.ts';
import { encoded, hostileSegment, hostileText, hostileValue } from './hostile.ts';
import type { Raw } from './requests.ts';

/** Addresses that the sandbox answers beside the contract's; what stands in a colon's place is left to chance. */
const addresses = [
  'GET /sandbox',
  'GET /sandbox/:id',
  'GET /sandbox/mails',
  'GET /sandbox/scenario',
  'PUT /sandbox/scenario',
  'PUT /sandbox/faults',
  'PUT /sandbox/releases/:id',
  'POST /sandbox/doubts/:id',
  'GET /files/:id',
  'GET /files/courses/:id.svg',
  'GET /files/brands/:id/courses/1.svg',
  'GET /files/uploads/:id.png',
  'GET /files/scorm/:id',
  'GET /files/receipts/recibo.pdf?order=:query',
  'GET /files/certificates/certificado.pdf?course=:query',
  'GET /files/certificates/certificado.pdf?graduation=:query',
  'GET /files/certificates/certificado.pdf?class=:query',
] as const;

/** A request to one of them that nobody sends who means well. */
export const ownRequest = (random: Random, cookie: string): Raw => {
  const address = random.pick(addresses);
  const [method = 'GET', path = '/'] = address.split(' ');
  const target = path
    .replace(':id', () => (random.chance(0.3) ? String(random.whole(1, 60)) : hostileSegment(random)))
    .replace(':query', () => encoded(hostileText(random).slice(0, 500)));
  return {
    operation: address,
    method,
    target,
    headers: {
      cookie,
      'content-type': random.pick(['application/json', 'application/x-www-form-urlencoded'] as const),
    },
    body: method === 'GET' ? undefined : new TextEncoder().encode(bodyOf(random)),
  };
};

const bodyOf = (random: Random): string => {
  const name = random.pick(['scenario', '*', 'listCourses', '__proto__', 'response'] as const);
  const value = random.chance(0.3) ? { toString: 1, valueOf: null } : hostileValue(random);
  if (random.chance(0.2)) return `${name}=${encoded(hostileText(random).slice(0, 500))}`;
  return JSON.stringify(random.chance(0.8) ? { [name]: value } : value);
};
