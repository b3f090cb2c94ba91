import { aboutTwo, inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	errors: {
		LEAVE_RULE_NAME_TAKEN: [
			"Es gibt schon eine Urlaubsregel mit diesem Namen.",
			"There is already a leave rule with this name.",
		],
		LEAVE_RULE_KIND_CHANGED: [
			"Die Art der Regel steht fest. Legen Sie für eine andere Art eine neue Regel an.",
			"The kind of a rule is fixed. Create a new rule for another kind.",
		],
		LEAVE_RULE_VERSION_TWICE: [
			"Für diesen Tag gibt es schon eine Fassung. Ändern Sie diese oder wählen Sie einen anderen Tag.",
			"There is already a version for this day. Change it or choose another day.",
		],
		LEAVE_RULE_LAST_VERSION: [
			"Die einzige Fassung kann nicht gelöscht werden. Löschen Sie stattdessen die Regel.",
			"The only version cannot be deleted. Delete the rule instead.",
		],
		LEAVE_RULE_IS_ON: [
			"Die Regel ist eingeschaltet. Schalten Sie sie aus, bevor Sie sie löschen.",
			"The rule is switched on. Switch it off before you delete it.",
		],
		LEAVE_RULES_CONTRADICT: [
			aboutTwo(
				"„#1“ und „#2“ sind Regeln derselben Art und würden hier gleichzeitig gelten. Beenden Sie die eine, bevor die andere beginnt.",
			),
			aboutTwo(
				"“#1” and “#2” are rules of the same kind and would apply here at the same time. End the one before the other begins.",
			),
		],
		LEAVE_RULE_ASSIGNED_TWICE: [
			"Die Regel gilt hier in diesem Zeitraum schon.",
			"The rule already applies here in this period.",
		],
		LEAVE_RULE_END_BEFORE_BEGIN: [
			"Das Ende liegt vor dem Beginn.",
			"The end lies before the start.",
		],
		LEAVE_RULE_TARGET_NOT_FOUND: [
			"Wem die Regel zugewiesen werden soll, gibt es nicht.",
			"What the rule is to be assigned to does not exist.",
		],
		LEAVE_RULE_ACTIVITY_NOT_FOUND: [
			"Eine solche Art von Urlaub gibt es nicht.",
			"There is no such kind of leave.",
		],
	},
	kinds: {
		STATUTORY: ["Gesetzlicher Urlaub", "Statutory leave"],
		CONTRACTUAL: ["Vertraglicher Urlaub", "Contractual leave"],
		DISABLED: ["Zusatzurlaub bei Schwerbehinderung", "Additional leave for severe disability"],
		AGE: ["Zusatzurlaub nach Alter", "Additional leave by age"],
		TENURE: ["Zusatzurlaub nach Betriebszugehörigkeit", "Additional leave by tenure"],
		YOUTH: ["Urlaub von Jugendlichen", "Leave of young people"],
		EXTRA: ["Weiterer Zusatzurlaub", "Further additional leave"],
	},
	fields: {
		rule: ["Urlaubsregel", "Leave rule"],
		kind: ["Art", "Kind"],
		activityId: ["Urlaubsart", "Kind of leave"],
		says: ["Was gilt", "What applies"],
		versions: ["Fassungen", "Versions"],
		target: ["Gilt für", "Applies to"],
		days: ["Tage", "Days"],
		fullWeekDays: ["Arbeitstage einer vollen Woche", "Workdays of a full week"],
		proRataClause: [
			"Anteilig bei Eintritt und Austritt (Vertragsklausel)",
			"Pro rata at entry and exit (contract clause)",
		],
		from: ["Ab Alter", "From age"],
		years: ["Ab Jahren der Zugehörigkeit", "From years of tenure"],
		wholeYear: ["Für das ganze Jahr", "For the whole year"],
		label: ["Bezeichnung", "Label"],
	},
	targets: {
		GLOBAL: ["Alle", "Everybody"],
		SITE: ["Standort", "Site"],
		UNIT: ["Abteilung", "Department"],
		EMPLOYMENT_TYPE: ["Beschäftigungsart", "Employment type"],
		TAG: ["Schlagwort", "Tag"],
		USER: ["Mitarbeiter", "Employee"],
	},
});
