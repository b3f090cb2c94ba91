export const texts = {
	why: "Warum?",
	whyDay: (day: string) => `Warum? ${day} im Detail`,
	whyMonth: (month: string) => `Warum? ${month} in der Auswertung`,
} as const;
