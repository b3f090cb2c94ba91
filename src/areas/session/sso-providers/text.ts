import { about, counted, inBothLanguages } from "#kit/contract/texts.ts";

/** Setting up single sign-on. */
export const texts = inBothLanguages({
	errors: {
		SSO_ISSUER_REFUSED: [
			"Diese Adresse kann nicht verwendet werden.",
			"This address cannot be used.",
		],
		SSO_SECRET_MISSING: [
			"Bitte geben Sie das Geheimnis des Anbieters ein.",
			"Please enter the provider's secret.",
		],
		SSO_PROVIDER_LINKED: [
			"Mit diesem Anbieter melden sich schon Mitarbeiter an. Schalten Sie ihn aus, oder entfernen Sie zuerst deren Anmeldung bei „Mitarbeiter“.",
			"Employees already sign in with this provider. Switch it off, or remove their sign-ins under “Employees” first.",
		],
	},
	issuerFaults: {
		NO_ADDRESS: [
			"Bitte geben Sie die Adresse des Anbieters mit https:// ein, ohne „/.well-known/…“.",
			"Please enter the provider's address with https://, without “/.well-known/…”.",
		],
		NOT_GOOGLE: [
			"Google meldet sich als https://accounts.google.com.",
			"Google calls itself https://accounts.google.com.",
		],
		NOT_ONE_DIRECTORY: [
			"Bitte geben Sie die Adresse Ihres eigenen Verzeichnisses ein, nicht „common“ oder „organizations“.",
			"Please enter the address of your own directory, not “common” or “organizations”.",
		],
	},
	kinds: {
		GOOGLE: ["Google", "Google"],
		ENTRAID: ["Microsoft Entra ID", "Microsoft Entra ID"],
		AUTH0: ["Auth0", "Auth0"],
	},
	list: {
		about: [
			"Mitarbeiter melden sich mit dem Konto an, das sie schon haben. Wer sich zum ersten Mal so anmeldet, wird an der bestätigten E-Mail-Adresse erkannt.",
			"Your employees sign in with the account they already have. Whoever does so for the first time is recognised by the verified e-mail address.",
		],
		redirect: ["Rücksprungadresse", "Redirect address"],
		redirectHelp: [
			"Tragen Sie diese Adresse beim Anbieter als erlaubte Weiterleitung (Redirect URI) ein.",
			"Enter this address at the provider as an allowed redirect URI.",
		],
		copy: ["Kopieren", "Copy"],
		copied: ["Kopiert", "Copied"],
		on: ["eingeschaltet", "switched on"],
		off: ["ausgeschaltet", "switched off"],
		none: ["nicht eingerichtet", "not set up"],
		people: [
			counted("1 Mitarbeiter verknüpft", "# Mitarbeiter verknüpft"),
			counted("1 employee linked", "# employees linked"),
		],
		setUp: ["Einrichten", "Set up"],
		setUpOf: [about("# einrichten"), about("Set up #")],
		edit: ["Bearbeiten", "Edit"],
		editOf: [about("# bearbeiten"), about("Edit #")],
		notLoaded: ["Die Anbieter konnten nicht geladen werden.", "The providers could not be loaded."],
	},
	edit: {
		sub: ["Single Sign-on", "Single sign-on"],
		base: ["Anbieter", "Provider"],
		issuer: ["Adresse des Anbieters (Issuer)", "Address of the provider (issuer)"],
		issuerHelp: {
			GOOGLE: ["Bei Google immer dieselbe.", "Always the same at Google."],
			ENTRAID: [
				"https://login.microsoftonline.com/<Verzeichnis-ID>/v2.0",
				"https://login.microsoftonline.com/<directory ID>/v2.0",
			],
			AUTH0: ["https://<Mandant>.eu.auth0.com/", "https://<tenant>.eu.auth0.com/"],
		},
		clientId: ["Client-ID", "Client ID"],
		clientIdHelp: [
			"Der Anwendung, die Sie beim Anbieter angelegt haben.",
			"Of the application you have created at the provider.",
		],
		secret: ["Client-Geheimnis", "Client secret"],
		secretHelp: [
			"Wird verschlüsselt abgelegt und nie wieder angezeigt.",
			"Is stored encrypted and never shown again.",
		],
		secretKept: [
			"Hinterlegt. Leer lassen, um es zu behalten; ein neues ersetzt es.",
			"Stored. Leave empty to keep it; a new one replaces it.",
		],
		people: ["Wer sich so anmelden darf", "Who may sign in this way"],
		domains: ["Domains der E-Mail-Adressen", "Domains of e-mail addresses"],
		domainsHelp: [
			"Nur Adressen dieser Domains werden erkannt, z. B. klinikum.example.",
			"Only addresses of these domains are recognised, e.g. clinic.example.",
		],
		noDomain: ["Eine Domain hat die Form klinikum.example.", "A domain looks like clinic.example."],
		isEnabled: ["Auf der Anmeldeseite anbieten", "Offer on the sign-in page"],
		saving: ["Single Sign-on speichern", "Save single sign-on"],
	},
	remove: {
		action: ["Entfernen", "Remove"],
		title: ["Anbieter entfernen", "Remove provider"],
		done: ["Anbieter entfernt", "Provider removed"],
	},
});
