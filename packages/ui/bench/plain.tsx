import './plain.css';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { type CardData, cardsOf, listen, rowsOf } from './rows.ts';

function Card({ title, duration, rating, progress, tag }: CardData) {
  return (
    <li className="card">
      <div className="cover">
        <img
          src="data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=="
          alt=""
          width="320"
          height="180"
          loading="lazy"
        />
        <span className="flag">{progress === 100 ? 'Concluído' : 'Em andamento'}</span>
        {tag && <span className="tag">{tag}</span>}
        <div className="bar" role="progressbar" aria-valuenow={progress} aria-label="Progresso">
          <span style={{ width: `${progress}%` }} />
        </div>
      </div>
      <div className="body">
        <p className="meta">
          <span>{duration}</span>
          <span>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M12 2l3 7h7l-6 4 3 8-7-5-7 5 3-8-6-4h7z" />
            </svg>
            {rating}
          </span>
        </p>
        <h3>
          <a href="#curso">{title}</a>
        </h3>
      </div>
      <div className="actions">
        {['Comentários', 'Vídeo', 'Favoritar'].map((name) => (
          <button key={name} type="button" className="icon" aria-label={name}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M12 2l3 7h7l-6 4 3 8-7-5-7 5 3-8-6-4h7z" />
            </svg>
          </button>
        ))}
      </div>
    </li>
  );
}

/** The same parts by hand, without a component for each. */
function Composed({ title, rating, progress, tag }: CardData) {
  return (
    <li className="box">
      <h3>{title}</h3>
      <span className="word">{tag ?? 'curso'}</span>
      <span className="rating" role="img" aria-label={`Nota ${rating} de 5`}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 2l3 7h7l-6 4 3 8-7-5-7 5 3-8-6-4h7z" />
        </svg>
        {rating}
      </span>
      <div
        className="bar"
        role="progressbar"
        aria-label="Progresso"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={progress}
      >
        <span style={{ width: `${progress}%` }} />
      </div>
      <button type="button" className="button" onClick={nothing}>
        Continuar
      </button>
      <button type="button" className="icon" aria-label="Favoritar" onClick={nothing}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 2l3 7h7l-6 4 3 8-7-5-7 5 3-8-6-4h7z" />
        </svg>
      </button>
    </li>
  );
}

const nothing = () => {};

/** What the pattern of a menu button asks for, by hand: its place, focus in and back, arrows, Escape, a press outside. */
function Menu({ children }: { children: ReactNode }) {
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = menu.current;
    const button = document.querySelector<HTMLElement>('#menu-button');
    if (!box || !button) return;
    const { bottom, left } = button.getBoundingClientRect();
    box.style.top = `${bottom + 8}px`;
    box.style.left = `${Math.min(left, innerWidth - box.offsetWidth - 8)}px`;
    box.querySelector('button')?.focus();
    const close = ({ target }: Event) => target instanceof Node && box.contains(target);
    document.addEventListener('pointerdown', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      button.focus();
    };
  }, []);
  const move = ({ key, currentTarget, target }: KeyboardEvent) => {
    const items = [...currentTarget.querySelectorAll('button')];
    const at = items.indexOf(target as HTMLButtonElement);
    if (key === 'ArrowDown') items[(at + 1) % items.length]?.focus();
    if (key === 'ArrowUp') items.at(at - 1)?.focus();
  };
  return (
    <div ref={menu} className="menu" role="menu" tabIndex={-1} onKeyDown={move}>
      {children}
    </div>
  );
}

