/** Signing in through another provider. */
export const texts = {
	errors: {
		SSO_REJECTED: "Der Anbieter hat die Anmeldung abgelehnt.",
	},
} as const;
