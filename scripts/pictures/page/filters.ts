import { button, make } from './elements.ts';
import { type Choice, type Field, fieldNames, fields, optionsOf, type Row, toDo } from './rows.ts';

/** Lists to choose from, of which each holds only what there is beside what the others say; kept in the address. */
export function filtersOf(rows: readonly Row[], onChange: () => void) {
  const isSettled = rows.some(({ settled }) => settled);
  /** What was settled is out of the way. */
  const usual: Choice = isSettled ? { state: toDo } : {};
  const lists = fieldNames.map((field) => ({ field, select: make('select', { name: field }) }));
  const reset = button('Reset', { class: 'reset' }, () => choose(usual));
  const form = make(
    'form',
    { class: 'filters' },
    ...lists.map(({ field, select }) => make('label', {}, fields[field], select)),
    reset,
  );
  form.addEventListener('submit', (event) => event.preventDefault());
  let choice = choiceIn(location.hash) ?? usual;
  const element = make('details', { class: 'fold-filters' }, make('summary', {}, 'Filters'), form);
  // On a phone they would stand before everything else.
  element.open = innerWidth > 640 || fieldNames.some((field) => choice[field] !== usual[field]);

  function choose(next: Choice) {
    choice = next;
    fill();
    history.replaceState(null, '', addressOf(choice));
    onChange();
  }

  function fill() {
    for (const { field, select } of lists) {
      const options = optionsOf(rows, choice, field);
      const all = make('option', { value: '' }, 'all');
      select.replaceChildren(
        all,
        ...options.map(({ value, count }) => make('option', { value }, `${value} (${count})`)),
      );
      select.value = choice[field] ?? '';
      // Where there is nothing to choose there is nothing to see.
      const isUseless = optionsOf(rows, {}, field).length < 2 && !choice[field];
      if (select.parentElement) select.parentElement.hidden = isUseless;
    }
    reset.disabled = fieldNames.every((field) => choice[field] === usual[field]);
  }

  for (const { field, select } of lists)
    select.addEventListener('change', () => choose(withChoice(choice, field, select.value)));
  addEventListener('hashchange', () => {
    choice = choiceIn(location.hash) ?? usual;
    fill();
    onChange();
  });
  fill();
  return {
    element,
    choose,
    get choice() {
      return choice;
    },
  };
}

const withChoice = (choice: Choice, field: Field, value: string): Choice => ({
  ...choice,
  [field]: value || undefined,
});

/** What an address has chosen; an address that says nothing leaves it open. */
function choiceIn(hash: string): Choice | undefined {
  if (hash.length < 2) return undefined;
  const said = new URLSearchParams(hash.slice(1));
  return Object.fromEntries(
    fieldNames.flatMap((field) => {
      const value = said.get(field);
      return value ? [[field, value]] : [];
    }),
  );
}

/** `all` says that everything is chosen, settled or not. */
function addressOf(choice: Choice): string {
  const said = new URLSearchParams(
    fieldNames.flatMap((field) => {
      const value = choice[field];
      return value ? [[field, value]] : [];
    }),
  );
  return `#${said.size > 0 ? said : 'all'}`;
}
