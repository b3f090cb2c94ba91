/** Local times in Berlin ("+": the second one of an hour shown twice) → minutes by account; none: the account is absent. */
export interface Estg3bCase {
	readonly title: string;
	readonly land: string;
	readonly begin: string;
	readonly end: string;
	readonly pause?: readonly [begin: string, end: string];
	readonly churchSundays?: true;
	readonly night25?: number;
	readonly night40?: number;
	readonly sunday50?: number;
	readonly holiday125?: number;
	readonly holiday150?: number;
}

// biome-ignore format: a table, one case a line
export const estg3bCases: readonly Estg3bCase[] = [
	{ title: "a night in the week", land: "NW", begin: "2026-06-09 20:00", end: "2026-06-10 06:00", night25: 360, night40: 240 },
	{ title: "begun after midnight: nothing at 40 %", land: "NW", begin: "2026-06-10 00:30", end: "2026-06-10 06:00", night25: 330 },
	{ title: "a Sunday with its evening", land: "NW", begin: "2026-06-14 14:00", end: "2026-06-14 22:00", night25: 120, sunday50: 480 },
	{ title: "Sunday night runs on to Monday 4 h", land: "NW", begin: "2026-06-14 22:00", end: "2026-06-15 06:00", night25: 240, night40: 240, sunday50: 360 },
	{ title: "begun at Monday 0 h: no longer Sunday", land: "NW", begin: "2026-06-15 00:00", end: "2026-06-15 06:00", night25: 360 },
	{ title: "1 May", land: "NW", begin: "2026-05-01 06:00", end: "2026-05-01 14:00", holiday150: 480 },
	{ title: "the night after 1 May", land: "NW", begin: "2026-05-01 22:00", end: "2026-05-02 06:00", night25: 240, night40: 240, holiday150: 360 },
	{ title: "Christmas Eve from 14 h", land: "NW", begin: "2026-12-24 08:00", end: "2026-12-24 18:00", holiday150: 240 },
	{ title: "Boxing Day into Sunday: the higher one to 4 h", land: "NW", begin: "2026-12-26 22:00", end: "2026-12-27 06:00", night25: 240, night40: 240, sunday50: 120, holiday150: 360 },
	{ title: "New Year's Eve from 14 h", land: "NW", begin: "2026-12-31 12:00", end: "2026-12-31 20:00", holiday125: 360 },
	{ title: "Corpus Christi in North Rhine-Westphalia", land: "NW", begin: "2026-06-04 06:00", end: "2026-06-04 14:00", holiday125: 480 },
	{ title: "and not in Berlin", land: "BE", begin: "2026-06-04 06:00", end: "2026-06-04 14:00" },
	{ title: "Assumption where most are not catholic", land: "BY", begin: "2028-08-15 06:00", end: "2028-08-15 14:00" },
	{ title: "Day of Repentance and the night after", land: "SN", begin: "2026-11-18 22:00", end: "2026-11-19 06:00", night25: 240, night40: 240, holiday125: 360 },
	{ title: "Easter Sunday is a Sunday", land: "NW", begin: "2026-04-05 08:00", end: "2026-04-05 16:00", sunday50: 480 },
	{ title: "Easter Sunday where it passes for a holiday", land: "NW", begin: "2026-04-05 08:00", end: "2026-04-05 16:00", churchSundays: true, holiday125: 480 },
	{ title: "Easter Sunday into Easter Monday", land: "NW", begin: "2026-04-05 22:00", end: "2026-04-06 06:00", night25: 240, night40: 240, sunday50: 120, holiday125: 360 },
	{ title: "the night after Easter Monday", land: "NW", begin: "2026-04-06 22:00", end: "2026-04-07 06:00", night25: 240, night40: 240, holiday125: 360 },
	{ title: "the long night: nine real hours", land: "NW", begin: "2026-10-24 22:00", end: "2026-10-25 06:00", night25: 240, night40: 300, sunday50: 420 },
	{ title: "the short night, begun at 0 h", land: "NW", begin: "2026-03-29 00:00", end: "2026-03-29 08:00", night25: 300, sunday50: 420 },
	{ title: "from 02:30 to 02:30 of the hour shown twice", land: "NW", begin: "2026-10-25 02:30", end: "2026-10-25 02:30+", night25: 60, sunday50: 60 },
	{ title: "World Children's Day in Thuringia", land: "TH", begin: "2027-09-20 06:00", end: "2027-09-20 14:00", holiday125: 480 },
	{ title: "Berlin's day of 2025 is none in Brandenburg", land: "BB", begin: "2025-05-08 06:00", end: "2025-05-08 14:00" },
	{ title: "taken up in the afternoon", land: "NW", begin: "2026-06-09 16:00", end: "2026-06-10 02:00", night25: 240, night40: 120 },
	{ title: "a pause after midnight is left out, the shift goes on", land: "NW", begin: "2026-06-09 22:00", end: "2026-06-10 06:00", pause: ["2026-06-10 02:00", "2026-06-10 02:30"], night25: 240, night40: 210 },
	{ title: "3 October into a Sunday: the holiday to 4 h", land: "NW", begin: "2026-10-03 22:00", end: "2026-10-04 06:00", night25: 240, night40: 240, sunday50: 120, holiday125: 360 },
	{ title: "a Sunday before a holiday: from 0 h the holiday", land: "NW", begin: "2026-05-24 22:00", end: "2026-05-25 06:00", night25: 240, night40: 240, sunday50: 120, holiday125: 360 },
	{ title: "New Year's Eve into New Year's Day and its night", land: "NW", begin: "2026-12-31 22:00", end: "2027-01-01 06:00", night25: 240, night40: 240, holiday125: 480 },
	{ title: "Christmas Eve into Christmas Day", land: "NW", begin: "2026-12-24 22:00", end: "2026-12-25 06:00", night25: 240, night40: 240, holiday150: 480 },
	{ title: "1 May on a Sunday", land: "NW", begin: "2033-05-01 08:00", end: "2033-05-01 16:00", holiday150: 480 },
	{ title: "Christmas Eve on a Sunday: two rates in a day", land: "NW", begin: "2028-12-24 08:00", end: "2028-12-24 18:00", sunday50: 360, holiday150: 240 },
	{ title: "2 May begun at 0 h: nothing of the holiday", land: "NW", begin: "2026-05-02 00:00", end: "2026-05-02 06:00", night25: 360 },
	{ title: "Whit Sunday where it passes for a holiday", land: "NW", begin: "2026-05-24 08:00", end: "2026-05-24 16:00", churchSundays: true, holiday125: 480 },
	{ title: "Whit Sunday in Brandenburg", land: "BB", begin: "2026-05-24 08:00", end: "2026-05-24 16:00", holiday125: 480 },
	{ title: "an ordinary day", land: "NW", begin: "2026-06-09 08:00", end: "2026-06-09 16:00" },
	{ title: "over two midnights", land: "NW", begin: "2026-06-09 18:00", end: "2026-06-11 05:00", night25: 660, night40: 480 },
];
