/** Setting up single sign-on. */
export const texts = {
	errors: {
		SSO_ISSUER_REFUSED: "Diese Adresse kann nicht verwendet werden.",
		SSO_SECRET_MISSING: "Bitte geben Sie das Geheimnis des Anbieters ein.",
		SSO_PROVIDER_LINKED:
			"Mit diesem Anbieter melden sich schon Mitarbeiter an. Schalten Sie ihn aus, oder entfernen Sie zuerst deren Anmeldung bei „Mitarbeiter“.",
	},
	issuerFaults: {
		NO_ADDRESS:
			"Bitte geben Sie die Adresse des Anbieters mit https:// ein, ohne „/.well-known/…“.",
		NOT_GOOGLE: "Google meldet sich als https://accounts.google.com.",
		NOT_ONE_DIRECTORY:
			"Bitte geben Sie die Adresse Ihres eigenen Verzeichnisses ein, nicht „common“ oder „organizations“.",
	},
	kinds: {
		GOOGLE: "Google",
		ENTRAID: "Microsoft Entra ID",
		AUTH0: "Auth0",
	},
	list: {
		title: "Single Sign-on",
		about:
			"Ihre Mitarbeiter melden sich mit dem Konto an, das sie schon haben. Wer sich zum ersten Mal so anmeldet, wird an der bestätigten E-Mail-Adresse erkannt.",
		redirect: "Rücksprungadresse",
		redirectHelp:
			"Tragen Sie diese Adresse beim Anbieter als erlaubte Weiterleitung (Redirect URI) ein.",
		copy: "Kopieren",
		copied: "Kopiert",
		on: "eingeschaltet",
		off: "ausgeschaltet",
		none: "nicht eingerichtet",
		people: (count: number) =>
			count === 1 ? "1 Mitarbeiter verknüpft" : `${count} Mitarbeiter verknüpft`,
		setUp: (name: string) => `${name} einrichten`,
		edit: (name: string) => `${name} bearbeiten`,
		notLoaded: "Die Anbieter konnten nicht geladen werden.",
	},
	edit: {
		base: "Anbieter",
		issuer: "Adresse des Anbieters (Issuer)",
		issuerHelp: {
			GOOGLE: "https://accounts.google.com",
			ENTRAID: "https://login.microsoftonline.com/<Verzeichnis-ID>/v2.0",
			AUTH0: "https://<Mandant>.eu.auth0.com/",
		},
		clientId: "Client-ID",
		clientIdHelp: "Der Anwendung, die Sie beim Anbieter angelegt haben.",
		secret: "Client-Geheimnis",
		secretHelp: "Wird verschlüsselt abgelegt und nie wieder angezeigt.",
		secretKept: "Hinterlegt. Leer lassen, um es zu behalten; ein neues ersetzt es.",
		people: "Wer sich so anmelden darf",
		domains: "Domains der E-Mail-Adressen",
		domainsHelp: "Nur Adressen dieser Domains erkennt der Anbieter, z. B. klinikum.example.",
		noDomain: "Eine Domain hat die Form klinikum.example.",
		isEnabled: "Auf der Anmeldeseite anbieten",
		saving: "Single Sign-on speichern",
	},
	remove: {
		action: "Entfernen",
		title: "Anbieter entfernen",
		done: "Anbieter entfernt",
	},
} as const;
