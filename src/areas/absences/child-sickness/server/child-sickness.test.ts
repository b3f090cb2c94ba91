import { expect, test } from "vitest";
import { contract as requests } from "#areas/absences/requests/contract.ts";
import { contract as notes } from "#areas/absences/sick-notes/contract.ts";
import { testWard } from "#areas/absences/sick-notes/server/test-sickness.ts";
import { contract as history } from "#areas/settings/log-history/contract.ts";
import type { GivenOf } from "#kit/contract/endpoint.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

// Wednesday, 15 July 2026
const server = useTestServer();

type Given = Partial<GivenOf<typeof contract.createChildCount>>;

/** Lena's child was ill on twelve workdays of March. */
async function ward() {
	const built = await testWard(server());
	const { browser, worker, extra, absent } = built;
	const userId = worker("lena").id;
	const workdays = [2, 3, 4, 5, 6, 9, 10, 11, 12, 13, 16, 17].map(
		(day) => `2026-03-${String(day).padStart(2, "0")}`,
	);
	const march = await absent("child", "2026-03-02", "2026-03-17", { workdays });
	// Thursday to Tuesday: four days of work
	const wanted = { userId, activityId: extra.child, from: "2026-07-16", to: "2026-07-21" };
	const preview = async (who: string) => {
		const { answer } = await browser(who).call(requests.previewAbsence, wanted);
		return [answer.childSick, answer.violations.map(({ code }) => code)];
	};
	const declare = (more: Given = {}, who = "clerk") => {
		const two = { children: 2, isSingleParent: false, validFrom: "2026-01-01", validTo: null };
		return browser(who).call(contract.createChildCount, { userId, ...two, ...more });
	};
	return { ...built, userId, march, wanted, preview, declare };
}

const one = { year: 2026, children: 1, isSingleParent: false, isDeclared: false };

test("days are counted by the year, and more than the law gives are told to who may know, and put aside", async () => {
	const { preview, wanted, browser, sickness, declare } = await ward();
	const told = { ...one, quota: "15", before: "12", after: "16", left: "-1" };
	expect(await preview("lena")).toEqual([[told], ["CHILD_SICK_QUOTA"]]);
	// who decides, but may not know of illness
	expect(await preview("boss")).toEqual([null, []]);
	const ask = (more: object) =>
		browser("lena").call(requests.requestAbsence, { ...wanted, state: "APPROVED", ...more });
	expect(await ask({})).toMatchObject({
		status: 422,
		refusal: { violations: [{ code: "CHILD_SICK_QUOTA", quota: 150_000, after: 160_000 }] },
	});
	const { id } = (await ask({ accept: ["CHILD_SICK_QUOTA"] })).answer;
	await declare();
	const shown = { ...told, children: 2, isDeclared: true, quota: "30", left: "14" };
	expect(await sickness("nurse", id)).toMatchObject({
		...{ childSick: [shown], continuedPay: null, earlier: [] },
	});
});

test("with a child that is ill nobody is ill herself: no leave comes back, no pay is counted", async () => {
	const { absent, march, note, sickness, taken, browser } = await ward();
	await absent("leave", "2026-03-02", "2026-03-03", { workdays: ["2026-03-02", "2026-03-03"] });
	await note("clerk", march, "2026-03-02", "2026-03-17", { receivedOn: "2026-03-18" });
	expect([(await sickness("lena", march)).creditedBack, await taken()]).toEqual(["0", -2]);
	const own = await absent("sick", "2026-07-06", "2026-07-10");
	expect(await sickness("lena", own)).toMatchObject({
		...{ childSick: null, earlier: [], continuedPay: { calendarDays: 42, usedDays: 5 } },
	});
	await absent("sick", "2026-02-02", "2026-02-03");
	const same = { absenceId: march, version: 0, workedOnFirstDay: false, sameIllnessAs: own };

	const refused = await browser("clerk").call(notes.updateSickness, same);
	expect(refused.refusal.code).toBe("SAME_ILLNESS_UNFIT");
});

test("how many children there are is said from a day on, ends what was said before, and stands in the history", async () => {
	const { declare, browser, userId, preview } = await ward();
	const first = await declare({ children: 1, isSingleParent: true });
	expect(await preview("lena")).toMatchObject([[{ quota: "30", isSingleParent: true }], []]);
	await declare({ validFrom: "2026-07-20" });
	expect(await preview("lena")).toMatchObject([[{ quota: "30", children: 2 }], []]);
	const { items } = (await browser("lena").call(contract.listChildCounts, { userId })).answer;
	expect(items.map(({ validFrom, validTo }) => [validFrom, validTo])).toEqual(
		expect.arrayContaining([
			["2026-01-01", "2026-07-19"],
			["2026-07-20", null],
		]),
	);
	const within = { validFrom: "2026-03-01", validTo: "2026-08-31" };
	expect((await declare(within)).refusal.code).toBe("CHILD_COUNT_OVERLAPS");
	const turned = { validFrom: "2025-03-01", validTo: "2025-02-01" };
	expect((await declare(turned)).refusal.code).toBe("CHILD_COUNT_TURNED");
	expect((await declare({ children: 21 })).status).toBe(400);
	expect((await declare({}, "lena")).status).toBe(403);
	const asked = await browser("boss").call(contract.listChildCounts, { userId });
	expect(asked.refusal.code).toBe("FORBIDDEN");
	const about = { entity: "child_count", entityId: first.answer.id };
	const { events } = (await browser("clerk").call(history.getLogHistory, about)).answer;
	expect(events.map(({ action }) => action).sort()).toEqual(["changed", "created"]);
});
