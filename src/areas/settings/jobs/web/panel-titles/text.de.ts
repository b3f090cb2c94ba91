export const texts = {
	task: "Aufgabe",
} as const;
