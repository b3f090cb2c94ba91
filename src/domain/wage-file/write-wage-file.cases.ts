import { lodas, lug, type WriteCase } from "./wage-file-case.ts";

type Row = readonly [
	title: string,
	given: WriteCase["given"],
	lines: readonly string[],
	findings?: readonly string[],
	omitted?: readonly number[],
];

const lodasLine = {
	personnelNo: "101",
	wageType: 100,
	processingKey: 1,
	minutes: 10_110,
	costCentre: "1000",
};
const lugMonth = { personnelNo: "101", wageType: 1000, minutes: 10_110, costCentre: "1000" };
const leave = {
	personnelNo: "101",
	kind: "CALENDAR",
	day: 8,
	absenceKey: "U",
	wageType: 1600,
	minutes: 480,
	dayFactor: "1",
} as const;
const sick = (day: number) =>
	({
		personnelNo: "102",
		kind: "CALENDAR",
		day,
		absenceKey: "K",
		minutes: 480,
		dayFactor: "1",
	}) as const;
const free = (day: number, absenceKey = "K") =>
	({ personnelNo: "102", kind: "CALENDAR", day, absenceKey, workFree: true }) as const;
const hours = (minutes: number) => ({ ...lugMonth, minutes, costCentre: null });

// biome-ignore format: a table, one case a line
const rows: readonly Row[] = [
	["DV01 hours", lodas(lodasLine), ["10;101;01.06.2026;100;1;168,50;1000;"]],
	["DV02 night hours", lodas({ ...lodasLine, wageType: 510, minutes: 735 }), ["10;101;01.06.2026;510;1;12,25;1000;"]],
	["days of leave without a wage type", lodas({ personnelNo: "102", processingKey: 71, dayFactor: "2.5" }), ["10;102;01.06.2026;;71;2,50;;"]],
	["an amount below zero", lodas({ personnelNo: "102", wageType: 300, processingKey: 2, cents: -1_234 }), ["10;102;01.06.2026;300;2;-12,34;;"]],
	["a number of its own for the record", { ...lodas(lodasLine), recordId: 20 }, ["20;101;01.06.2026;100;1;168,50;1000;"]],
	["columns that only one line needs", lodas(lodasLine, { ...lodasLine, personnelNo: "102", costUnit: "7", factor: "1.5", note: "Prämie für März" }), ["10;101;01.06.2026;100;1;168,50;1000;;;;", "10;102;01.06.2026;100;1;168,50;1000;7;1,50;Prämie für März;"]],
	["a number of the company", { ...lodas({ ...lodasLine, personnelNo: "A-17" }), companyPersonnelNumbers: true }, ["10;A-17;01.06.2026;100;1;168,50;1000;"]],
	["by person and wage type", lodas({ ...lodasLine, personnelNo: "1000" }, { ...lodasLine, personnelNo: "99", wageType: 510 }, { ...lodasLine, personnelNo: "99" }), ["10;99;01.06.2026;100;1;168,50;1000;", "10;99;01.06.2026;510;1;168,50;1000;", "10;1000;01.06.2026;100;1;168,50;1000;"]],
	["no processing key", lodas({ ...lodasLine, processingKey: null }), ["10;101;01.06.2026;100;;168,50;1000;"], ["1/5 VALUE_MISSING?"]],
	["a processing key of four digits", lodas({ ...lodasLine, processingKey: 1000 }), [], ["1/5 VALUE_RANGE"], [1]],
	["hours without a wage type", lodas({ ...lodasLine, wageType: null }), [], ["1/4 WAGE_TYPE_RANGE"], [1]],
	["a wage type of five digits", lodas({ ...lodasLine, wageType: 10_000 }), [], ["1/4 WAGE_TYPE_RANGE"], [1]],
	["nothing to pay is not carried", lodas({ ...lodasLine, minutes: 0 }), [], ["1/6 VALUE_RANGE?"]],
	["no value", lodas({ ...lodasLine, minutes: null }), [], ["1/6 VALUE_MISSING"], [1]],
	["two values", lodas({ ...lodasLine, cents: 5 }), [], ["1/6 VALUE_RANGE"], [1]],
	["days of the calendar are no matter of LODAS", lodas({ ...lodasLine, kind: "CALENDAR", day: 3, absenceKey: "K" }), [], ["1/- FIELD_COUNT", "1/- FIELD_COUNT"], [1]],
	["a correction booked in its own month", lodas({ ...lodasLine, month: "2026-04" }), ["10;101;01.04.2026;100;1;168,50;1000;"]],

	["a file of one month alone", lug({ ...lugMonth, month: "2026-04" }), [], ["1/- FIELD_COUNT"], [1]],
	["DV04 a sum of the month", lug(lugMonth), ["101;;;1000;;;168,50;;;1000;;"]],
	["DV05 a day of leave", lug(leave), ["101;8;U;1600;8,00;1,00;;;;;;"]],
	["half a day of leave", lug({ ...leave, wageType: null, minutes: 240, dayFactor: 0.5 }), ["101;8;U;;4,00;0,50;;;;;;"]],
	["DV07 sick on a free day", lug(free(13)), ["102;13;K;;;;;;;;;"]],
	["DV09 sick from Thursday to Monday", lug(sick(11), sick(12), free(13), free(14), sick(15)), ["102;11;K;;8,00;1,00;;;;;;", "102;12;K;;8,00;1,00;;;;;;", "102;13;K;;;;;;;;;", "102;14;K;;;;;;;;;", "102;15;K;;8,00;1,00;;;;;;"]],
	["all fields", lug({ ...lugMonth, factor: "-1.005", wageChange: "12", costUnit: "T1", note: "Zürich – Spätschicht" }), ["101;;;1000;;;168,50;-1,01;12,00;1000;T1;Zürich – Spätschicht"]],
	["days and money as sums", lug({ ...lugMonth, minutes: null, dayFactor: "2.345" }, { ...lugMonth, wageType: 8000, minutes: null, cents: -5 }), ["101;;;1000;;;2,35;;;1000;;", "101;;;8000;;;-0,05;;;1000;;"]],
	["halves go away from zero", lug(hours(100), { ...hours(-100), wageType: 1001 }), ["101;;;1000;;;1,67;;;;;", "101;;;1001;;;-1,67;;;;;"]],
	["hours of a key for hours alone", lug({ personnelNo: "101", kind: "CALENDAR", day: 3, absenceKey: "FS", minutes: 90 }), ["101;3;FS;;1,50;;;;;;;"]],
	["zeros before a number are none", lug({ ...lugMonth, personnelNo: "00101" }), ["101;;;1000;;;168,50;;;1000;;"]],
	["a number of the company in two spellings is two numbers", { ...lug({ ...lugMonth, personnelNo: "A1" }, { ...lugMonth, personnelNo: "a1" }), companyPersonnelNumbers: true }, ["A1;;;1000;;;168,50;;;1000;;", "a1;;;1000;;;168,50;;;1000;;"]],
	["sums of a person before her days", lug(leave, { ...hours(60), wageType: 1500 }, hours(60)), ["101;;;1000;;;1,00;;;;;", "101;;;1500;;;1,00;;;;;", "101;8;U;1600;8,00;1,00;;;;;;"]],

	["no number of a person", lug({ ...lugMonth, personnelNo: null }, { ...lugMonth, personnelNo: "" }), [], ["1/1 PERSONNEL_NO", "2/1 PERSONNEL_NO"], [1, 2]],
	["numbers of no person", lug({ ...lugMonth, personnelNo: "0" }, { ...lugMonth, personnelNo: "100000" }, { ...lugMonth, personnelNo: "A1" }), [], ["1/1 PERSONNEL_NO", "2/1 PERSONNEL_NO", "3/1 PERSONNEL_NO"], [1, 2, 3]],
	["one number in two spellings", lug(lugMonth, { ...lugMonth, personnelNo: "00101" }), ["101;;;1000;;;168,50;;;1000;;"], ["2/1 PERSONNEL_NO"], [2]],
	["a day that June does not have", lug({ ...leave, day: 31 }, { ...leave, day: 0 }, { ...leave, day: null }), [], ["1/2 DAY_RANGE", "2/2 DAY_RANGE", "3/2 DAY_RANGE"], [1, 2, 3]],
	["a key that DATEV does not have", lug({ ...leave, absenceKey: "ZA" }, { ...leave, absenceKey: null }), [], ["1/3 ABSENCE_KEY_UNKNOWN", "2/3 ABSENCE_KEY_UNKNOWN"], [1, 2]],
	["a key that has ended", lug({ ...leave, absenceKey: "KS" }), [], ["1/3 ABSENCE_KEY_UNKNOWN"], [1]],
	["a key while it was there", { ...lug({ ...leave, absenceKey: "KS" }), month: "2021-03" }, ["101;8;KS;1600;8,00;1,00;;;;;;"]],
	["a day and a key in a sum of the month", lug({ ...lugMonth, day: 3, absenceKey: "U" }), [], ["1/2 DAY_RANGE", "1/3 ABSENCE_KEY_UNKNOWN"], [1]],
	["wage types between the ranges", lug({ ...lugMonth, wageType: 6000 }, { ...lugMonth, wageType: 7999 }, { ...lugMonth, wageType: 0 }, { ...lugMonth, wageType: null }), [], ["1/4 WAGE_TYPE_RANGE", "2/4 WAGE_TYPE_RANGE", "3/4 WAGE_TYPE_RANGE", "4/4 WAGE_TYPE_RANGE"], [1, 2, 3, 4]],
	["wage types at the ends of the ranges", lug(...[1, 5999, 8000, 9999].map((wageType) => ({ ...hours(60), wageType }))), ["101;;;1;;;1,00;;;;;", "101;;;5999;;;1,00;;;;;", "101;;;8000;;;1,00;;;;;", "101;;;9999;;;1,00;;;;;"]],
	["more hours than a month has", lug(hours(744 * 60 + 1), hours(-744 * 60)), ["101;;;1000;;;-744,00;;;;;"], ["1/7 VALUE_RANGE"], [1]],
	["hours of a day above 24, below nothing", lug({ ...sick(3), minutes: 1441 }, { ...sick(4), minutes: -60 }), [], ["1/5 VALUE_RANGE", "2/5 VALUE_RANGE"], [1, 2]],
	["three quarters of a day of leave", lug({ ...leave, minutes: 360, dayFactor: "0.75" }), [], ["1/6 DAY_FACTOR_NOT_ALLOWED"], [1]],
	["leave without its part of the day", lug({ ...leave, dayFactor: null }), [], ["1/6 VALUE_MISSING"], [1]],
	["a part of a day beside hours alone", lug({ ...leave, absenceKey: "KU" }), [], ["1/6 DAY_FACTOR_NOT_ALLOWED"], [1]],
	["half a day of unpaid leave", lug({ ...leave, absenceKey: "UU", dayFactor: "0.5" }), [], ["1/6 DAY_FACTOR_NOT_ALLOWED"], [1]],
	["money on a day", lug({ ...leave, cents: 100 }), [], ["1/7 VALUE_RANGE"], [1]],
	["a workday of sickness without hours", lug({ ...sick(3), minutes: null, dayFactor: null }), [], ["1/5 VALUE_MISSING"], [1]],
	["hours on a free day", lug({ ...sick(3), workFree: true }), [], ["1/5 VALUE_RANGE"], [1]],
	["nothing to pay", lug(hours(0), { ...hours(0), minutes: null, dayFactor: "0.001" }), [], ["1/7 VALUE_RANGE?", "2/7 VALUE_RANGE?"]],
	["no value at all", lug({ ...lugMonth, minutes: null }), [], ["1/7 VALUE_MISSING"], [1]],
	["more than a day on a day", lug({ ...leave, minutes: 240, dayFactor: "0.5" }, { ...leave, dayFactor: "1" }), ["101;8;U;1600;4,00;0,50;;;;;;"], ["2/6 DAY_SUM"], [2]],
	["more than 24 hours on a day", lug({ ...leave, absenceKey: "FS", dayFactor: null, minutes: 1_000 }, { ...leave, absenceKey: "KU", dayFactor: null, minutes: 441 }), ["101;8;FS;1600;16,67;;;;;;;"], ["2/5 DAY_SUM"], [2]],
	["something beside an interruption", lug({ ...leave, absenceKey: "FS", dayFactor: null, minutes: 60 }, { ...free(8, "UU"), personnelNo: "101" }), ["101;8;FS;1600;1,00;;;;;;;"], ["2/3 DAY_SUM"], [2]],
	["a weekend that was forgotten", lug(sick(12), sick(15)), ["102;12;K;;8,00;1,00;;;;;;", "102;15;K;;8,00;1,00;;;;;;"], ["2/2 GAP_IN_SICKNESS?"]],
	["no gap: another absence, another illness, a change of key", lug(sick(1), { ...leave, personnelNo: "102", day: 2 }, sick(3), { ...free(4, "K6") }, sick(13)), ["102;1;K;;8,00;1,00;;;;;;", "102;2;U;1600;8,00;1,00;;;;;;", "102;3;K;;8,00;1,00;;;;;;", "102;4;K6;;;;;;;;;", "102;13;K;;8,00;1,00;;;;;;"]],
	["too long", lug({ ...lugMonth, costCentre: "412000001" }, { ...lugMonth, costUnit: "412000001" }, { ...lugMonth, note: "x".repeat(31) }), [], ["1/10 COST_CENTRE_LENGTH", "2/11 COST_CENTRE_LENGTH", "3/12 NOTE_LENGTH"], [1, 2, 3]],
	["characters without a place", lug({ ...lugMonth, note: "Nacht ≥ 24:00" }, { ...lugMonth, note: "a;b" }, { ...lugMonth, note: "a\r\nb" }, { ...lugMonth, costCentre: "Łódź" }), [], ["1/12 CHARACTER", "2/12 CHARACTER", "3/12 CHARACTER", "4/10 CHARACTER"], [1, 2, 3, 4]],
	["what cannot be transferred is said", lug({ ...lugMonth, processingKey: 1 }), ["101;;;1000;;;168,50;;;1000;;"], ["1/- FIELD_COUNT?"]],
	["changes of wage are no matter of LODAS", lodas({ ...lodasLine, wageChange: "12.5" }), [], ["1/- FIELD_COUNT"], [1]],
	["no office", { ...lug(lugMonth), consultantNo: "12", clientNo: "123456" }, [], ["-/1 HEADER", "-/2 HEADER"], [1]],
];

export const writeCases: readonly WriteCase[] = rows.map(
	([title, given, lines, findings = [], omitted = []]) => ({
		title,
		given,
		lines,
		findings,
		omitted,
	}),
);
