export const texts = {
	errors: {
		GEOLOCATION_SCOPE_WRONG:
			"Bitte wählen Sie den Standort oder die Abteilung, für die der Ort gilt.",
	},
	master: {
		one: "Ort",
		many: "Orte",
		title: "Orte verwalten",
		create: "Ort anlegen",
		edit: "Ort bearbeiten",
		empty: "Es gibt noch keine Orte.",
		deleteText: "Soll dieser Ort wirklich unwiderruflich gelöscht werden?",
		inUse: "Der Ort kann nicht gelöscht werden, da er noch mit Einträgen verknüpft ist.",
		fields: {
			name: "Name",
			latitude: "Breitengrad",
			longitude: "Längengrad",
			radius: "Umkreis",
			scope: "Gilt für",
			siteId: "Standort",
			unitId: "Abteilung",
		},
		options: {
			scope: { GLOBAL: "Unternehmen", SITE: "Standort", UNIT: "Abteilung" },
		},
		extra: { placeName: "Standort oder Abteilung" },
	},
	form: {
		base: "Ort",
		position: "Koordinaten und Umkreis",
		counts: "Geltungsbereich",
		latitudeHelp: "Norden positiv, zum Beispiel 51,513587",
		longitudeHelp: "Osten positiv, zum Beispiel 7,465298",
		radiusHelp: "10 bis 50.000 Meter",
		metres: "m",
		siteMissing: "Bitte wählen Sie den Standort.",
		unitMissing: "Bitte wählen Sie die Abteilung.",
		saving: "Ort speichern",
		saved: "Ort gespeichert",
		remove: "Löschen",
		gone: "Diesen Ort gibt es nicht mehr.",
		notLoaded: "Der Ort konnte nicht geladen werden.",
	},
	locating: {
		take: "Meinen Standort übernehmen",
		waiting: "Standort wird ermittelt...",
		cancel: "Abbrechen",
		taken: (accuracy: string) => `Standort übernommen, auf ${accuracy} m genau.`,
		DENIED:
			"Der Browser gibt den Standort nicht frei. Erlauben Sie den Zugriff in den Einstellungen des Browsers, oder tragen Sie die Koordinaten ein.",
		UNAVAILABLE:
			"Der Standort konnte nicht ermittelt werden. Bitte tragen Sie die Koordinaten ein.",
		TIMEOUT:
			"Der Standort wurde nicht rechtzeitig ermittelt. Versuchen Sie es im Freien noch einmal, oder tragen Sie die Koordinaten ein.",
		map: "Auf OpenStreetMap ansehen",
	},
} as const;
