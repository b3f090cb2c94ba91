import { about, inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	errors: {
		GEOLOCATION_SCOPE_WRONG: [
			"Bitte wählen Sie den Standort oder die Abteilung, für die der Ort gilt.",
			"Please choose the site or department that the place applies to.",
		],
	},
	master: {
		one: ["Ort", "Place"],
		many: ["Orte", "Places"],
		create: ["Ort anlegen", "Create place"],
		empty: [
			"Hier stehen die Orte, an denen gebucht werden darf. Noch gibt es keine.",
			"The places where clocking in is allowed are listed here. There are none yet.",
		],
		deleteText: [
			"Soll dieser Ort wirklich unwiderruflich gelöscht werden?",
			"Do you really want to delete this place permanently?",
		],
		inUse: [
			"Der Ort kann nicht gelöscht werden, da er noch mit Einträgen verknüpft ist.",
			"The place cannot be deleted because entries are still linked to it.",
		],
		fields: {
			name: ["Name", "Name"],
			latitude: ["Breitengrad", "Latitude"],
			longitude: ["Längengrad", "Longitude"],
			radius: ["Umkreis", "Radius"],
			scope: ["Gilt für", "Applies to"],
			siteId: ["Standort", "Site"],
			unitId: ["Abteilung", "Department"],
		},
		help: {
			latitude: [
				"Norden positiv, zum Beispiel 51,513587",
				"North is positive, for example 51.513587",
			],
			longitude: ["Osten positiv, zum Beispiel 7,465298", "East is positive, for example 7.465298"],
			radius: ["10 bis 50.000 Meter", "10 to 50,000 metres"],
		},
		options: {
			scope: {
				GLOBAL: ["Unternehmen", "Company"],
				SITE: ["Standort", "Site"],
				UNIT: ["Abteilung", "Department"],
			},
		},
		extra: { placeName: ["Standort oder Abteilung", "Site or department"] },
	},
	form: {
		base: ["Ort", "Place"],
		position: ["Koordinaten und Umkreis", "Coordinates and radius"],
		counts: ["Geltungsbereich", "Scope"],
		metres: ["m", "m"],
		siteMissing: ["Bitte wählen Sie den Standort.", "Please choose the site."],
		unitMissing: ["Bitte wählen Sie die Abteilung.", "Please choose the department."],
		remove: ["Löschen", "Delete"],
		gone: ["Diesen Ort gibt es nicht mehr.", "This place no longer exists."],
		notLoaded: ["Der Ort konnte nicht geladen werden.", "The place could not be loaded."],
	},
	locating: {
		take: ["Meinen Standort übernehmen", "Use my position"],
		waiting: ["Standort wird ermittelt...", "Finding your position..."],
		cancel: ["Abbrechen", "Cancel"],
		taken: [
			about("Standort übernommen, auf # m genau."),
			about("Position taken, accurate to # m."),
		],
		DENIED: [
			"Der Browser gibt den Standort nicht frei. Erlauben Sie den Zugriff in den Einstellungen des Browsers, oder tragen Sie die Koordinaten ein.",
			"The browser does not share your position. Allow access in the browser's settings, or enter the coordinates.",
		],
		UNAVAILABLE: [
			"Der Standort konnte nicht ermittelt werden. Bitte tragen Sie die Koordinaten ein.",
			"Your position could not be found. Please enter the coordinates.",
		],
		TIMEOUT: [
			"Der Standort wurde nicht rechtzeitig ermittelt. Versuchen Sie es im Freien noch einmal, oder tragen Sie die Koordinaten ein.",
			"Your position was not found in time. Try again outdoors, or enter the coordinates.",
		],
		map: ["Auf OpenStreetMap ansehen", "Show on OpenStreetMap"],
	},
});
