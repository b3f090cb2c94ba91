import { inBothLanguages } from "#kit/contract/texts.ts";

/** Words of traces. */
export const texts = inBothLanguages({
	reading: ["Lesevermerk zum Dienstplan", "Read mark of the shift plan"],
	read: ["gelesen", "read"],
});
