import { expect, test } from "vitest";
import { texts } from "../../text.ts";
import { employedWords } from "./employed-words.ts";

type Basis = Parameters<typeof employedWords>[0];
const basis = (twelfths: number, entry: string | null, exit: string | null): Basis => ({
	...{ twelfths, entry, exit },
});
const [march, october] = ["2026-03-01", "2026-10-31"];

// biome-ignore format: a table, one case a line
test.each<[Basis, string, string]>([
	[basis(12, null, null), "Ganzes Jahr: 12 von 12 Monaten.", "The whole year: 12 of 12 months."],
	[basis(5, "2026-07-02", null), "Eintritt am 2026-07-02: 5 von 12 vollen Monaten.", "Entry on 2026-07-02: 5 of 12 full months."],
	[basis(12, march, null), "Eintritt am 2026-03-01: Die Wartezeit von sechs Monaten endet im Jahr, voller Anspruch.", "Entry on 2026-03-01: the waiting time of six months ends within the year, all of it is due."],
	[basis(4, null, "2026-04-30"), "Austritt am 2026-04-30: 4 von 12 vollen Monaten.", "Exit on 2026-04-30: 4 of 12 full months."],
	[basis(12, null, october), "Austritt am 2026-10-31 in der zweiten Jahreshälfte nach der Wartezeit: voller Anspruch.", "Exit on 2026-10-31 in the second half of the year after the waiting time: all of it is due."],
	[basis(12, march, october), "Austritt am 2026-10-31 in der zweiten Jahreshälfte nach der Wartezeit: voller Anspruch.", "Exit on 2026-10-31 in the second half of the year after the waiting time: all of it is due."],
	[basis(2, march, "2026-05-10"), "Beschäftigt vom 2026-03-01 bis 2026-05-10: 2 von 12 vollen Monaten.", "Employed from 2026-03-01 to 2026-05-10: 2 of 12 full months."],
])("%o", (given, german, english) => {
	const said = (["de-DE", "en-EN"] as const).map((language) =>
		employedWords(given, texts[language].why, (day) => day),
	);
	expect(said).toEqual([german, english]);
});
