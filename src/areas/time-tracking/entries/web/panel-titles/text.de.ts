export const texts = {
	detail: "Zeiteintrag",
	create: "Zeiteintrag anlegen",
	edit: "Zeiteintrag bearbeiten",
	reasonRequest: "Begründung angeben",
	requestChange: "Änderung beantragen",
} as const;
