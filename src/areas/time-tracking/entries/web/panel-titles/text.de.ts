export const texts = {
	detail: "Zeiteintrag",
	create: "Zeiteintrag anlegen",
	edit: "Zeiteintrag bearbeiten",
	reasonRequest: "Begründung angeben",
	bulkInsert: "Mehrere Zeiteinträge anlegen",
	extendedFilter: "Erweiterter Filter",
	list: "Zeiteinträge",
	requestChange: "Änderung beantragen",
} as const;
