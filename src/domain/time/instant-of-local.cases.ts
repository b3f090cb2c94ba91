/** Day, minute on the wall clock, zone, disambiguation, instant. */
export const instantOfLocalCases = [
	["2026-11-21", 0, "Europe/Berlin", "compatible", "2026-11-20T23:00Z"],
	["2026-11-21", 495, "Europe/Berlin", "reject", "2026-11-21T07:15Z"],
	["2026-11-21", 1500, "Europe/Berlin", "compatible", "2026-11-22T00:00Z"],
	["2026-11-21", -30, "Europe/Berlin", "compatible", "2026-11-20T22:30Z"],
	["2026-03-28", 1440 + 180, "Europe/Berlin", "reject", "2026-03-29T01:00Z"],
	["2026-03-29", 119, "Europe/Berlin", "reject", "2026-03-29T00:59Z"],
	["2026-03-29", 150, "Europe/Berlin", "compatible", "2026-03-29T01:30Z"],
	["2026-03-29", 150, "Europe/Berlin", "earlier", "2026-03-29T00:30Z"],
	["2026-03-29", 150, "Europe/Berlin", "later", "2026-03-29T01:30Z"],
	["2026-10-25", 119, "Europe/Berlin", "reject", "2026-10-24T23:59Z"],
	["2026-10-25", 150, "Europe/Berlin", "compatible", "2026-10-25T00:30Z"],
	["2026-10-25", 150, "Europe/Berlin", "earlier", "2026-10-25T00:30Z"],
	["2026-10-25", 150, "Europe/Berlin", "later", "2026-10-25T01:30Z"],
	["2026-10-25", 180, "Europe/Berlin", "reject", "2026-10-25T02:00Z"],
	["2026-10-04", 135, "Australia/Lord_Howe", "compatible", "2026-10-03T15:45Z"],
	["2026-10-04", 135, "Australia/Lord_Howe", "earlier", "2026-10-03T15:15Z"],
	["2026-04-05", 105, "Australia/Lord_Howe", "earlier", "2026-04-04T14:45Z"],
	["2026-04-05", 105, "Australia/Lord_Howe", "later", "2026-04-04T15:15Z"],
	["2026-06-01", 360, "Asia/Kolkata", "reject", "2026-06-01T00:30Z"],
	["2028-02-29", 720, "UTC", "reject", "2028-02-29T12:00Z"],
] as const;

/** Not unique in their zone. */
export const rejectedCases = [
	["2026-03-29", 120, "Europe/Berlin"],
	["2026-03-29", 179, "Europe/Berlin"],
	["2026-10-25", 120, "Europe/Berlin"],
	["2026-10-25", 179, "Europe/Berlin"],
	["2011-12-30", 720, "Pacific/Apia"],
] as const;
