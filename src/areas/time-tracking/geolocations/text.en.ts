import type { Words } from "#kit/contract/language.ts";
import type { texts as german } from "./text.de.ts";

export const texts = {
	errors: {
		GEOLOCATION_SCOPE_WRONG: "Please choose the site or unit that the place counts for.",
	},
	master: {
		one: "Place",
		many: "Places",
		title: "Manage places",
		create: "Create place",
		edit: "Edit place",
		empty: "There are no places yet.",
		deleteText: "Do you really want to delete this place irrevocably?",
		inUse: "The place cannot be deleted because entries are still linked with it.",
		fields: {
			name: "Name",
			latitude: "Latitude",
			longitude: "Longitude",
			radius: "Radius",
			scope: "Counts for",
			siteId: "Site",
			unitId: "Unit",
		},
		options: { scope: { GLOBAL: "Company", SITE: "Site", UNIT: "Unit" } },
		extra: { placeName: "Site or unit" },
	},
	form: {
		base: "Place",
		position: "Coordinates and radius",
		counts: "Scope",
		latitudeHelp: "North is positive, for example 51.513587",
		longitudeHelp: "East is positive, for example 7.465298",
		radiusHelp: "10 to 50,000 metres",
		metres: "m",
		siteMissing: "Please choose the site.",
		unitMissing: "Please choose the unit.",
		saving: "Save place",
		saved: "Place saved",
		remove: "Delete",
		gone: "This place no longer exists.",
		notLoaded: "The place could not be loaded.",
	},
	locating: {
		take: "Use my position",
		waiting: "Finding your position...",
		cancel: "Cancel",
		taken: (accuracy: string) => `Position taken, accurate to ${accuracy} m.`,
		DENIED:
			"The browser does not give your position away. Allow access in the browser's settings, or enter the coordinates.",
		UNAVAILABLE: "Your position could not be found. Please enter the coordinates.",
		TIMEOUT: "Your position was not found in time. Try again outdoors, or enter the coordinates.",
		map: "Show on OpenStreetMap",
	},
} as const satisfies Words<typeof german>;
