/** Kinds of people by the wire's number (AUTH-45). */
export const userTypes = { student: 1, administrator: 2, teamManager: 4 } as const;

const alsoAdministrates = 5;

/** Tells whether 'Painel Admin.' is shown: the raw type is 2 or 5 (SHELL-26, AUTH-47). */
export function seesAdminPanel(userType: number): boolean {
  return userType === userTypes.administrator || userType === alsoAdministrates;
}

/** Tells whether 'Meus times' is shown: the type is 4 (SHELL-27). */
export function seesTeams(userType: number): boolean {
  return userType === userTypes.teamManager;
}
