/** Signing in through another provider. */
export const texts = {
	errors: {
		SSO_REJECTED: "Der Anbieter hat die Anmeldung abgelehnt.",
	},
	page: "Anmeldung",
	title: "Anmeldung wird abgeschlossen",
	text: "Einen Augenblick bitte, Ihre Anmeldung wird geprüft.",
	providers: "Anmelden mit",
	failed: "Fehler bei der Anmeldung",
	trace: (id: string) => `Vorgangsnummer ${id}`,
	toSignIn: "Zur Anmeldung",
} as const;
