/** Day, zone, begin, length in minutes. */
export const dayBoundsCases = [
	["2026-11-21", "Europe/Berlin", "2026-11-20T23:00Z", 1440],
	["2026-07-21", "Europe/Berlin", "2026-07-20T22:00Z", 1440],
	["2026-03-29", "Europe/Berlin", "2026-03-28T23:00Z", 1380],
	["2026-10-25", "Europe/Berlin", "2026-10-24T22:00Z", 1500],
	["2028-02-29", "Europe/Berlin", "2028-02-28T23:00Z", 1440],
	["2026-03-29", "Asia/Kolkata", "2026-03-28T18:30Z", 1440],
	["2026-10-25", "UTC", "2026-10-25T00:00Z", 1440],
	["2026-10-04", "Australia/Lord_Howe", "2026-10-03T13:30Z", 1410],
	["2026-04-05", "Australia/Lord_Howe", "2026-04-04T13:00Z", 1470],
	// midnight is missing: the day begins at 01:00
	["2018-11-04", "America/Sao_Paulo", "2018-11-04T03:00Z", 1380],
	// the hour before midnight is there twice
	["2018-02-17", "America/Sao_Paulo", "2018-02-17T02:00Z", 1500],
	// the hour after midnight is there twice
	["2025-11-02", "America/Havana", "2025-11-02T04:00Z", 1500],
	// a day that Samoa left out to change sides of the date line
	["2011-12-29", "Pacific/Apia", "2011-12-29T10:00Z", 1440],
	["2011-12-30", "Pacific/Apia", "2011-12-30T10:00Z", 0],
	["2011-12-31", "Pacific/Apia", "2011-12-30T10:00Z", 1440],
] as const;
