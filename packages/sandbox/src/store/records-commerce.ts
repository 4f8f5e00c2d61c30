export type Product = {
  id: number;
  code: string;
  name: string;
  description: string;
  isActive: boolean;
  images: string[];
  decoins: number;
  stock: number;
  shopId: number;
  categoryId: number;
  lastChange: string;
};

export type CommerceRecords = {
  /** What coins came from or went to. `source` names the cause, so that nothing is paid twice. */
  statements: {
    id: number;
    userId: number;
    description: string;
    type: 'credit' | 'debit';
    typeCode: number;
    decoins: number;
    source: string | null;
    createdAt: string;
  };
  acceptedLimits: { id: number; userId: number; date: string };
  shops: { id: number; name: string };
  productCategories: { id: number; name: string };
  products: Product;
  productFavorites: { id: number; userId: number; productId: number };
  orders: {
    id: number;
    userId: number;
    lines: { productId: number; quantity: number; decoins: number }[];
    grossValue: number;
    receiptUrl: string | null;
    createdAt: string;
    lastChange: string;
  };
};
