import { inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	running: ["Die Datei entsteht als Aufgabe", "A task makes the file"],
	runningText: [
		"Sobald sie fertig ist, können Sie sie bei der Aufgabe herunterladen.",
		"As soon as it is ready, you can download it from the task.",
	],
});
