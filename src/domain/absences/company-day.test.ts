import { expect, test } from "vitest";
import type { LeaveRange } from "../leave/day-cost.ts";
import { dayOfIso, isoOfDay } from "../time/iso-day.ts";
import type { DayPart } from "../working-time/layout/absence-span.ts";
import {
	type CompanyDayFacts,
	type CompanyDayWish,
	companyDayFate,
	withinEmployment,
} from "./company-day.ts";

const clean: CompanyDayFacts = {
	costs: [{ cost: 0 }, { cost: 10_000 }],
	violations: [],
	isClosed: false,
	isOwn: false,
};
const broken = (severity: "INFO" | "WARNING" | "ERROR", acceptable = true) => ({
	violations: [{ severity, acceptable }],
});
const wish = (onViolation: "SKIP" | "CREATE", chosen: CompanyDayWish["chosen"] = null) => ({
	onViolation,
	chosen,
});

// biome-ignore format: a table, one case a line
test.each<[string, Partial<CompanyDayFacts>, CompanyDayWish, string | null, boolean]>([
	["nothing stands against it", {}, wish("SKIP"), null, true],
	["nothing stands against it, and she is left out by name", {}, wish("CREATE", "SKIP"), "CHOSEN", true],
	["what is only to be known", broken("INFO"), wish("SKIP"), null, true],
	["a warning, which is to leave people out", broken("WARNING"), wish("SKIP"), "RULES", true],
	["a warning, which is put aside for all", broken("WARNING"), wish("CREATE"), null, true],
	["a warning, which is put aside for her", broken("WARNING"), wish("SKIP", "CREATE"), null, true],
	["a barrier that is put aside", broken("ERROR"), wish("CREATE"), null, true],
	["what nobody may put aside", broken("ERROR", false), wish("CREATE", "CREATE"), "RULES", false],
	["she does not work then", { costs: [{ cost: 0 }] }, wish("CREATE", "CREATE"), "NO_WORKDAY", false],
	["her month is closed", { isClosed: true }, wish("CREATE", "CREATE"), "MONTH_CLOSED", false],
	["it is her own", { isOwn: true }, wish("CREATE", "CREATE"), "OWN", false],
])("%s", (_, facts, wanted, leftOut, mayChoose) => {
	expect(companyDayFate({ ...clean, ...facts }, wanted)).toEqual({ leftOut, mayChoose });
});

/** `24` the 24th of December, `24a` its first half, `24b-27` from its second half on. */
function range(written: string): LeaveRange {
	const [first = "", last = first] = written.split("-");
	const part = (one: string): DayPart =>
		one.endsWith("a") ? "FIRST_HALF" : one.endsWith("b") ? "SECOND_HALF" : "WHOLE";
	return {
		...{ from: day(first), to: day(last) },
		...{ fromPart: part(first), toPart: part(last) },
	};
}

const day = (written: string) => dayOfIso(`2026-12-${written.slice(0, 2)}`);

function written(one: LeaveRange | null): string | null {
	if (one === null) return null;
	const mark = (part: DayPart) => ({ WHOLE: "", FIRST_HALF: "a", SECOND_HALF: "b" })[part];
	const first = `${isoOfDay(one.from).slice(8)}${mark(one.fromPart)}`;
	return one.from === one.to ? first : `${first}-${isoOfDay(one.to).slice(8)}${mark(one.toPart)}`;
}

// biome-ignore format: a table, one case a line
test.each<[string, string | null, string | null, string | null, string | null]>([
	["24-31", null, null, null, "24-31"],
	["24-31", "10", null, null, "24-31"],
	["24-31", "28", null, null, "28-31"],
	["24-31", null, "27", null, "24-27"],
	["24b-31a", "24", "31", null, "24b-31a"],
	["24b-31a", "25", "30", null, "25-30"],
	["24b-31a", "31", null, null, "31a"],
	["24b-31a", null, "24", null, "24b"],
	["24a", "24", "24", null, "24a"],
	["24-31", null, null, "29", "29-31"],
	["24-27", "28", null, null, null],
	["24-27", null, "23", null, null],
])("%s within an employment from %s to %s, since %s: %s", (days, from, to, since, expected) => {
	const [first, last, begin] = [from, to, since].map((one) => (one === null ? null : day(one)));
	const employment = { from: first ?? null, to: last ?? null };
	expect(written(withinEmployment(range(days), employment, begin))).toBe(expected);
});
