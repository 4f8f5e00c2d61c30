import { expect, test } from 'vitest';
import type { IconButtonProps } from './icon-button.tsx';

type Requires<Props, Name extends keyof Props> =
  Record<never, never> extends Pick<Props, Name> ? false : true;

test('an icon button without a name does not compile', () => {
  const labelIsRequired: Requires<IconButtonProps, 'label'> = true;
  expect(labelIsRequired).toEqual(true);
});
