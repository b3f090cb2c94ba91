import { expect, test } from "vitest";
import { holidayCountries, holidayRegions } from "#domain/holidays/holiday-facts.ts";
import { languages } from "#kit/contract/language.ts";
import { regionName } from "#kit/region-names/region-name.ts";
import { texts } from "#kit/region-names/text.ts";

test("every region with a calendar has a name, and every named one has a calendar", () => {
	for (const country of holidayCountries) {
		const regions = [...holidayRegions[country]].sort();
		expect(Object.keys(texts["de-DE"][country]).sort()).toEqual(regions);
		for (const region of regions) {
			for (const language of languages) {
				const name = regionName(language, country, region);
				expect(name).not.toBe(region);
			}
		}
	}
	expect(regionName("de-DE", "DE", "BY-A")).toBe("Bayern, Stadt Augsburg");
	expect(regionName("de-DE", "DE", "XX")).toBe("XX");
});
