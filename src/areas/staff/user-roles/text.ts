import { about, aboutTwo, counted, inBothLanguages } from "#kit/contract/texts.ts";
import { texts as levelNames } from "#kit/permission-levels/text.ts";
import { texts as permissionNames } from "#kit/permission-names/text.ts";

export const texts = inBothLanguages({
	import: { roles: ["Rollen", "Roles"] },
	errors: {
		GRANT_FORBIDDEN: [
			"Sie können keine Berechtigungen vergeben, die über Ihre eigenen hinausgehen.",
			"You cannot grant rights beyond your own.",
		],
		ROLE_NOT_FOUND: ["Die Rolle wurde nicht gefunden.", "The role was not found."],
		PERMISSION_LEVEL_NOT_GRANTABLE: [
			"Diese Stufe gibt es für diese Berechtigung nicht.",
			"This right has no such level.",
		],
		OWN_RIGHTS: [
			"Ihre eigenen Berechtigungen kann nur jemand anderes ändern.",
			"Only somebody else can change your own rights.",
		],
		GRANT_ENDS_BEFORE_BEGIN: ["Das Ende liegt vor dem Beginn.", "The end lies before the start."],
		GRANTED_TWICE: [
			"Diese Berechtigung ist an dieser Stelle ab diesem Tag schon vergeben.",
			"This right is already granted at this place from this day on.",
		],
	},
	keys: permissionNames.pairs,
	groups: {
		everything: ["Alles", "Everything"],
		organisation: ["Organisation", "Organisation"],
		time: ["Zeit", "Time"],
		absences: ["Abwesenheiten", "Absences"],
		planning: ["Planung", "Planning"],
		projects: ["Projekte und Kunden", "Projects and customers"],
		payroll: ["Abrechnung", "Payroll"],
		administration: ["Verwaltung", "Administration"],
	},
	levels: { ...levelNames.pairs.levels, off: ["Nein", "No"], on: ["Ja", "Yes"] },
	scopes: levelNames.pairs.scopes,
	place: {
		at: [aboutTwo("#1 #2"), aboutTwo("#1 #2")],
		own: [aboutTwo("#1 #2 (eigene)"), aboutTwo("#1 #2 (own)")],
		scope: ["Bereich", "Scope"],
		ownSite: ["Eigener Standort des Mitarbeiters", "The employee's own site"],
		ownUnit: ["Eigene Abteilung des Mitarbeiters", "The employee's own department"],
		chosenUnit: ["Andere Abteilung", "Another department"],
		chosenSite: ["Anderer Standort", "Another site"],
		unit: ["Abteilung", "Department"],
		site: ["Standort", "Site"],
	},
	days: {
		from: ["Gültig ab", "Valid from"],
		to: ["Gültig bis", "Valid until"],
		since: [about("seit #"), about("since #")],
		later: [about("ab #"), about("from #")],
		range: [aboutTwo("#1 – #2"), aboutTwo("#1 – #2")],
	},
	effective: {
		title: ["Effektive Berechtigungen", "Effective rights"],
		help: [
			"Was heute gilt, und woher jede Berechtigung kommt.",
			"What applies today, and where each right comes from.",
		],
		atUnit: [
			about("Was heute in # gilt, und woher jede Berechtigung kommt."),
			about("What applies today in #, and where each right comes from."),
		],
		none: [
			"Keine Berechtigungen. Die eigenen Daten sieht und pflegt jeder auch ohne.",
			"No rights. Everybody sees and keeps their own data without any.",
		],
		notLoaded: [
			"Die Berechtigungen konnten nicht geladen werden.",
			"The rights could not be loaded.",
		],
		role: [about("Rolle #"), about("Role #")],
		single: ["Einzelberechtigung", "Single grant"],
		defaults: ["über „Alles“", "through “Everything”"],
		weaker: ["schwächer", "weaker"],
		implied: [
			counted(
				"Eine weitere Berechtigung gilt durch „Alles“.",
				"# weitere Berechtigungen gelten durch „Alles“ mit derselben Stufe.",
			),
			counted(
				"One further right applies through “Everything”.",
				"# further rights apply through “Everything” at the same level.",
			),
		],
		showAll: ["Alle Berechtigungen zeigen", "Show all rights"],
		key: ["Berechtigung", "Right"],
		level: ["Stufe", "Level"],
		origin: ["Herkunft", "Origin"],
	},
	roles: {
		heading: ["Rollen", "Roles"],
		role: ["Rolle", "Role"],
		assign: ["Rolle zuweisen", "Assign role"],
		assignUsers: ["Mitarbeiter zuweisen", "Assign employees"],
		none: ["Noch keine Rolle zugewiesen.", "No role assigned yet."],
		moreOfUnit: [
			"Mit einer Rolle erhält jemand Berechtigungen in dieser Abteilung, etwa um Zeiteinträge zu genehmigen.",
			"With a role somebody gets rights in this department, such as to approve time entries.",
		],
		noneOfRole: ["Die Rolle ist noch niemandem zugewiesen.", "Nobody has the role yet."],
		notLoaded: [
			"Die Zuweisungen konnten nicht geladen werden.",
			"The assignments could not be loaded.",
		],
		edit: ["Zeitraum ändern", "Change period"],
		remove: ["Zuweisung entfernen", "Remove assignment"],
		removeText: [
			aboutTwo("Soll die Rolle #1 von #2 wirklich entfernt werden?"),
			aboutTwo("Do you really want to remove the role #1 from #2?"),
		],
		save: ["Zuweisen", "Assign"],
		users: ["Mitarbeiter", "Employees"],
		chooseUsers: ["Mitarbeiter wählen", "Choose employees"],
		chosen: [
			counted("1 Mitarbeiter gewählt", "# Mitarbeiter gewählt"),
			counted("1 employee chosen", "# employees chosen"),
		],
		noUsers: ["Wählen Sie mindestens einen Mitarbeiter.", "Choose at least one employee."],
		noPlace: ["Wählen Sie eine Stelle.", "Choose a place."],
		more: ["Alle anzeigen", "Show all"],
		given: [
			counted("1 Zuweisung gespeichert", "# Zuweisungen gespeichert"),
			counted("1 assignment saved", "# assignments saved"),
		],
		saveDays: ["Zeitraum speichern", "Save period"],
		cancel: ["Abbrechen", "Cancel"],
		past: ["abgelaufen", "expired"],
	},
	basic: {
		help: [
			"Wie weit jede Rolle reicht: die Abteilung des Mitarbeiters mit allen darunter, sein Standort oder das ganze Unternehmen. Änderungen gelten ab heute.",
			"How far each role reaches: the employee's department with all below, their site, or the whole company. Changes apply from today on.",
		],
		others: [
			counted(
				"1 weitere Zuweisung mit eigenem Zeitraum oder an anderer Stelle steht unter „Rollen verwalten“.",
				"# weitere Zuweisungen mit eigenem Zeitraum oder an anderen Stellen stehen unter „Rollen verwalten“.",
			),
			counted(
				"1 further assignment with a period or place of its own is found under “Manage roles”.",
				"# further assignments with periods or places of their own are found under “Manage roles”.",
			),
		],
	},
	single: {
		title: ["Rechte eines Mitarbeiters", "Rights of an employee"],
		heading: ["Einzelberechtigungen", "Single grants"],
		none: ["Keine Einzelberechtigungen vergeben.", "No single grants."],
		more: [
			"Es gelten die Berechtigungen aus den Rollen. Eine Einzelberechtigung gilt zusätzlich.",
			"The rights from roles apply. A single grant applies in addition.",
		],
		notLoaded: [
			"Die Einzelberechtigungen konnten nicht geladen werden.",
			"The single grants could not be loaded.",
		],
		add: ["Einzelberechtigung vergeben", "Grant a single right"],
		key: ["Berechtigung", "Right"],
		level: ["Stufe", "Level"],
		save: ["Berechtigung vergeben", "Grant right"],
		edit: ["Einzelberechtigung ändern", "Change single grant"],
		saveChange: ["Einzelberechtigung speichern", "Save single grant"],
		remove: ["Einzelberechtigung entfernen", "Remove single grant"],
		removeText: [
			about("Soll die Einzelberechtigung # wirklich entfernt werden?"),
			about("Do you really want to remove the single grant #?"),
		],
	},
});
