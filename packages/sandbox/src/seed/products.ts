import type { ProductName } from '@student/themes/art/product-names.ts';

/** What a shop offers: how it looks, what it is, and how it reaches who bought it. */
type Product = {
  name: string;
  thing: ProductName;
  shopId: number;
  categoryId: number;
  decoins: number;
  stock: number;
  about: string;
  handover: string;
  /** What else there is to say of it, as HTML. */
  more?: string;
};

const handovers = {
  unit: 'Retire na recepção da sua unidade em até dez dias úteis.',
  size: 'Retire na recepção da sua unidade em até dez dias úteis e escolha lá o tamanho.',
  home: 'Enviamos para o endereço do seu cadastro em até quinze dias úteis.',
  device: 'Retire com a equipe de tecnologia da sua unidade, com documento, em até dez dias úteis.',
  code: 'O código chega ao seu e-mail em até dois dias úteis.',
  booking: 'A reserva chega ao seu e-mail em até cinco dias úteis, com as datas para escolher.',
  leave: 'Combine a data com quem lidera a sua equipe; o RH confirma por e-mail.',
} as const;

const backpackDetails = [
  '<h3>O que cabe nela</h3><ul><li>Um notebook de até 15 polegadas, no bolso acolchoado</li>',
  '<li>Caderno, carregador e garrafa, cada um no seu lugar</li><li>Uma muda de roupa, no bolso da frente</li></ul>',
  '<h3>Como cuidar</h3><ol><li>Limpe com um pano úmido e sabão neutro.</li><li>Seque à sombra, com os bolsos abertos.</li>',
  '<li>Guarde vazia, longe do sol.</li></ol><p><strong>Garantia:</strong> um ano para costuras e zíperes.</p>',
].join('');

const product = (
  name: string,
  thing: ProductName,
  [shopId, categoryId, decoins, stock]: readonly [
    shopId: number,
    categoryId: number,
    decoins: number,
    stock: number,
  ],
  about: string,
  handover: keyof typeof handovers,
  more?: string,
): Product => ({
  name,
  thing,
  shopId,
  categoryId,
  decoins,
  stock,
  about,
  handover: handovers[handover],
  ...(more !== undefined && { more }),
});

