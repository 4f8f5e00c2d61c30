/** Tells whether a person belongs to a company that counts: one with an id above 0 (SHELL-23, PROFILE-05). */
export function hasCompany(companies: readonly { id: number }[]): boolean {
  return companies.some((company) => company.id > 0);
}
