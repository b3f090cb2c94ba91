import { expect, test } from "vitest";
import { expiringUntil, openLeave, type StandingLine } from "./open-leave.ts";

/** `KIND ORIGIN days until`, "^" before the origin: carried over from 2025. */
function line(written: string): StandingLine {
	const [kind, origin = "", days, until] = written.split(" ");
	return {
		kind: kind as StandingLine["kind"],
		origin: origin.replace("^", ""),
		units: Number(days) * 10_000,
		effectiveOn: "2026-01-01",
		expiresOn: until ?? null,
		fromYear: origin.startsWith("^") ? 2025 : null,
	};
}

const grants = ["ENTITLEMENT STATUTORY 20 2026-12-31", "ENTITLEMENT CONTRACTUAL 10 2027-03-31"];

// biome-ignore format: a table, one case a line
test.each([
	["nothing taken", grants, ["STATUTORY 20", "CONTRACTUAL 10"]],
	["taken of each by name", [...grants, "TAKEN STATUTORY -20", "TAKEN CONTRACTUAL -2"], ["CONTRACTUAL 8"]],
	["carried apart from the year's own", ["CARRY_OVER ^STATUTORY 3 2026-03-31", ...grants, "TAKEN ^STATUTORY -2"], ["STATUTORY 1", "STATUTORY 20", "CONTRACTUAL 10"]],
	["what has lapsed is gone", ["CARRY_OVER ^STATUTORY 3 2026-03-31", ...grants, "EXPIRY ^STATUTORY -3"], ["STATUTORY 20", "CONTRACTUAL 10"]],
	["a cut is spread", [...grants, "CUT PARENTAL -15"], ["STATUTORY 10", "CONTRACTUAL 5"]],
	["more taken than there is", ["ENTITLEMENT STATUTORY 2", "TAKEN STATUTORY -5"], []],
	["given by hand, and taken by hand from what lapses first", [...grants, "MODIFICATION EXTRA 2 2026-06-30", "MODIFICATION EXTRA -3"], ["STATUTORY 19", "CONTRACTUAL 10"]],
])("%s", (_title, written, left) => {
	const open = openLeave(written.map(line));
	expect(open.map(({ origin, units }) => `${origin} ${units / 10_000}`)).toEqual(left);
});

test("what lapses together is told once, the soonest first, and less of it once more is taken", () => {
	const lines = ["ENTITLEMENT AGE 1 2026-12-31", ...grants, "CARRY_OVER ^EXTRA 2 2026-03-31"].map(
		line,
	);
	const until = (wanted: Parameters<typeof openLeave>[1]) =>
		expiringUntil(openLeave(lines, wanted), "2026-12-31").map(({ day, units }) => [day, units]);
	expect(until([])).toEqual([
		["2026-03-31", 20_000],
		["2026-12-31", 210_000],
	]);
	// after March what was carried over is out of reach
	expect(until([{ day: "2026-05-04", units: 10_000 }])).toEqual([
		["2026-03-31", 20_000],
		["2026-12-31", 200_000],
	]);
});
