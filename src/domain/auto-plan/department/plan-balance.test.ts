import { expect, test } from "vitest";
import { cases } from "./plan-balance.cases.ts";
import { planBalance } from "./plan-balance.ts";
import { planOf } from "./test-department.ts";

test.each(cases)("$title", ({ people, given, wishes, shares, law }) => {
	const plan = planOf({
		...{ from: "2026-12-07", to: "2026-12-13", people },
		needs: given.map((one) => one.split(" ").slice(0, 2).join(" ")),
	});
	const found = planBalance(
		plan,
		plan.needs.map((need, nth) => ({ need, userId: given[nth]?.split(" ")[2] ?? "" })),
	);
	const said = {
		wishes: found.wishes.map(({ userId, wish, isGranted }) =>
			[userId, wish.available ? "work" : "free", isGranted ? "yes" : "no"].join(" "),
		),
		shares: found.shares.map(
			({ userId, nights, weekends, yearNights, yearWeekends }) =>
				`${userId} ${nights}+${yearNights - nights} nights, ${weekends}+${yearWeekends - weekends} weekends`,
		),
		law: [
			...[found.law.restMinutes, found.law.nightsInRow, found.law.daysInRow],
			found.law.averageMinutes,
		],
	};
	expect(said).toMatchObject({
		...(wishes && { wishes }),
		...(shares && { shares }),
		...(law && { law }),
	});
	expect([found.law.leastRestMinutes, found.law.mostAverageMinutes]).toEqual([660, 2880]);
});
