import { expect, test } from 'vitest';
import { portuguese as carousel } from '../components/carousel/carousel.words.ts';
import { checkboxGroupWords, choiceWords } from '../components/choice-group/choice-group.words.ts';
import { multiSelectWords as multiSelect } from '../components/multi-select/multi-select.words.ts';
import { portuguese as pagination } from '../components/pagination/pagination.words.ts';
import { passwordRulesWords } from '../components/password-rules/password-rules.words.ts';
import { searchFieldWords } from '../components/search-field/search-field.words.ts';
import { portuguese as skeleton } from '../components/skeleton/skeleton.words.ts';
import { spinnerWords } from '../components/spinner/spinner.words.ts';

/** No picture shows them, so that a letter may go unseen. */
test('what is only said is spelled as it should be', () => {
  expect([carousel.carousel, carousel.loading, carousel.showing(1, 4, 10)]).toEqual([
    'carrossel',
    'Carregando…',
    'Mostrando 1 a 4 de 10',
  ]);
  expect([skeleton.loading, spinnerWords.loading, multiSelect.loading, searchFieldWords.pending]).toEqual([
    'Carregando…',
    'Carregando…',
    'Carregando…',
    'Buscando…',
  ]);
  expect([choiceWords.correct, choiceWords.wrong, checkboxGroupWords.full(2)]).toEqual([
    'Correta',
    'Incorreta',
    'Limite de 2 atingido. Desmarque uma opção para escolher outra.',
  ]);
  expect([pagination.isFirst, pagination.isLast]).toEqual([
    'Esta é a primeira página',
    'Esta é a última página',
  ]);
  expect([passwordRulesWords.met, passwordRulesWords.unmet, passwordRulesWords.summary(2, 5)]).toEqual([
    'Atendida:',
    'Pendente:',
    '2 de 5 exigências atendidas.',
  ]);
});
