/** What concerns one's own person and device: profile and information about the application. */
export const texts = {
	errors: {},
	profile: {
		title: "Mein Profil",
		person: "Person",
		username: "Benutzername",
		unit: "Abteilung",
		site: "Standort",
		timeZone: "Zeitzone",
		timeZoneHelp: "Für Zeitpunkte. Tage und Stunden folgen der Zone Ihres Standorts.",
		password: "Passwort",
		changePassword: "Passwort ändern",
		passwordText: "Danach enden Ihre anderen Sitzungen; diese bleibt geöffnet.",
		byProvider: (provider: string) =>
			`Sie melden sich über ${provider} an; Ihr Passwort wird dort verwaltet.`,
	},
	sessions: {
		title: "Sitzungen",
		text: "Hier sind Sie angemeldet. Beenden Sie, was Sie nicht kennen.",
		current: "diese Sitzung",
		unknownClient: "Unbekanntes Gerät",
		on: (browser: string, system: string) => `${browser} auf ${system}`,
		seen: (ago: string) => `zuletzt aktiv ${ago}`,
		until: (instant: string) => `gilt bis ${instant}`,
		end: "Beenden",
		endOf: (client: string) => `Sitzung ${client} beenden`,
		ended: "Die Sitzung wurde beendet.",
		failed: "Sitzung beenden",
		notLoaded: "Ihre Sitzungen konnten nicht geladen werden.",
	},
	about: {
		title: "Über die App",
		version: "Version",
		server: "Server",
		license: "Lizenz",
		licenseText:
			"Stundwerk ist freie Software unter der Apache-Lizenz, Version 2.0. Es wird ohne Gewährleistung bereitgestellt.",
		parts: "Verwendete Software",
		part: "Paket",
		partLicense: "Lizenz",
	},
} as const;
