import type { ComponentName, PropsOf } from './entry.ts';

/** The one scale of sizes (decision 0523.3). */
export const scale = ['small', 'medium', 'large', 'xlarge'] as const;
type Scale = (typeof scale)[number];

/** Components whose `size` is a step of another scale, each with a sentence why. */
export const otherScales = {
  Heading: 'Its sizes are the steps of the brand’s type scale, which a level alone does not say.',
  Text: 'Its sizes are the steps of the brand’s type scale.',
} as const satisfies { [Name in ComponentName]?: string };

/** Arrays of sizes in these modules that hold a word from beside the scale: `file: word`. */
export function sizesBesideScale(modules: Readonly<Record<string, object>>): string[] {
  const isKnown = (word: unknown) => scale.some((step) => step === word);
  return Object.entries(modules).flatMap(([file, module]) =>
    Object.entries(module)
      .filter(([name, list]) => /sizes$/i.test(name) && Array.isArray(list))
      .flatMap(([name, list]: [string, unknown[]]) =>
        list.filter((word) => !isKnown(word)).map((word) => `${file}: ${name} '${word}'`),
      ),
  );
}

/** Names of components whose props take a `size` from beside the scale. */
export type BesideScale<All> = {
  [Name in keyof All]: SizeOf<All[Name]> extends never
    ? never
    : [Exclude<SizeOf<All[Name]>, Scale>] extends [never]
      ? never
      : Name;
}[keyof All];
type SizeOf<Props> = 'size' extends keyof Props ? NonNullable<Props['size']> : never;

/** Names of components whose props take a look: `className` or `style`, which belong to the brand (decision 0523.1). */
export type TakesLook<All> = {
  [Name in keyof All]: [Extract<keyof All[Name], 'className' | 'style'>] extends [never] ? never : Name;
}[keyof All];

/** The props of every export. */
export type AllProps = { [Name in ComponentName]: PropsOf<Name> };
