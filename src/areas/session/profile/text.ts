import { about, aboutTwo, inBothLanguages } from "#kit/contract/texts.ts";

/** What concerns one's own person and device: profile and information about the application. */
export const texts = inBothLanguages({
	errors: {},
	profile: {
		person: ["Person", "Person"],
		username: ["Benutzername", "User name"],
		unit: ["Abteilung", "Department"],
		site: ["Standort", "Site"],
		timeZone: ["Zeitzone", "Time zone"],
		timeZoneHelp: [
			"Für Zeitpunkte. Tage und Stunden folgen der Zone Ihres Standorts.",
			"For points in time. Days and hours follow the zone of your site.",
		],
		password: ["Passwort", "Password"],
		changePassword: ["Passwort ändern", "Change password"],
		passwordText: [
			"Nach dem Ändern enden Ihre anderen Sitzungen; diese bleibt geöffnet.",
			"After the change your other sessions end; this one stays open.",
		],
		byProvider: [
			about("Sie melden sich über # an; Ihr Passwort wird dort verwaltet."),
			about("You sign in through #; your password is managed there."),
		],
	},
	sessions: {
		title: ["Sitzungen", "Sessions"],
		text: [
			"Hier sind Sie angemeldet. Beenden Sie, was Sie nicht kennen.",
			"This is where you are signed in. End what you do not recognise.",
		],
		current: ["diese Sitzung", "this session"],
		unknownClient: ["Unbekanntes Gerät", "Unknown device"],
		on: [aboutTwo("#1 auf #2"), aboutTwo("#1 on #2")],
		seen: [about("zuletzt aktiv #"), about("last active #")],
		until: [about("gilt bis #"), about("valid until #")],
		end: ["Beenden", "End"],
		endOf: [about("Sitzung # beenden"), about("End session #")],
		ended: ["Die Sitzung wurde beendet.", "The session has been ended."],
		failed: ["Sitzung beenden", "End session"],
		notLoaded: [
			"Ihre Sitzungen konnten nicht geladen werden.",
			"Your sessions could not be loaded.",
		],
	},
	about: {
		version: ["Version", "Version"],
		server: ["Server", "Server"],
		license: ["Lizenz", "Licence"],
		licenseText: [
			"Stundwerk ist freie Software unter der Apache-Lizenz, Version 2.0. Es wird ohne Gewährleistung bereitgestellt.",
			"Stundwerk is free software under the Apache License, version 2.0. It comes without any warranty.",
		],
		parts: ["Verwendete Software", "Software in use"],
		part: ["Paket", "Package"],
		partLicense: ["Lizenz", "Licence"],
	},
});
