import { texts as levelNames } from "../../../kit/permission-levels/text.de.ts";
import { texts as permissionNames } from "../../../kit/permission-names/text.de.ts";
export const texts = {
	errors: {
		GRANT_FORBIDDEN:
			"Sie können keine Rechte vergeben, die über Ihre eigenen hinausgehen.",
		ROLE_NOT_FOUND: "Die Rolle wurde nicht gefunden.",
		PERMISSION_LEVEL_NOT_GRANTABLE:
			"Diese Stufe gibt es für dieses Recht nicht.",
		OWN_RIGHTS: "Ihre eigenen Rechte kann nur jemand anderes ändern.",
		GRANT_ENDS_BEFORE_BEGIN: "Das Ende liegt vor dem Beginn.",
		GRANTED_TWICE:
			"Dieses Recht ist an dieser Stelle ab diesem Tag schon vergeben.",
	},
	keys: permissionNames,
	groups: {
		everything: "Alles",
		organisation: "Organisation",
		time: "Zeit",
		absences: "Abwesenheiten",
		planning: "Planung",
		projects: "Projekte und Kunden",
		payroll: "Abrechnung",
		administration: "Verwaltung",
	},
	levels: {
		...levelNames.levels,
		off: "Aus",
		on: "An",
	},
	scopes: levelNames.scopes,
	place: {
		at: (scope: string, name: string) => `${scope} ${name}`,
		own: (scope: string, name: string) => `${scope} ${name} (eigene)`,
		scope: "Bereich",
		ownSite: "Eigener Standort des Mitarbeiters",
		ownUnit: "Eigene Abteilung des Mitarbeiters",
		chosenUnit: "Andere Abteilung",
		chosenSite: "Anderer Standort",
		unit: "Abteilung",
		site: "Standort",
	},
	days: {
		from: "Gültig ab",
		to: "Gültig bis",
		since: (day: string) => `seit ${day}`,
		later: (day: string) => `ab ${day}`,
		range: (from: string, to: string) => `${from} – ${to}`,
	},
	effective: {
		title: "Effektive Rechte",
		help: "Was heute gilt, und woher jedes Recht kommt.",
		atUnit: (unit: string) =>
			`Was heute in ${unit} gilt, und woher jedes Recht kommt.`,
		none: "Keine Rechte. Die eigenen Daten sieht und pflegt jeder ohne Recht.",
		notLoaded: "Die Rechte konnten nicht geladen werden.",
		role: (name: string) => `Rolle ${name}`,
		single: "Einzelrecht",
		defaults: "über „Alles“",
		weaker: "schwächer",
		showAll: "Auch Rechte ohne Stufe zeigen",
		key: "Recht",
		level: "Stufe",
		origin: "Herkunft",
	},
	roles: {
		heading: "Rollen",
		role: "Rolle",
		assign: "Rolle zuweisen",
		assignUsers: "Mitarbeiter zuweisen",
		none: "Noch keine Rolle zugewiesen.",
		noneOfRole: "Die Rolle ist noch niemandem zugewiesen.",
		notLoaded: "Die Zuweisungen konnten nicht geladen werden.",
		edit: "Zeitraum ändern",
		remove: "Zuweisung entfernen",
		removeText: (role: string, user: string) =>
			`Soll die Rolle ${role} von ${user} wirklich entfernt werden?`,
		save: "Zuweisen",
		users: "Mitarbeiter",
		chooseUsers: "Mitarbeiter wählen",
		chosen: (count: number) =>
			count === 1 ? "1 Mitarbeiter gewählt" : `${count} Mitarbeiter gewählt`,
		noUsers: "Wählen Sie mindestens einen Mitarbeiter.",
		noPlace: "Wählen Sie eine Stelle.",
		more: "Alle anzeigen",
		given: (count: number) =>
			count === 1
				? "1 Zuweisung gespeichert"
				: `${count} Zuweisungen gespeichert`,
		saveDays: "Zeitraum speichern",
		cancel: "Abbrechen",
		past: "abgelaufen",
	},
	basic: {
		help: "Wie weit jede Rolle reicht: die Abteilung des Mitarbeiters mit allen darunter, sein Standort oder das ganze Unternehmen. Änderungen gelten ab heute.",
		others: (count: number) =>
			count === 1
				? "1 weitere Zuweisung mit eigenem Zeitraum oder an anderer Stelle steht unter „Rollen verwalten“."
				: `${count} weitere Zuweisungen mit eigenem Zeitraum oder an anderen Stellen stehen unter „Rollen verwalten“.`,
	},
	single: {
		title: "Rechte eines Mitarbeiters",
		heading: "Einzelrechte",
		none: "Keine Einzelrechte vergeben.",
		notLoaded: "Die Einzelrechte konnten nicht geladen werden.",
		add: "Einzelrecht vergeben",
		key: "Recht",
		level: "Stufe",
		save: "Recht vergeben",
		edit: "Einzelrecht ändern",
		saveChange: "Einzelrecht speichern",
		remove: "Einzelrecht entfernen",
		removeText: (key: string) =>
			`Soll das Einzelrecht ${key} wirklich entfernt werden?`,
	},
} as const;
