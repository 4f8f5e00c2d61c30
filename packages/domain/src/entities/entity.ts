import * as v from 'valibot';

/** Wire name to mended name, for the fields whose spelling the server does not keep even. */
export type Spellings = { readonly [wireName: string]: string };

type Mended<Wire, Names> = {
  [Key in keyof Wire as Key extends keyof Names
    ? Names[Key] extends string
      ? Names[Key]
      : Key
    : Key]: Wire[Key];
};

type MendedSchema<Fields extends v.ObjectEntries, Names> = v.SchemaWithPipe<
  readonly [
    v.ObjectSchema<Fields, undefined>,
    v.TransformAction<v.InferOutput<v.ObjectSchema<Fields, undefined>>, Prettified<Fields, Names>>,
  ]
>;

type Prettified<Fields extends v.ObjectEntries, Names> = {
  [Key in keyof Mended<v.InferOutput<v.ObjectSchema<Fields, undefined>>, Names>]: Mended<
    v.InferOutput<v.ObjectSchema<Fields, undefined>>,
    Names
  >[Key];
};

/** A schema made by {@link entity}: wire names go in, mended names come out. */
export type Entity<Fields extends v.ObjectEntries, Names> = MendedSchema<Fields, Names> & {
  readonly names: Names;
};

/**
 * Schema of an object of the wire. `fields` are written with the names of the wire, `names` mends the uneven ones:
 * `entity({ imageURL: Url }, { imageURL: 'imageUrl' })` reads `{ imageURL }` and gives `{ imageUrl }`.
 * Fields that are not named are ignored.
 */
/* @__NO_SIDE_EFFECTS__ */
export function entity<
  const Fields extends v.ObjectEntries,
  const Names extends Spellings = Record<never, string>,
>(
  fields: Fields,
  names?: Names & { readonly [Key in keyof Names]: Key extends keyof Fields ? string : never },
): Entity<Fields, Names> {
  const spellings: Spellings = names ?? {};
  const mend = (wire: object) =>
    Object.fromEntries(Object.entries(wire).map(([key, value]) => [spellings[key] ?? key, value]));
  const schema = v.pipe(v.object(fields), v.transform(mend as never));
  return Object.assign(schema, { names: spellings }) as never;
}

/** The same entity with further fields (and their spellings): `extended(Course, { contents: … })`. */
/* @__NO_SIDE_EFFECTS__ */
export function extended<
  Fields extends v.ObjectEntries,
  Names extends Spellings,
  const MoreFields extends v.ObjectEntries,
  const MoreNames extends Spellings = Record<never, string>,
>(
  base: { readonly entries: Fields; readonly names: Names },
  fields: MoreFields,
  names?: MoreNames,
): Entity<Omit<Fields, keyof MoreFields> & MoreFields, Omit<Names, keyof MoreNames> & MoreNames> {
  return entity({ ...base.entries, ...fields }, { ...base.names, ...names } as never) as never;
}

/** What an answer holds under one name, taken out of it: `named('schools', rows(School))` gives the schools. */
/* @__NO_SIDE_EFFECTS__ */
export function named<const Name extends string, Schema extends v.GenericSchema>(name: Name, schema: Schema) {
  return v.pipe(
    v.object({ [name]: schema } as { [Key in Name]: Schema }),
    v.transform((data) => (data as { [Key in Name]: v.InferOutput<Schema> })[name]),
  );
}
