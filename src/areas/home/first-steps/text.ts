import { about, counted, inBothLanguages } from "#kit/contract/texts.ts";

const sitesDe = counted("1 Standort", "# Standorte");
const sitesEn = counted("1 site", "# sites");
const daysDe = counted("1 Feiertag", "# Feiertage");
const daysEn = counted("1 public holiday", "# public holidays");
const peopleDe = counted("1 Person", "# Personen");
const peopleEn = counted("1 person", "# people");

export const texts = inBothLanguages({
	errors: {},
	title: ["In fünf Schritten zur ersten Buchung", "Five steps to the first booking"],
	about: [
		(company: string) =>
			`${company} ist angelegt. Was fehlt, steht hier; die Reihenfolge ist frei, alles andere kann warten.`,
		(company: string) =>
			`${company} is set up. What is still missing is listed here; take the steps in any order, everything else can wait.`,
	],
	allDone: [
		"Alles ist eingerichtet: Standorte, Mitarbeiter, Arbeitszeit und Regeln stehen, und es wurde schon gebucht.",
		"Everything is set up: sites, employees, working time and rules are in place, and somebody has clocked in.",
	],
	count: [
		(done: number, all: number) => `${done} von ${all}`,
		(done: number, all: number) => `${done} of ${all}`,
	],
	countDone: ["Schritte erledigt", "steps done"],
	kept: ["Was schon da ist, bleibt.", "What is already there stays."],
	later: ["Später weitermachen", "Continue later"],
	hidden: ["Die ersten Schritte sind ausgeblendet.", "The first steps are hidden."],
	hiddenWhere: [
		"Sie finden sie in der Suche unter „Einrichten“.",
		"You will find them in the search under “Set up”.",
	],
	showAgain: ["Wieder im Dashboard zeigen", "Show on the dashboard again"],
	shown: [
		"Die ersten Schritte stehen wieder im Dashboard.",
		"The first steps are on the dashboard again.",
	],
	saving: ["Erste Schritte", "First steps"],
	failed: [
		"Die ersten Schritte konnten nicht geladen werden.",
		"The first steps could not be loaded.",
	],
	stateDone: ["Erledigt", "Done"],
	stateNext: ["Nächster Schritt", "Next step"],
	stateOpen: ["Offen", "Open"],
	steps: {
		sites: {
			title: ["Betrieb und Standorte", "Company and sites"],
			open: [
				"Land und Region sagen, welche Feiertage wo gelten.",
				"Country and region say which public holidays apply where.",
			],
			facts: [
				(sites: number, days: number, year: number) =>
					`${sitesDe(sites)}, ${daysDe(days)} für ${year} geladen`,
				(sites: number, days: number, year: number) =>
					`${sitesEn(sites)}, ${daysEn(days)} loaded for ${year}`,
			],
			first: ["Standorte ansehen", "Look at the sites"],
			second: ["Feiertage", "Public holidays"],
		},
		people: {
			title: ["Mitarbeiter", "People"],
			open: [
				"Aus einer Tabelle übernehmen oder einzeln anlegen. Die Tabelle wird erst geprüft, dann übernommen.",
				"Take them from a table or add them one by one. The table is checked before anything is taken over.",
			],
			facts: [
				(people: number, signIns: number) => `${peopleDe(people)}, ${signIns} mit Anmeldung`,
				(people: number, signIns: number) => `${peopleEn(people)}, ${signIns} with a sign-in`,
			],
			first: ["Tabelle importieren", "Import a table"],
			second: ["Von Hand anlegen", "Add by hand"],
		},
		workingTime: {
			title: ["Arbeitszeiten", "Working times"],
			open: [
				(planned: number, people: number) =>
					planned === 0
						? "Noch niemand hat einen Arbeitszeitplan. Eine Vorlage genügt für viele."
						: `${planned} von ${people} haben einen Arbeitszeitplan. Eine Vorlage genügt für viele.`,
				(planned: number, people: number) =>
					planned === 0
						? "Nobody has a work schedule yet. One template is enough for many."
						: `${planned} of ${people} have a work schedule. One template is enough for many.`,
			],
			facts: [
				(planned: number, people: number) => `${planned} von ${people} haben einen Arbeitszeitplan`,
				(planned: number, people: number) => `${planned} of ${people} have a work schedule`,
			],
			planned: [(count: number) => `${count} zugeordnet`, (count: number) => `${count} assigned`],
			missing: [counted("1 fehlt", "# fehlen"), about("# missing")],
			first: [
				(missing: number) => `${peopleDe(missing)} zuordnen`,
				(missing: number) => `Assign ${peopleEn(missing)}`,
			],
			second: ["Vorlagen", "Templates"],
		},
		rules: {
			title: ["Regeln", "Rules"],
			open: [
				"Pausen, Rundung, Gleitzeit und Zuschläge. Eine Regel zu prüfen dauert etwa 3 Minuten.",
				"Breaks, rounding, flexitime and surcharges. Checking a rule takes about 3 minutes.",
			],
			facts: [
				counted("1 Regel eingeschaltet", "# Regeln eingeschaltet"),
				counted("1 rule switched on", "# rules switched on"),
			],
			first: ["Regeln ansehen", "Look at the rules"],
		},
		firstEntry: {
			title: ["Erste Buchung", "First booking"],
			open: [
				"Selbst probieren im Browser, am Telefon oder am Terminal.",
				"Try it yourself in the browser, on the phone or at a terminal.",
			],
			facts: ["Die erste Buchung ist da", "The first booking is there"],
			first: ["Jetzt einstempeln", "Clock in now"],
		},
	},
	notices: {
		title: ["Was noch auffällt", "Worth a look"],
		none: ["Nichts, alles passt.", "Nothing, everything is fine."],
		withoutMail: [
			counted("1 ohne E-Mail", "# ohne E-Mail"),
			counted("1 without e-mail", "# without e-mail"),
		],
		withoutMailAbout: [
			"Ohne Adresse gibt es keine Einladung.",
			"Without an address there is no invitation.",
		],
		withoutSignIn: [
			counted("1 ohne Anmeldung", "# ohne Anmeldung"),
			counted("1 without a sign-in", "# without a sign-in"),
		],
		withoutSignInAbout: [
			"Die Einladung setzt das erste Passwort.",
			"The invitation sets the first password.",
		],
		withoutPlan: [
			counted("1 ohne Arbeitszeitplan", "# ohne Arbeitszeitplan"),
			counted("1 without a work schedule", "# without a work schedule"),
		],
		withoutPlanAbout: [
			"Ohne Plan gibt es keine Sollzeit.",
			"Without a schedule there is no target time.",
		],
		complete: ["Ergänzen", "Complete"],
		invite: ["Einladen", "Invite"],
		assign: ["Zuordnen", "Assign"],
	},
	afterwards: {
		title: ["Später, wenn Sie wollen", "Later, if you like"],
		terminals: ["Terminals", "Terminals"],
		terminalsAbout: ["Stempeln ohne eigenes Gerät", "Clocking in without a device of one's own"],
		singleSignOn: ["Single Sign-on", "Single sign-on"],
		singleSignOnAbout: ["Passwort ist aktiv", "Password is active"],
		holidays: ["Ferien", "School holidays"],
		holidaysAbout: ["Von Hand gepflegt", "Maintained by hand"],
	},
});
