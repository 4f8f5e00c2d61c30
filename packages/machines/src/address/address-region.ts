import { stripZipCode, type ZipCodeAddress } from '@student/domain';

type Zip = { event: { zipCode: string } };
type Failed = { event: { error: unknown } };
type Answered = { event: { output: ZipCodeAddress } };

/**
 * What the zip code of a form finds (REGISTER-13 to REGISTER-15), as a region of the chart of that form. An answer counts only as long as
 * the chart waits for it: with the next key the call is left. The chart brings the port `findAddress`, the delay `lookUpInterval`, and the
 * guards and actions that are named here.
 */
export const addressRegion = {
  description: 'What the zip code finds.',
  initial: 'untold',
  on: {
    'zipCode.type': [
      // A key that changes nothing, such as a ninth digit: what the person has mended stays.
      { guard: { type: 'isSameZipCode', params: ({ event }: Zip) => event } },
      {
        guard: { type: 'isWholeZipCode', params: ({ event }: Zip) => event },
        target: '.finding',
        actions: 'rememberZipCode',
      },
      { target: '.untold', actions: ['rememberZipCode', 'forgetAddress'] },
    ],
  },
  states: {
    untold: {
      description:
        'No zip code, or not all of it, or one whose address stands there from before: nothing is looked up.',
      always: { guard: 'lacksAddress', target: 'finding' },
    },
    finding: {
      description: 'All of the zip code is there, and its address is looked up. The fields stay free.',
      tags: ['findingAddress'],
      invoke: {
        src: 'findAddress',
        input: ({ context }: { context: { zipCode: string } }) => ({
          zipCode: stripZipCode(context.zipCode),
        }),
        onDone: {
          target: 'found',
          actions: [
            'forgetLookUpFailures',
            { type: 'rememberAddress', params: ({ event }: Answered) => ({ address: event.output }) },
            { type: 'announceAddress', params: ({ event }: Answered) => ({ address: event.output }) },
          ],
        },
        onError: [
          {
            guard: { type: 'isUnreached', params: ({ event }: Failed) => ({ error: event.error }) },
            target: 'unreached',
            actions: ['forgetAddress', 'countLookUpFailure'],
          },
          { target: 'missing', actions: ['forgetAddress', 'forgetLookUpFailures', 'announceMissing'] },
        ],
      },
    },
    found: { description: 'Street, district, city and state stand in the form, and may be mended.' },
    unreached: {
      description:
        'Nobody was reached: what stands in the form stays, and the look-up is made again after a time, with the network, or when it is asked for.',
      after: { lookUpInterval: 'finding' },
      on: { 'zipCode.retry': 'finding' },
    },
    missing: { description: 'The zip code does not exist, and the field says so.' },
  },
} as const;
