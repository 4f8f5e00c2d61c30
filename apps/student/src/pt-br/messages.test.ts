import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

type Message = { key: string; text: string };

const messages: Message[] = JSON.parse(
  readFileSync(new URL('../../../../docs/spec/messages.json', import.meta.url), 'utf8'),
);
/** Those of the app, and the words that components say by themselves (decision 0525). */
const catalogues = import.meta.glob(['./*.ts', '!./*.test.ts', '../../../../packages/ui/src/**/*.words.ts'], {
  eager: true,
});

/** Messages that no catalogue has yet, in the specification's order: their screens are not built. */
const notYet = [
  'recovery.identity.success',
  'recovery.password.hint',
  'register.success',
  'dashboard.pills.title',
  'dashboard.pills.viewTraining',
  'onboarding.photo.title',
  'cropper.selectImage',
  'userPicker.title',
  'userPicker.confirm',
  'indication.success',
  'suggestion.success',
];

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};
const texts = new Set(textsIn(catalogues));

it('what the specification words stands word for word in the catalogues, but for what is not built', () => {
  const missing = messages.filter(({ text }) => !texts.has(text));
  expect(missing.map(({ key }) => key)).toEqual(notYet);
});