/** What the four shops offer, in the order of its ids. */
export const products: readonly Product[] = [
  product(
    'Caneca de cerâmica',
    'mug',
    [1, 3, 60, 48],
    'Comporta 330 ml e vai ao micro-ondas e à lava-louças.',
    'unit',
  ),
  product(
    'Garrafa térmica de 500 ml',
    'bottle',
    [1, 3, 120, 30],
    'Conserva a bebida quente por seis horas e gelada por doze.',
    'unit',
  ),
  product(
    'Mochila para notebook',
    'backpack',
    [1, 1, 420, 12],
    'Tem bolso acolchoado para telas de até 15 polegadas e capa de chuva.',
    'unit',
    backpackDetails,
  ),
  product(
    'Camiseta de algodão',
    'shirt',
    [1, 1, 90, 60],
    'Malha macia, do PP ao XGG, com modelagem solta.',
    'size',
  ),
  product(
    'Boné ajustável',
    'cap',
    [1, 1, 80, 25],
    'Aba curva e fecho de tecido, para sol ou chuva fina.',
    'unit',
  ),
  product(
    'Guarda-chuva dobrável',
    'umbrella',
    [1, 1, 110, 0],
    'Abre com um toque e cabe no bolso lateral da mochila.',
    'unit',
  ),
  product(
    'Caderno pautado',
    'notebook',
    [1, 2, 45, 80],
    'São 120 folhas costuradas, com marcador de página.',
    'unit',
  ),
  product(
    'Kit de canetas coloridas',
    'pens',
    [1, 2, 35, 100],
    'Seis cores de ponta fina que não atravessam o papel.',
    'unit',
  ),
  product(
    'Ecobag de lona',
    'tote',
    [1, 1, 40, 70],
    'Aguenta dez quilos e se dobra até caber no bolso.',
    'unit',
  ),
  product(
    'Agenda do ano',
    'planner',
    [1, 2, 55, 15],
    'Uma página por dia, feriados de todo o país e um planejador por mês.',
    'unit',
  ),
  product(
    'Tapete de yoga',
    'mat',
    [2, 3, 260, 8],
    'Tem seis milímetros, não escorrega e vem com alça para carregar.',
    'home',
  ),
  product(
    'Corda de pular',
    'rope',
    [2, 3, 70, 20],
    'O comprimento se ajusta e os punhos giram sem torcer.',
    'unit',
  ),
  product(
    'Faixa elástica para exercícios',
    'band',
    [2, 3, 65, 22],
    'Três resistências e um guia com dez exercícios para fazer em casa.',
    'unit',
  ),
  product(
    'Kit de chás',
    'tea',
    [2, 3, 85, 18],
    'Hortelã, camomila, hibisco e gengibre: quarenta sachês ao todo.',
    'unit',
  ),
  product(
    'Massageador de mãos',
    'massager',
    [2, 4, 310, 5],
    'Quinze minutos de calor e pressão suave depois do expediente.',
    'home',
  ),
  product(
    'Almofada ergonômica',
    'cushion',
    [2, 2, 190, 9],
    'Espuma que acompanha a curva da coluna e capa que se lava.',
    'home',
  ),
  product(
    'Difusor de aromas',
    'diffuser',
    [2, 3, 240, 7],
    'Funciona por oito horas e se desliga quando a água acaba.',
    'home',
  ),
  product(
    'Fone de ouvido sem fio',
    'headphones',
    [3, 4, 520, 10],
    'Isola o barulho de fora e toca por trinta horas.',
    'device',
  ),
  product(
    'Carregador portátil',
    'charger',
    [3, 4, 280, 14],
    'Carrega dois celulares ao mesmo tempo, até três vezes cada um.',
    'device',
  ),
  product('Mouse sem fio', 'mouse', [3, 4, 170, 26], 'Silencioso, com uma pilha que dura um ano.', 'device'),
  product(
    'Teclado compacto',
    'keyboard',
    [3, 4, 350, 6],
    'Padrão brasileiro, com cedilha, e ligação com três aparelhos.',
    'device',
  ),
  product(
    'Suporte para notebook',
    'stand',
    [3, 2, 210, 11],
    'Deixa a tela na altura dos olhos e se fecha numa régua.',
    'unit',
  ),
  product(
    'Luminária de mesa',
    'lamp',
    [3, 2, 230, 3],
    'Luz fria ou quente, em cinco intensidades, com braço articulado.',
    'home',
  ),
  product('Caixa de som', 'speaker', [3, 4, 480, 4], 'Resiste a respingos e toca por doze horas.', 'device'),
  product(
    'Leitor digital',
    'reader',
    [3, 4, 1200, 2],
    'Tela que não cansa a vista e lugar para milhares de livros.',
    'device',
  ),
  product(
    'Vale-livro de R$ 50',
    'book',
    [4, 5, 320, 40],
    'Vale em livrarias de todo o país e na internet, por seis meses.',
    'code',
  ),
  product(
    'Par de ingressos de cinema',
    'tickets',
    [4, 5, 180, 50],
    'Duas entradas para qualquer sessão em duas dimensões.',
    'code',
  ),
  product(
    'Jantar para duas pessoas',
    'dinner',
    [4, 5, 750, 6],
    'Entrada, prato principal e sobremesa em um restaurante parceiro da sua cidade.',
    'booking',
  ),
  product(
    'Dia de folga no aniversário',
    'calendar',
    [4, 5, 900, 1],
    'Um dia só seu, no aniversário ou na semana dele.',
    'leave',
  ),
  product(
    'Oficina de fotografia',
    'camera',
    [4, 5, 640, 8],
    'Uma tarde com câmera emprestada: luz, enquadramento e retrato.',
    'booking',
  ),
];
