import { expect, test } from "vitest";
import type { GivenOf } from "#kit/contract/endpoint.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { testDesk } from "./test-desk.ts";

const server = useTestServer();
type Asked = GivenOf<typeof contract.listTimeTrackingsOf>;

/** Lena has three entries, Head one in the ward. */
async function filled() {
	const desk = await testDesk(server());
	const { browser, enter, extra, worker } = desk;
	await enter("boss", { state: "APPROVED" });
	await enter("lena", { span: ["13:00", "14:00"], activityId: extra.overtime });
	await enter("lena", { span: ["+09:00", "+10:00"], state: "PLANNED" });
	await enter("boss", { userId: worker("head").id, state: "APPROVED" });
	const list = async (who: string, asked: Asked = {}) => {
		const { answer } = await browser(who).call(contract.listTimeTrackingsOf, asked);
		return answer;
	};
	const shown = async (who: string, asked: Asked = {}) =>
		(await list(who, asked)).items.map(
			({ user, begin, state }) => `${user.firstName} ${begin.slice(8, 16)} ${state}`,
		);
	return { ...desk, list, shown };
}

test("everybody's entries, of whom one may read, the newest first", async () => {
	const { list, shown, browser } = await filled();
	expect(await shown("reader")).toEqual([
		"lena 21T09:00 PLANNED",
		"lena 20T13:00 REQUESTED",
		expect.stringMatching(/20T08:00 APPROVED/),
		expect.stringMatching(/20T08:00 APPROVED/),
	]);
	expect(await shown("head")).toEqual(["head 20T08:00 APPROVED"]);
	const second = await list("boss", { page: 2, pageSize: 3 });
	expect([second.total, second.items.length]).toEqual([4, 1]);
	expect((await list("boss", { page: 9, pageSize: 3 })).total).toBe(4);
	const refused = await browser("lena").call(contract.listTimeTrackingsOf, {});
	expect([refused.status, refused.refusal.permission]).toEqual([403, "timetrackings.manage"]);
});

test("filters narrow by person, unit, days, state, activity, what is open, and words", async () => {
	const { shown, extra, worker } = await filled();
	const overtime = ["lena 20T13:00 REQUESTED"];
	const head = ["head 20T08:00 APPROVED"];
	expect(await shown("boss", { userIds: [worker("head").id] })).toEqual(head);
	expect(await shown("boss", { unitIds: [extra.ward] })).toEqual(head);
	expect(await shown("boss", { from: "2026-11-21" })).toEqual(["lena 21T09:00 PLANNED"]);
	expect(await shown("boss", { to: "2026-11-19" })).toEqual([]);
	expect(await shown("boss", { states: ["REQUESTED"] })).toEqual(overtime);
	expect(await shown("boss", { activityIds: [extra.overtime] })).toEqual(overtime);
	expect(await shown("boss", { isOpen: "true" })).toEqual(overtime);
	expect(await shown("boss", { search: "muster überst" })).toEqual(overtime);
	expect(await shown("boss", { sortBy: "user", states: ["APPROVED"] })).toEqual([
		"head 20T08:00 APPROVED",
		"lena 20T08:00 APPROVED",
	]);
});

test("what somebody has to decide is what others ask: not one's own, nor what one may only read", async () => {
	const { shown, enter, extra, activities, browser, worker } = await filled();
	const requested = ["lena 20T13:00 REQUESTED"];
	const toDecide = { toDecide: "true" } as const;
	const own = { userId: worker("boss").id, activityId: extra.overtime };
	expect((await enter("boss", own)).status).toBe(200);
	expect(await shown("boss", toDecide)).toEqual(requested);
	expect(await shown("clerk", toDecide)).toEqual([]);
	expect(await shown("head", toDecide)).toEqual([]);
	// a change that is asked for waits too, until it is decided
	const entry = await enter("vera", { userId: worker("tom").id, state: "APPROVED" });
	const asked = await browser("tom").call(contract.requestTimeTrackingChange, {
		id: entry.answer.id,
		version: 1,
		begin: "2026-11-20T08:00:00Z",
		end: "2026-11-20T13:00:00Z",
		activityId: activities.work,
		reason: "Länger geblieben",
	});
	expect(asked.status).toBe(200);
	expect((await shown("vera", toDecide)).toSorted()).toEqual([
		"boss 20T08:00 REQUESTED",
		...requested,
		"tom 20T08:00 APPROVED",
	]);
});

test("each row says what its reader may do", async () => {
	const { list } = await filled();
	const moves = async (who: string) => (await list(who, { states: ["REQUESTED"] })).items[0]?.moves;
	expect(await moves("boss")).toEqual(["APPROVE", "REJECT", "ASK", "EDIT", "CANCEL"]);
	expect(await moves("clerk")).toEqual(["EDIT", "CANCEL"]);
	expect(await moves("reader")).toEqual([]);
});

test("the list is exported as it is shown", async () => {
	const { browser } = await filled();
	const response = await browser("boss").fetch("/api/list-exports", {
		method: "POST",
		body: JSON.stringify({
			list: "time-tracking.entries",
			format: "CSV_DE",
			columns: ["user", "day", "duration", "state", "openSteps"],
			filter: { states: ["REQUESTED"] },
		}),
	});
	const lines = (await response.text()).replace("\uFEFF", "").split("\r\n");
	expect(lines.slice(0, 2)).toEqual([
		"Mitarbeiter;Tag;Dauer;Status;Offene Schritte",
		"Muster, lena;20.11.2026;1:00;Beantragt;Zustimmung der Leitung offen",
	]);
});

test("everybody is told what time can be entered for, and what it asks for", async () => {
	const { browser } = await testDesk(server());
	const { answer } = await browser("lena").call(contract.listTrackingActivities, {});
	const names = answer.activities.map(({ name }) => name);
	expect(names).toEqual(expect.arrayContaining(["Arbeitszeit", "Dienstgang"]));
	expect(names).not.toContain("Kur");
	// every company begins with one of this name; ours asks for a reason
	expect(answer.activities).toContainEqual(
		expect.objectContaining({
			name: "Dienstgang",
			reasonRequired: true,
			needsApproval: false,
			reasons: [expect.objectContaining({ text: "Post geholt" })],
		}),
	);
	expect(answer.activities.find(({ name }) => name === "Überstunden")).toMatchObject({
		needsApproval: true,
		reasons: [],
	});
});
