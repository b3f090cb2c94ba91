export const texts = {
	detail: "Auswertung",
	export: "Export",
	targetActualDetail: "Soll/Ist im Detail",
} as const;
