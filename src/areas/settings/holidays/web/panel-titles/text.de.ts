export const texts = {
	overview: "Feiertage und Ferien",
	import: "Feiertage importieren",
	publicCreate: "Feiertag anlegen",
	publicEdit: "Feiertag bearbeiten",
	publicDetail: "Feiertag",
	schoolCreate: "Ferien anlegen",
	schoolEdit: "Ferien bearbeiten",
	schoolDetail: "Ferien",
} as const;
