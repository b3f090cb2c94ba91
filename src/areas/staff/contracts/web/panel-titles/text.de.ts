/** Apart from the feature's other words: panels are known from the start, their words when they are opened. */
export const texts = {
	contract: "Arbeitsvertrag",
	wages: "Löhne und Gehälter",
	wageCreate: "Lohn anlegen",
	wageEdit: "Lohn bearbeiten",
} as const;
