import { expect, test } from "vitest";
import { type Estg3bCase, estg3bCases } from "./estg-3b.cases.ts";
import { estg3bAccounts } from "./estg-3b.ts";
import { instant, landCalendar, minutesByCode, piece } from "./test-pieces.ts";
import { withChurchSundays } from "./with-church-sundays.ts";
import type { WorkedPiece } from "./worked-piece.ts";

test.each(estg3bCases)("$title", (given) => {
	const { title: _, land, begin: __, end: ___, pause: ____, churchSundays, ...rates } = given;
	const calendar = landCalendar(land);
	const found = minutesByCode(
		piecesOf(given),
		estg3bAccounts,
		churchSundays ? withChurchSundays(calendar) : calendar,
	);
	const expected = Object.entries(rates).map(([code, minutes]) => [code.toUpperCase(), minutes]);
	expect(found).toEqual(Object.fromEntries(expected));
});

function piecesOf({ begin, end, pause }: Estg3bCase): WorkedPiece[] {
	const whole = piece(instant(begin), instant(end));
	if (pause === undefined) return [whole];
	const [pauseBegin, pauseEnd] = pause.map((time) => instant(time)) as [
		WorkedPiece["begin"],
		WorkedPiece["end"],
	];
	return [
		{ ...whole, end: pauseBegin },
		{ ...whole, begin: pauseEnd },
	];
}
