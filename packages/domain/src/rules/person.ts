/** The signed-in person, as far as a device remembers them (CONFIG-07). */
export type Person = {
  id: number;
  name: string;
  socialName: string | null;
  email: string | null;
  imageUrl: string | null;
  userType: number;
  /** What the server's two checks said (AUTH-46); not there on a device that remembers somebody from before they were asked. */
  isAdmin?: boolean | undefined;
  isManager?: boolean | undefined;
  decoins: number;
  isFirstLogin: boolean;
  isImported: boolean;
  passwordModifiedAt: string | null;
  mustAcceptTerm: boolean;
  companies: readonly { id: number; name: string }[];
};

/** What is kept of a person, out of all that the server tells. */
export const personOf = (user: Person): Person => ({
  id: user.id,
  name: user.name,
  socialName: user.socialName,
  email: user.email,
  imageUrl: user.imageUrl,
  userType: user.userType,
  isAdmin: user.isAdmin,
  isManager: user.isManager,
  decoins: user.decoins,
  isFirstLogin: user.isFirstLogin,
  isImported: user.isImported,
  passwordModifiedAt: user.passwordModifiedAt,
  mustAcceptTerm: user.mustAcceptTerm,
  companies: user.companies.map(({ id, name }) => ({ id, name })),
});
