import type { ArgTypesEnhancer, InputType, StrictInputType } from 'storybook/internal/types';

type Type = NonNullable<StrictInputType['type']>;

const modules = import.meta.glob<Record<string, unknown>>('../packages/ui/src/**/*.variants.ts', {
  eager: true,
});

/** Every const array of a `.variants.ts`, by its name. */
const variants = new Map(
  Object.values(modules).flatMap((module) =>
    Object.entries(module).filter((entry): entry is [string, (string | number)[]] => Array.isArray(entry[1])),
  ),
);

/**
 * Says in props tables what a prop takes, `'small' | 'medium' | 'large'`, and offers it as a control. By themselves they
 * say `unknown[number]`, because types made from an array are not looked into, and `union` for any other choice.
 */
export const nameTypes: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(Object.entries(argTypes).map(([prop, argType]) => [prop, named(argType)]));

function named<Row extends InputType>(argType: Row): Row {
  const said = argType.table?.type?.summary ?? '';
  if (!argType.type || typeof argType.type === 'string' || !/^union$|^unknown\[/.test(said)) return argType;
  const type = resolved(argType.type);
  return {
    ...argType,
    type,
    table: { ...argType.table, type: { ...argType.table?.type, summary: wordsOf(type) } },
  };
}

/** The type with an array's values in place of its name, and without the `undefined` of what may be left out. */
function resolved(type: Type): Type {
  const [, array = ''] = /^\(typeof (\w+)\)\[number\]$/.exec(type.raw ?? '') ?? [];
  const values = variants.get(array);
  if (values) return { name: 'enum', value: values };
  if (type.name !== 'union') return type;
  const [only, ...others] = type.value.filter((one) => one.name !== 'other' || one.value !== 'undefined');
  return only && others.length === 0 ? resolved(only) : type;
}

function wordsOf(type: Type): string {
  if (type.name === 'enum')
    return type.value.map((value) => (typeof value === 'string' ? `'${value}'` : value)).join(' | ');
  if (type.raw) return type.raw.replace(/ \| undefined$/, '');
  return type.name === 'other' ? type.value : type.name;
}
