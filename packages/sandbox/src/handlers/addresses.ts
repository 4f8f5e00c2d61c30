import * as api from '@student/api-client';
import { refuse, refuseInvalid, violation } from '../refusal.ts';
import { reply } from '../reply.ts';

/** Number, abbreviation and name of each federal unit; zip codes start in the given ranges. */
const states = [
  ['AC', 'Acre', 69_900, 69_999, 'Rio Branco'],
  ['AL', 'Alagoas', 57_000, 57_999, 'Maceió'],
  ['AP', 'Amapá', 68_900, 68_999, 'Macapá'],
  ['AM', 'Amazonas', 69_000, 69_299, 'Manaus'],
  ['BA', 'Bahia', 40_000, 48_999, 'Salvador'],
  ['CE', 'Ceará', 60_000, 63_999, 'Fortaleza'],
  ['DF', 'Distrito Federal', 70_000, 72_799, 'Brasília'],
  ['ES', 'Espírito Santo', 29_000, 29_999, 'Vitória'],
  ['GO', 'Goiás', 72_800, 76_799, 'Goiânia'],
  ['MA', 'Maranhão', 65_000, 65_999, 'São Luís'],
  ['MT', 'Mato Grosso', 78_000, 78_899, 'Cuiabá'],
  ['MS', 'Mato Grosso do Sul', 79_000, 79_999, 'Campo Grande'],
  ['MG', 'Minas Gerais', 30_000, 39_999, 'Belo Horizonte'],
  ['PA', 'Pará', 66_000, 68_899, 'Belém'],
  ['PB', 'Paraíba', 58_000, 58_999, 'João Pessoa'],
  ['PR', 'Paraná', 80_000, 87_999, 'Curitiba'],
  ['PE', 'Pernambuco', 50_000, 56_999, 'Recife'],
  ['PI', 'Piauí', 64_000, 64_999, 'Teresina'],
  ['RJ', 'Rio de Janeiro', 20_000, 28_999, 'Rio de Janeiro'],
  ['RN', 'Rio Grande do Norte', 59_000, 59_999, 'Natal'],
  ['RS', 'Rio Grande do Sul', 90_000, 99_999, 'Porto Alegre'],
  ['RO', 'Rondônia', 76_800, 76_999, 'Porto Velho'],
  ['RR', 'Roraima', 69_300, 69_399, 'Boa Vista'],
  ['SC', 'Santa Catarina', 88_000, 89_999, 'Florianópolis'],
  ['SP', 'São Paulo', 1_000, 19_999, 'São Paulo'],
  ['SE', 'Sergipe', 49_000, 49_999, 'Aracaju'],
  ['TO', 'Tocantins', 77_000, 77_999, 'Palmas'],
] as const;

const streets = [
  'Rua das Acácias',
  'Avenida Brasil',
  'Rua Sete de Setembro',
  'Travessa do Comércio',
  'Rua Santos Dumont',
] as const;

const known: Record<string, { street: string; district: string }> = {
  '01310100': { street: 'Avenida Paulista', district: 'Bela Vista' },
  '20040002': { street: 'Avenida Rio Branco', district: 'Centro' },
  '07190100': { street: 'Rodovia Hélio Smidt', district: 'Cumbica' },
};

export const listStates = reply(api.listStates, () => ({
  states: states.map(([id, label], at) => ({ stateID: at + 1, id, label })),
}));

/** Finds any zip code that starts in the range of a state; those that end in 999 do not exist here. */
export const findAddressByZipCode = reply(api.findAddressByZipCode, ({ params }) => {
  const zipCode = String(params.zipCode).replace('-', '');
  if (!/^\d{8}$/.test(zipCode)) refuseInvalid([violation('VALIDATION_ERROR', 'zipCode')]);
  const start = Number(zipCode.slice(0, 5));
  const at = states.findIndex(([, , from, to]) => from <= start && start <= to);
  const state = states[at];
  if (!state || zipCode.endsWith('999')) return refuse('ZIP_CODE_NOT_FOUND');
  const [federalUnit, , , , city] = state;
  const { street, district } = known[zipCode] ?? {
    street: streets[start % streets.length] ?? streets[0],
    district: 'Centro',
  };
  return { zipCode, street, district, city, federalUnit, stateID: at + 1, complement: null };
});
