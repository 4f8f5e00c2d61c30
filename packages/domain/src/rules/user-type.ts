/** Kinds of people by the wire's number (AUTH-45). */
export const userTypes = { student: 1, administrator: 2, teamManager: 4 } as const;

export type KnownUserType = (typeof userTypes)[keyof typeof userTypes];

const alsoAdministrates = 5;

/** The type that rules go by: any number we do not know is a student (AUTH-45). */
export function userTypeOf(userType: number): KnownUserType {
  const known = Object.values(userTypes).find((type) => type === userType);
  return known ?? userTypes.student;
}

/** The type from the two server checks: administrator before manager before student (AUTH-44). */
export function userTypeFromChecks(checks: { isAdmin: boolean; isManager: boolean }): KnownUserType {
  if (checks.isAdmin) return userTypes.administrator;
  return checks.isManager ? userTypes.teamManager : userTypes.student;
}

/** Tells whether 'Painel Admin.' is shown: the raw type is 2 or 5 (SHELL-26, AUTH-47). */
export function seesAdminPanel(userType: number): boolean {
  return userType === userTypes.administrator || userType === alsoAdministrates;
}

/** Tells whether 'Meus times' is shown: the type is 4 (SHELL-27). */
export function seesTeams(userType: number): boolean {
  return userType === userTypes.teamManager;
}