/** What the pattern of a modal dialog asks for, by hand: focus in, kept and given back, Escape, the page behind it locked. */
function Dialog({ children }: { children: ReactNode }) {
  const dialog = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    const app = document.querySelector('.page');
    app?.setAttribute('aria-hidden', 'true');
    document.body.style.overflow = 'hidden';
    dialog.current?.querySelector('button')?.focus();
    return () => {
      app?.removeAttribute('aria-hidden');
      document.body.style.overflow = '';
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  const keep = (event: KeyboardEvent) => {
    const parts = [...event.currentTarget.querySelectorAll('button')];
    const edge = event.shiftKey ? parts[0] : parts.at(-1);
    if (event.key !== 'Tab' || event.target !== edge) return;
    event.preventDefault();
    (event.shiftKey ? parts.at(-1) : parts[0])?.focus();
  };
  return (
    <div
      ref={dialog}
      className="dialog"
      role="dialog"
      aria-modal="true"
      aria-label="Deseja realmente sair?"
      tabIndex={-1}
      onKeyDown={keep}
    >
      {children}
    </div>
  );
}

const state = {
  cards: 0,
  composed: 0,
  step: 0,
  dialog: false,
  menu: false,
  fields: 0,
  errors: false,
  rows: 0,
  isReversed: false,
};
let redraw: (state: object) => void = () => {};

function App() {
  const [, set] = useState<object>({});
  redraw = set;
  return (
    <>
      {state.cards > 0 && (
        <ul className="grid">
          {cardsOf(state.cards, state.step).map((card) => (
            <Card key={card.id} {...card} />
          ))}
        </ul>
      )}
      {state.composed > 0 && (
        <ul>
          {cardsOf(state.composed, state.step).map((card) => (
            <Composed key={card.id} {...card} />
          ))}
        </ul>
      )}
      <button type="button" id="menu-button" className="button" aria-haspopup="menu">
        Menu
      </button>
      {state.menu && (
        <Menu>
          {['Acessar perfil', 'Meu dashboard', 'Extrato', 'Loja', 'Sair'].map((name) => (
            <button key={name} type="button" role="menuitem">
              {name}
            </button>
          ))}
        </Menu>
      )}
      {state.dialog && (
        <>
          <div className="scrim" />
          <Dialog>
            <h2>Deseja realmente sair?</h2>
            <p>Ao sair, você retornará para a página de login.</p>
            <button type="button" className="button">
              Sair
            </button>
            <button type="button" className="icon" aria-label="Fechar">
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M4 4l16 16M20 4L4 20" />
              </svg>
            </button>
          </Dialog>
        </>
      )}
      {Array.from({ length: state.fields }, (_, id) => id).map((id) => (
        <div className="field" key={id}>
          <label htmlFor={`field-${id}`}>Campo {id + 1}</label>
          <input id={`field-${id}`} aria-invalid={state.errors} aria-describedby={`error-${id}`} />
          {state.errors && (
            <span className="error" id={`error-${id}`}>
              <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
                <circle cx="12" cy="12" r="10" />
                <path d="M12 8v4M12 16h0" />
              </svg>
              Preencha este campo.
            </span>
          )}
        </div>
      ))}
      {state.rows > 0 && (
        <table>
          <thead>
            <tr>
              {['Nome', 'Curso', 'Data', 'Progresso', 'Moedas', 'Situação'].map((name) => (
                <th key={name} scope="col">
                  <button type="button">{name}</button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rowsOf(state.rows, state.isReversed).map((row) => (
              <tr key={row.id}>
                {row.cells.map((cell) => (
                  <td key={cell}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

createRoot(document.getElementById('root') ?? document.body).render(<App />);

const show = (change: Partial<typeof state>) => {
  Object.assign(state, change);
  flushSync(() => redraw({}));
};
const brands = ['decola', 'circulo', 'gtop'];

listen({
  cards: (count) => show({ cards: count }),
  updateCards: () => show({ step: state.step + 1 }),
  composed: (count) => show({ composed: count }),
  updateComposed: () => show({ step: state.step + 1 }),
  brand: () => {
    const root = document.documentElement;
    root.dataset.theme = brands[(brands.indexOf(root.dataset.theme ?? 'decola') + 1) % brands.length];
  },
  openDialog: () => show({ dialog: true }),
  closeDialog: () => show({ dialog: false }),
  openMenu: () => show({ menu: true }),
  closeMenu: () => show({ menu: false }),
  fields: (count) => show({ fields: count }),
  errors: (errors) => show({ errors }),
  table: (rows) => show({ rows, isReversed: false }),
  sort: () => show({ isReversed: !state.isReversed }),
  clear: () => show({ cards: 0, composed: 0, fields: 0, rows: 0, dialog: false, menu: false, errors: false }),
});
