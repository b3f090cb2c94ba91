/** Share of the day that is free of work: a full holiday costs no day of leave, a half one half a day, 0 a whole one. */
export const freeFactors = [0, 0.5, 1] as const;
export type FreeFactor = (typeof freeFactors)[number];

/** PUBLIC: by law, with surcharges; OTHER: given or merely kept. */
export const holidayKinds = ["PUBLIC", "OTHER"] as const;
export type HolidayKind = (typeof holidayKinds)[number];

/** Countries whose holidays can be imported. */
export const holidayCountries = ["DE", "AT", "CH"] as const;
export type HolidayCountry = (typeof holidayCountries)[number];

/**
 * Their regions, as ISO 3166-2 has them. Behind the second dash: municipalities whose holidays differ from their
 * region's, A for Augsburg, KATH for mainly catholic ones, FL for those that keep Corpus Christi.
 */
export const holidayRegions: Readonly<Record<HolidayCountry, readonly string[]>> = {
	// biome-ignore format: one country a paragraph
	DE: [
		"BW", "BY", "BY-KATH", "BY-A", "BE", "BB", "HB", "HH", "HE", "MV", "NI", "NW", "RP", "SL", "SN", "SN-FL", "ST",
		"SH", "TH", "TH-FL",
	],
	AT: ["1", "2", "3", "4", "5", "6", "7", "8", "9"],
	// biome-ignore format: one country a paragraph
	CH: [
		"AG", "AI", "AR", "BE", "BL", "BS", "FR", "GE", "GL", "GR", "JU", "LU", "NE", "NW", "OW", "SG", "SH", "SO", "SZ",
		"TG", "TI", "UR", "VD", "VS", "ZG", "ZH",
	],
};
