import './plain.css';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { cardsOf } from './rows.ts';

/** The landing page as somebody would write it by hand: React, one stylesheet, the cards after a call. */
function Landing() {
  const [cards, setCards] = useState<ReturnType<typeof cardsOf>>([]);
  useEffect(() => {
    fetch('/landing.json').then(() => setCards(cardsOf(8, 0)));
  }, []);
  return (
    <>
      <header className="meta">
        <a href="#inicio">Início</a>
        <button type="button" className="button">
          Entrar
        </button>
      </header>
      <main className="body">
        <h1>Aprenda no seu ritmo e decole na carreira</h1>
        <p>
          Cursos, trilhas e eventos em um só lugar, feitos para quem trabalha aqui. Estude de onde estiver e
          continue de onde parou.
        </p>
        <button type="button" className="button">
          Começar agora
        </button>
        <h2>NOVIDADES</h2>
        <ul className="grid">
          {cards.map(({ id, title, duration, rating }) => (
            <li className="card" key={id}>
              <div className="cover">
                <img
                  src="data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=="
                  alt=""
                  width="320"
                  height="180"
                />
              </div>
              <div className="body">
                <p className="meta">
                  {duration} {rating}
                </p>
                <h3>
                  <a href="#curso">{title}</a>
                </h3>
              </div>
            </li>
          ))}
        </ul>
        <h2>Escolas</h2>
        <ul className="grid">
          {['Corporativa', 'Operações', 'Administração', 'Gestão e liderança', 'Mercado', 'Ferramentas'].map(
            (name) => (
              <li className="card" key={name}>
                <h3>{name}</h3>
              </li>
            ),
          )}
        </ul>
      </main>
    </>
  );
}

createRoot(document.getElementById('root') ?? document.body).render(<Landing />);
