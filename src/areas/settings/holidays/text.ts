import { about, aboutTwo, counted, inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	errors: {
		SCHOOL_HOLIDAY_ENDS_BEFORE_BEGIN: [
			"Der letzte Ferientag liegt vor dem ersten.",
			"The last day of the holidays is before the first.",
		],
		SCHOOL_HOLIDAY_TWO_PLACES: [
			"Ferien gelten für eine Region oder für einen Standort, nicht für beides.",
			"School holidays are for a region or for a site, not for both.",
		],
		HOLIDAY_REGION_NOT_FOUND: [
			"Diese Region gibt es in dem Land nicht.",
			"The country has no such region.",
		],
		HOLIDAY_YEARS_UNFIT: [
			"Das letzte Jahr darf nicht vor dem ersten liegen, und mehr als fünf Jahre auf einmal gehen nicht.",
			"The last year must not be before the first, and no more than five years can be done at once.",
		],
		HOLIDAY_SITE_NOT_FOUND: [
			"Einen der Standorte gibt es nicht mehr.",
			"One of the sites no longer exists.",
		],
		HOLIDAY_NOT_OFFERED: [
			"Einer der Tage steht nicht im Kalender dieser Region. Bitte laden Sie die Vorschau neu.",
			"One of the days is not in this region's calendar. Please load the preview again.",
		],
	},
	master: {
		one: ["Feiertag", "Public holiday"],
		many: ["Feiertage", "Public holidays"],
		empty: [
			"Für diese Auswahl gibt es keine Feiertage.",
			"There are no public holidays for this choice.",
		],
		deleteText: [
			"Soll dieser Feiertag wirklich unwiderruflich gelöscht werden?",
			"Do you really want to delete this holiday permanently?",
		],
		inUse: [
			"Der Feiertag kann nicht gelöscht werden, da er noch mit Einträgen verknüpft ist.",
			"The holiday cannot be deleted because other entries are still linked to it.",
		],
		fields: {
			date: ["Datum", "Date"],
			name: ["Bezeichnung", "Name"],
			factor: ["Arbeitsfrei", "Off work"],
			kind: ["Art", "Kind"],
			siteId: ["Standort", "Site"],
		},
		help: {
			factor: [
				"Ein ganzer freier Tag kostet keinen Urlaub, ein halber einen halben Tag, sonst einen ganzen.",
				"A whole day off costs no leave, half a day off costs half a day, anything else a whole day.",
			],
			kind: [
				"Feiertagszuschläge gibt es nur an gesetzlichen Feiertagen.",
				"Holiday surcharges are paid on statutory holidays only.",
			],
		},
		options: {
			kind: {
				PUBLIC: ["Gesetzlicher Feiertag", "Statutory holiday"],
				OTHER: ["Sonstiger Tag", "Other day"],
			},
		},
		extra: { source: ["Herkunft", "Source"], region: ["Importiert für", "Imported for"] },
	},
	school: {
		one: ["Ferien", "School holidays"],
		many: ["Ferien", "School holidays"],
		empty: [
			"Für diese Auswahl gibt es keine Ferien.",
			"There are no school holidays for this choice.",
		],
		deleteText: [
			"Sollen diese Ferien wirklich unwiderruflich gelöscht werden?",
			"Do you really want to delete these school holidays permanently?",
		],
		inUse: [
			"Die Ferien können nicht gelöscht werden, da sie noch mit Einträgen verknüpft sind.",
			"The school holidays cannot be deleted because other entries are still linked to them.",
		],
		fields: {
			name: ["Bezeichnung", "Name"],
			fromDate: ["Erster Tag", "First day"],
			toDate: ["Letzter Tag", "Last day"],
			region: ["Region", "Region"],
			siteId: ["Standort", "Site"],
		},
		help: {
			region: [
				"Die Ferien gelten an allen Standorten der Region. Ohne Region wählen Sie den Standort.",
				"They apply to all sites of the region. Without a region, choose the site.",
			],
		},
	},
	/** First and last day in one. */
	period: ["Zeitraum", "Period"],
	factors: {
		full: ["Ganzer Tag", "Whole day"],
		half: ["Halber Tag", "Half a day"],
		none: ["Nein", "No"],
	},
	/** In lists. */
	kinds: { PUBLIC: ["Gesetzlich", "Statutory"], OTHER: ["Sonstiger", "Other"] },
	source: { IMPORT: ["Import", "Import"], MANUAL: ["Von Hand", "By hand"] },
	countries: {
		DE: ["Deutschland", "Germany"],
		AT: ["Österreich", "Austria"],
		CH: ["Schweiz", "Switzerland"],
	},
	everywhere: ["Alle Standorte", "All sites"],
	everyRegion: ["Alle Regionen", "All regions"],
	noRegion: ["Keine Region", "No region"],
	goneSite: ["Unbekannter Standort", "Unknown site"],
	overview: {
		shown: ["Ansicht", "View"],
		year: ["Jahr", "Year"],
		everyYear: ["Alle Jahre", "All years"],
		site: ["Standort", "Site"],
		import: ["Importieren", "Import"],
	},
	import: {
		about: [
			"Feiertage eines Landes oder einer Region. Was schon da ist, wird nicht noch einmal angelegt; Ferien werden von Hand gepflegt.",
			"Holidays of a country or region. What is already there is not added again; school holidays are maintained by hand.",
		],
		notLoaded: ["Die Vorschau konnte nicht geladen werden.", "The preview could not be loaded."],
		country: ["Land", "Country"],
		region: ["Region", "Region"],
		wholeCountry: ["Nur bundesweite Feiertage", "Nationwide holidays only"],
		fromYear: ["Von Jahr", "From year"],
		toYear: ["Bis Jahr", "To year"],
		sites: ["Standorte", "Sites"],
		sitesHelp: [
			"Ohne Auswahl gelten die Feiertage an allen Standorten.",
			"If none is chosen, the holidays apply to all sites.",
		],
		showOther: [
			"Auch Tage zeigen, an denen meist gearbeitet wird",
			"Also show days on which people usually work",
		],
		day: ["Tag", "Day"],
		name: ["Bezeichnung", "Name"],
		kind: ["Art", "Kind"],
		factor: ["Arbeitsfrei", "Off work"],
		factorOf: [aboutTwo("Arbeitsfrei für #1 am #2"), aboutTwo("Off work for #1 on #2")],
		choose: [aboutTwo("#1 am #2 importieren"), aboutTwo("Import #1 on #2")],
		chooseAll: ["Alle auswählen", "Choose all"],
		present: ["schon da", "already there"],
		other: [about("bereits vorhanden: #"), about("already there: #")],
		none: ["In diesen Jahren gibt es keine Tage.", "There are no days in these years."],
		preview: ["Vorschau", "Preview"],
		start: [
			counted("1 Tag importieren", "# Tage importieren"),
			counted("Import 1 day", "Import # days"),
		],
		saving: ["Feiertage importieren", "Import holidays"],
		done: [
			(added: number, present: number) =>
				`${added} angelegt${present > 0 ? `, ${present} waren schon da` : ""}.`,
			(added: number, present: number) =>
				`${added} added${present > 0 ? `, ${present} were there already` : ""}.`,
		],
		last: ["Zuletzt importiert", "Last imported"],
		lastLine: [
			(region: string, years: string, site: string, at: string) =>
				`${region}, ${years}, ${site}: ${at}`,
			(region: string, years: string, site: string, at: string) =>
				`${region}, ${years}, ${site}: ${at}`,
		],
	},
});
