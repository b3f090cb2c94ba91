import { expect, test } from "vitest";
import { dayOfIso } from "../time/iso-day.ts";
import { guessColumns } from "./guess-columns.ts";
import { type KnownAbsence, planAbsences } from "./plan-absences.ts";

const usual = { isOpen: true, isIllnessOpen: true, isOneself: false, closedMonths: [] };
const since2025 = [{ from: "2025-01-01", to: null }];
const people = [
	{ ...usual, id: "ada", personnelNo: "0042", employments: since2025, closedMonths: ["2026-01"] },
	{ ...usual, id: "ben", personnelNo: "7", employments: since2025, isIllnessOpen: false },
	{
		...{ ...usual, id: "eve", personnelNo: "8" },
		employments: [
			{ from: "2025-01-01", to: "2025-12-31" },
			{ from: "2026-03-01", to: null },
		],
	},
	{ ...usual, id: "ina", personnelNo: "1", employments: since2025, isOneself: true },
	{ ...usual, id: "far", personnelNo: "9", employments: since2025, isOpen: false },
];
const kind = { exclusive: true, bookingUnit: "HALF_DAYS" } as const;
const kinds = [
	{ ...kind, id: "leave", name: "Urlaub", code: "U", classType: "LEAVE" },
	{ ...kind, id: "sick", name: "Krank", code: "K", classType: "SICK" },
	{ ...kind, id: "school", name: "Schule", code: null, classType: "ABSENCE", bookingUnit: "DAYS" },
	{ ...kind, id: "doctor", name: "Arzt", code: null, classType: "ABSENCE", bookingUnit: "HOURS" },
	{ ...kind, id: "one", name: "Doppelt", code: null, classType: "ABSENCE" },
	{ ...kind, id: "two", name: "doppelt", code: null, classType: "ABSENCE" },
] as const;
const there: KnownAbsence = {
	...{ id: "there", userId: "ada", activityId: "leave", from: "2026-08-03", to: "2026-08-07" },
	...{ fromPart: "WHOLE", toPart: "WHOLE", isSick: false, exclusive: true, isByHours: false },
};

/** Each line as `action`, or its faults as `field CODE value`. */
function planned(...lines: readonly string[]) {
	const head = ["Personalnr.", "Art", "Von", "Bis", "Halbe Tage", "Bemerkung"];
	const found = planAbsences(
		lines.map((cells, nth) => ({ line: nth + 2, cells: cells.split(";") })),
		{
			...{ people, kinds, absences: [there], today: dayOfIso("2026-11-21") },
			mapping: guessColumns("ABSENCES", head),
		},
	);
	return found.map((one) =>
		one.action === "FAULTY"
			? one.faults.map(({ field, code, value }) => [field, code, value].filter(Boolean).join(" "))
			: one.action === "NEW"
				? [
						one.row.userId,
						one.row.activityId,
						one.row.from,
						one.row.fromPart,
						one.row.to,
						one.row.toPart,
					].join(" ")
				: one.action,
	);
}

test.each([
	["0042;Urlaub;01.07.2026;10.07.2026;;", "ada leave 2026-07-01 WHOLE 2026-07-10 WHOLE"],
	["0042;u;2026-07-01;;vormittags;Arzt", "ada leave 2026-07-01 FIRST_HALF 2026-07-01 FIRST_HALF"],
	["0042;K;01.07.2026;03.07.2026;beide;", "ada sick 2026-07-01 SECOND_HALF 2026-07-03 FIRST_HALF"],
	[
		"0042;Urlaub;01.07.2026;03.07.2026;letzter;",
		"ada leave 2026-07-01 WHOLE 2026-07-03 FIRST_HALF",
	],
	// beside leave somebody may fall ill
	["0042;Krank;04.08.2026;05.08.2026;;", "ada sick 2026-08-04 WHOLE 2026-08-05 WHOLE"],
	["0042;Urlaub;03.08.2026;07.08.2026;;", "UNCHANGED"],
	["0042;Urlaub;07.08.2026;10.08.2026;;", ["fromDate OVERLAPS 2026-08-03"]],
	["0042;Urlaub;10.07.2026;01.07.2026;;", ["toDate REVERSED"]],
	[
		"0042;Urlaub;01.07.2020;10.07.2026;;",
		["toDate TOO_FAR", "fromDate NO_EMPLOYMENT 2020-07-01", "fromDate IN_CLOSED_MONTH 2026-01"],
	],
	["0042;Urlaub;01.07.2026;10.07.2026;vormittags;", ["halfDays BAD_HALF vormittags"]],
	["0042;Schule;01.07.2026;;nachmittags;", ["halfDays WHOLE_DAYS_ONLY"]],
	["0042;Arzt;01.07.2026;;;", "ada doctor 2026-07-01 WHOLE 2026-07-01 WHOLE"],
	["0042;Doppelt;01.07.2026;;;", ["absenceKind UNKNOWN_ENTRY Doppelt"]],
	["0042;Kur;01.07.2026;;;", ["absenceKind UNKNOWN_ENTRY Kur"]],
	["7;Krank;01.07.2026;;;", ["absenceKind UNKNOWN_ENTRY Krank"]],
	["99;Urlaub;01.07.2026;;;", ["personnelNo UNKNOWN_PERSON 99"]],
	["1;Urlaub;01.07.2026;;;", ["personnelNo OWN_ABSENCE"]],
	["9;Urlaub;01.07.2026;;;", ["personnelNo PERSON_OUT_OF_SCOPE"]],
	["8;Urlaub;30.12.2025;02.01.2026;;", ["toDate NO_EMPLOYMENT 2026-01-02"]],
	["8;Urlaub;30.12.2025;03.03.2026;;", ["toDate NO_EMPLOYMENT 2026-03-03"]],
	["0042;Urlaub;20.01.2026;;;", ["fromDate IN_CLOSED_MONTH 2026-01"]],
	[";;;;;", ["personnelNo MISSING", "absenceKind MISSING", "fromDate MISSING"]],
	["7;Urlaub;32.07.2026;;;", ["fromDate BAD_DATE 32.07.2026"]],
])("%s", (line, found) => {
	expect(planned(line)).toEqual([found]);
});

test("lines that contradict each other are told at the later one; two halves of a day do not", () => {
	expect(
		planned(
			"7;Urlaub;01.07.2026;03.07.2026;letzter;",
			"7;Urlaub;03.07.2026;;nachmittags;",
			"7;Schule;02.07.2026;;;",
			"0042;Urlaub;02.07.2026;;;",
		),
	).toEqual([
		"ben leave 2026-07-01 WHOLE 2026-07-03 FIRST_HALF",
		"ben leave 2026-07-03 SECOND_HALF 2026-07-03 SECOND_HALF",
		["fromDate OVERLAPS_LINE 2"],
		"ada leave 2026-07-02 WHOLE 2026-07-02 WHOLE",
	]);
});
