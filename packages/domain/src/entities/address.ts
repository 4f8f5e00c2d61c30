import * as v from 'valibot';
import { entity } from './entity.ts';
import { Count, maybe, Whole } from './values.ts';

export const State = entity(
  {
    /** Number kept in addresses. */
    stateID: Whole,
    /** Abbreviation of the federal unit. */
    id: v.pipe(v.string(), v.minLength(2), v.maxLength(2)),
    /** Name shown in the list. */
    label: v.string(),
  },
  { stateID: 'stateId' },
);
export type State = v.InferOutput<typeof State>;

export const Address = entity(
  {
    /** Digits only, no dash. */
    zipCode: maybe(v.string()),
    stateID: maybe(Whole),
    /** Abbreviation, e.g. SP. */
    federalUnit: maybe(v.string()),
    city: maybe(v.string()),
    district: maybe(v.string()),
    street: maybe(v.string()),
    addressNumber: maybe(Count),
    complement: maybe(v.string()),
  },
  { stateID: 'stateId' },
);
export type Address = v.InferOutput<typeof Address>;

/** The address as sent, in the spelling of the wire. */
export const AddressInput = v.strictObject({
  /** Digits only, no dash. */
  zipCode: v.nullish(v.string()),
  stateID: v.nullish(Whole),
  /** Abbreviation, e.g. SP. */
  federalUnit: v.nullish(v.string()),
  city: v.nullish(v.string()),
  district: v.nullish(v.string()),
  street: v.nullish(v.string()),
  addressNumber: v.nullish(Count),
  complement: v.nullish(v.string()),
});
export type AddressInput = v.InferInput<typeof AddressInput>;

export const ZipCodeAddress = entity(
  {
    /** Digits only. */
    zipCode: maybe(v.string()),
    street: v.nullable(v.string()),
    district: v.nullable(v.string()),
    city: v.string(),
    federalUnit: v.string(),
    stateID: maybe(Whole),
    complement: maybe(v.string()),
  },
  { stateID: 'stateId' },
);
export type ZipCodeAddress = v.InferOutput<typeof ZipCodeAddress>;
