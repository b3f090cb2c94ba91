import { about, inBothLanguages } from "#kit/contract/texts.ts";

/** Signing in through another provider. */
export const texts = inBothLanguages({
	errors: {
		SSO_REJECTED: [
			"Der Anbieter hat die Anmeldung abgelehnt.",
			"The provider rejected the sign-in.",
		],
	},
	page: ["Anmeldung", "Sign-in"],
	title: ["Anmeldung wird abgeschlossen", "Completing your sign-in"],
	text: [
		"Einen Augenblick bitte, Ihre Anmeldung wird geprüft.",
		"One moment please, your sign-in is being checked.",
	],
	providers: ["Anmelden mit", "Sign in with"],
	failed: ["Fehler bei der Anmeldung", "Sign-in failed"],
	trace: [about("Vorgangsnummer #"), about("Reference #")],
});
