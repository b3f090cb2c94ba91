export const texts = {
	errors: {
		SCHOOL_HOLIDAY_ENDS_BEFORE_BEGIN:
			"Der letzte Ferientag liegt vor dem ersten.",
		SCHOOL_HOLIDAY_TWO_PLACES:
			"Ferien gelten für eine Region oder für einen Standort, nicht für beides.",
		HOLIDAY_REGION_NOT_FOUND: "Diese Region gibt es in dem Land nicht.",
		HOLIDAY_YEARS_UNFIT:
			"Das letzte Jahr darf nicht vor dem ersten liegen, und mehr als fünf Jahre auf einmal gehen nicht.",
		HOLIDAY_SITE_NOT_FOUND: "Einen der Standorte gibt es nicht mehr.",
		HOLIDAY_NOT_OFFERED:
			"Einer der Tage steht nicht im Kalender dieser Region. Bitte laden Sie die Vorschau neu.",
	},
	master: {
		one: "Feiertag",
		many: "Feiertage",
		title: "Feiertage und Ferien",
		create: "Feiertag anlegen",
		edit: "Feiertag bearbeiten",
		empty: "Für diese Auswahl gibt es keine Feiertage.",
		deleteText: "Soll dieser Feiertag wirklich unwiderruflich gelöscht werden?",
		inUse:
			"Der Feiertag kann nicht gelöscht werden, da er noch mit Einträgen verknüpft ist.",
		fields: {
			date: "Datum",
			name: "Bezeichnung",
			factor: "Arbeitszeitfreier Faktor",
			kind: "Art",
			siteId: "Standort",
		},
		help: {
			factor:
				"Wie viel des Tages arbeitsfrei ist. Bei 1 kostet er keinen Urlaub, bei 0,5 einen halben, bei 0 einen ganzen Tag.",
			kind: "Feiertagszuschläge gibt es nur an gesetzlichen Feiertagen.",
		},
		options: {
			kind: { PUBLIC: "Gesetzlicher Feiertag", OTHER: "Sonstiger Tag" },
		},
		extra: { source: "Herkunft", region: "Importiert für" },
	},
	school: {
		one: "Ferien",
		many: "Ferien",
		create: "Ferien anlegen",
		edit: "Ferien bearbeiten",
		empty: "Für diese Auswahl gibt es keine Ferien.",
		deleteText: "Sollen diese Ferien wirklich unwiderruflich gelöscht werden?",
		inUse:
			"Die Ferien können nicht gelöscht werden, da sie noch mit Einträgen verknüpft sind.",
		fields: {
			name: "Bezeichnung",
			fromDate: "Erster Tag",
			toDate: "Letzter Tag",
			region: "Region",
			siteId: "Standort",
		},
		help: { region: "Die Ferien gelten an allen Standorten der Region." },
	},
	factors: {
		full: "1 – ganz frei",
		half: "0,5 – halb frei",
		none: "0 – nicht frei",
	},
	source: { IMPORT: "Import", MANUAL: "Von Hand" },
	countries: { DE: "Deutschland", AT: "Österreich", CH: "Schweiz" },
	everywhere: "Alle Standorte",
	everyRegion: "Alle Regionen",
	noRegion: "Keine Region",
	goneSite: "Unbekannter Standort",
	overview: {
		shown: "Ansicht",
		year: "Jahr",
		everyYear: "Alle Jahre",
		site: "Standort",
		import: "Importieren",
	},
	import: {
		title: "Feiertage importieren",
		about:
			"Feiertage eines Landes oder einer Region. Was schon da ist, wird nicht noch einmal angelegt; Ferien werden von Hand gepflegt.",
		notLoaded: "Die Vorschau konnte nicht geladen werden.",
		country: "Land",
		region: "Region",
		wholeCountry: "Nur bundesweite Feiertage",
		fromYear: "Von Jahr",
		toYear: "Bis Jahr",
		sites: "Standorte",
		sitesHelp: "Ohne Auswahl gelten die Feiertage an allen Standorten.",
		showOther: "Auch Gedenktage und sonstige Tage zeigen",
		day: "Tag",
		name: "Bezeichnung",
		kind: "Art",
		factor: "Faktor",
		factorOf: (name: string, day: string) => `Faktor für ${name} am ${day}`,
		choose: (name: string, day: string) => `${name} am ${day} importieren`,
		chooseAll: "Alle auswählen",
		present: "schon da",
		other: (name: string) => `an diesem Tag gilt: ${name}`,
		none: "In diesen Jahren gibt es keine Tage.",
		preview: "Vorschau",
		start: (count: number) =>
			count === 1 ? "1 Tag importieren" : `${count} Tage importieren`,
		saving: "Feiertage importieren",
		done: (added: number, present: number) =>
			`${added} angelegt${present > 0 ? `, ${present} waren schon da` : ""}.`,
		last: "Zuletzt importiert",
		lastLine: (region: string, years: string, site: string, at: string) =>
			`${region}, ${years}, ${site}: ${at}`,
	},
} as const;
