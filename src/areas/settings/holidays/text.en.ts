import type { Words } from "#kit/contract/language.ts";
import type { texts as german } from "./text.de.ts";

export const texts = {
	errors: {
		SCHOOL_HOLIDAY_ENDS_BEFORE_BEGIN: "The last day of the holidays is before the first.",
		SCHOOL_HOLIDAY_TWO_PLACES: "School holidays are for a region or for a site, not for both.",
		HOLIDAY_REGION_NOT_FOUND: "The country has no such region.",
		HOLIDAY_YEARS_UNFIT:
			"The last year must not be before the first, and no more than five years can be done at once.",
		HOLIDAY_SITE_NOT_FOUND: "One of the sites does not exist any more.",
		HOLIDAY_NOT_OFFERED:
			"One of the days is not in this region's calendar. Please load the preview again.",
	},
	master: {
		one: "Public holiday",
		many: "Public holidays",
		title: "Public and school holidays",
		create: "Add public holiday",
		edit: "Edit public holiday",
		empty: "There are no public holidays for this choice.",
		deleteText: "Do you really want to delete this holiday for good?",
		inUse: "The holiday cannot be deleted because other entries are still linked with it.",
		fields: {
			date: "Date",
			name: "Name",
			factor: "Work-free factor",
			kind: "Kind",
			siteId: "Site",
		},
		help: {
			factor:
				"How much of the day is free. At 1 it costs no leave, at 0.5 half a day, at 0 a whole day.",
			kind: "Holiday surcharges are paid on statutory holidays only.",
		},
		options: { kind: { PUBLIC: "Statutory holiday", OTHER: "Other day" } },
		extra: { source: "Source", region: "Imported for" },
	},
	school: {
		one: "School holidays",
		many: "School holidays",
		create: "Add school holidays",
		edit: "Edit school holidays",
		empty: "There are no school holidays for this choice.",
		deleteText: "Do you really want to delete these school holidays for good?",
		inUse:
			"The school holidays cannot be deleted because other entries are still linked with them.",
		fields: {
			name: "Name",
			fromDate: "First day",
			toDate: "Last day",
			region: "Region",
			siteId: "Site",
		},
		help: { region: "They are for all sites of the region." },
	},
	factors: {
		full: "1 – all free",
		half: "0.5 – half free",
		none: "0 – not free",
	},
	source: { IMPORT: "Import", MANUAL: "By hand" },
	countries: { DE: "Germany", AT: "Austria", CH: "Switzerland" },
	everywhere: "All sites",
	everyRegion: "All regions",
	noRegion: "No region",
	goneSite: "Unknown site",
	overview: {
		shown: "View",
		year: "Year",
		everyYear: "All years",
		site: "Site",
		import: "Import",
	},
	import: {
		title: "Import holidays",
		about:
			"Holidays of a country or region. What is there already is not added again; school holidays are kept by hand.",
		notLoaded: "The preview could not be loaded.",
		country: "Country",
		region: "Region",
		wholeCountry: "Nationwide holidays only",
		fromYear: "From year",
		toYear: "To year",
		sites: "Sites",
		sitesHelp: "Without a choice the holidays are for all sites.",
		showOther: "Show days of remembrance and other days too",
		day: "Day",
		name: "Name",
		kind: "Kind",
		factor: "Factor",
		factorOf: (name: string, day: string) => `Factor of ${name} on ${day}`,
		choose: (name: string, day: string) => `Import ${name} on ${day}`,
		chooseAll: "Choose all",
		present: "already there",
		other: (name: string) => `holds on this day: ${name}`,
		none: "There are no days in these years.",
		preview: "Preview",
		start: (count: number) => (count === 1 ? "Import 1 day" : `Import ${count} days`),
		saving: "Import holidays",
		done: (added: number, present: number) =>
			`${added} added${present > 0 ? `, ${present} were there already` : ""}.`,
		last: "Imported last",
		lastLine: (region: string, years: string, site: string, at: string) =>
			`${region}, ${years}, ${site}: ${at}`,
	},
} as const satisfies Words<typeof german>;
