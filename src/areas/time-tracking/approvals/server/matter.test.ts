import { beforeAll, describe, expect, test } from "vitest";
import { newId } from "#kit/contract/new-id.ts";
import { sessionCookie } from "#kit/server/http/cookies.ts";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { personWith } from "#kit/testing/open-office.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { swapContract, swapFeature, swapTable } from "./test-swaps.ts";

const server = useTestServer({}, { features: [swapFeature] });
let cookies: Record<"mia" | "boss" | "reader", string>;

beforeAll(async () => {
	await withClient(server().ownerUrl, (client) => client.query(swapTable));
	cookies = await buildTenant(server().ownerUrl, async (tenant) => {
		const hire = async (firstName: string, level: "NONE" | "READ" | "FULL") => {
			const grant = { key: "absences.manage", level } as const;
			return (await personWith(tenant, grant, { firstName, lastName: "Muster" })).cookie;
		};
		return {
			mia: await hire("Mia", "NONE"),
			boss: await hire("Boss", "FULL"),
			reader: await hire("Reader", "READ"),
		};
	});
});

/** The same browser, a second later: histories have an order. */
function as(who: keyof typeof cookies) {
	server().clock.advance({ seconds: 1 });
	const browser = server().browser();
	browser.cookies.set(sessionCookie, cookies[who]);
	return browser;
}

async function plan(day = "2026-12-01"): Promise<string> {
	return (await as("mia").call(swapContract.planSwap, { day })).answer.id;
}

const accept = ["CHRISTMAS_EVE"];

async function requested(day?: string): Promise<string> {
	const id = await plan(day);
	await as("mia").call(swapContract.request, { id, version: 1, accept });
	return id;
}

async function shown(id: string) {
	const { day, state, steps, events, moves } = (await as("mia").call(swapContract.getSwap, { id }))
		.answer;
	return {
		day,
		state,
		moves,
		steps: steps.map(({ purpose, kind, state: as }) => `${purpose} ${kind}=${as}`),
		events: events.map(({ kind, by, reason }) => [kind, by, reason].filter(Boolean).join(" · ")),
	};
}

test("a plan is requested with the steps that it asks for, and approved by a supervisor who skips what is open", async () => {
	const id = await requested();
	expect((await shown(id)).steps).toEqual([
		"REQUEST REQUEST_REASON=OPEN",
		"REQUEST SUBSTITUTE_APPROVAL=OPEN",
		"REQUEST SUPERVISOR_APPROVAL=OPEN",
	]);
	const early = await as("boss").call(swapContract.approve, { id, version: 2 });
	expect(early.status).toBe(422);
	expect(early.refusal.code).toBe("OPEN_APPROVAL_STEP");
	const wanted = { id, version: 2, openStepSuperVisor: true, reason: "Passt" };
	const done = await as("boss").call(swapContract.approve, wanted);
	expect(done.answer).toEqual({ version: 3, state: "APPROVED" });
	expect(await shown(id)).toMatchObject({
		state: "APPROVED",
		steps: [
			"REQUEST REQUEST_REASON=SKIPPED",
			"REQUEST SUBSTITUTE_APPROVAL=SKIPPED",
			"REQUEST SUPERVISOR_APPROVAL=DONE",
		],
		events: ["REQUESTED · Mia Muster", "APPROVED · Boss Muster · Passt"],
	});
});

test("who may only read decides nothing; an older version is refused; a reason given ends its step", async () => {
	const id = await requested();
	const reader = await as("reader").call(swapContract.approve, { id, version: 2 });
	expect(reader.status).toBe(403);
	const stale = await as("boss").call(swapContract.reject, { id, version: 1 });
	expect(stale.refusal.code).toBe("STALE_VERSION");
	const said = { id, version: 2, reason: "Umzug" };
	expect((await as("mia").call(swapContract.giveReason, said)).answer.state).toBe("REQUESTED");
	expect((await shown(id)).steps[0]).toBe("REQUEST REQUEST_REASON=DONE");
	const refused = { id, version: 3, reason: "Zu wenige da" };
	expect((await as("boss").call(swapContract.reject, refused)).answer.state).toBe("REJECTED");
	expect((await shown(id)).events.at(-1)).toBe("REJECTED · Boss Muster · Zu wenige da");
});

test("rules are accepted before it is requested, and what was known stands in the history", async () => {
	const id = await plan("2026-12-24");
	const asked = await as("mia").call(swapContract.request, { id, version: 1 });
	expect(asked.refusal).toMatchObject({
		code: "RULES_VIOLATED",
		violations: [{ code: "CHRISTMAS_EVE" }],
	});
	const done = await as("mia").call(swapContract.request, { id, version: 1, accept });
	expect(done.status).toBe(200);
});

test("an approved one is cancelled by those who decide; others ask for it", async () => {
	const id = await requested();
	const wanted = { id, version: 2, openStepSuperVisor: true };
	await as("boss").call(swapContract.approve, wanted);
	const asked = await as("mia").call(swapContract.cancel, { id, version: 3 });
	expect(asked.answer).toEqual({ version: 4, state: "APPROVED", cancellationRequested: true });
	const again = await as("mia").call(swapContract.cancel, { id, version: 4 });
	expect(again.refusal.code).toBe("CANCELLATION_ALREADY_REQUESTED");
	const done = await as("boss").call(swapContract.cancel, { id, version: 4, reason: "Gern" });
	expect(done.answer).toMatchObject({ state: "CANCELLED", cancellationRequested: false });
	expect((await shown(id)).events.slice(2)).toEqual([
		"CANCELLATION_REQUESTED · Mia Muster",
		"CANCELLED · Boss Muster · Gern",
	]);
});

test("old values count until a change is approved; it is rejected with a reason, or withdrawn", async () => {
	const id = await requested();
	await as("boss").call(swapContract.approve, { id, version: 2, openStepSuperVisor: true });
	const ask = async (version: number, day: string) =>
		(await as("mia").call(swapContract.requestChange, { id, version, day })).answer.changeRequestId;
	const first = { changeRequestId: await ask(3, "2026-12-02"), version: 1 };
	expect(await shown(id)).toMatchObject({ day: "2026-12-01" });
	expect((await shown(id)).moves).toContain("WITHDRAW_CHANGE");
	const silent = await as("boss").call(swapContract.rejectChange, first);
	expect(silent.refusal.code).toBe("REASON_NEEDED");
	await as("boss").call(swapContract.rejectChange, { ...first, reason: "Nein" });
	const second = { changeRequestId: await ask(4, "2026-12-03"), version: 1 };
	await as("mia").call(swapContract.withdrawChange, second);
	const third = { changeRequestId: await ask(5, "2026-12-04"), version: 1, reason: "Passt" };
	expect((await as("boss").call(swapContract.approveChange, third)).status).toBe(200);
	const { day, state, events } = await shown(id);
	expect({ day, state }).toEqual({ day: "2026-12-04", state: "APPROVED" });
	expect(events.slice(2)).toEqual([
		"CHANGE_REQUESTED · Mia Muster",
		"CHANGE_REJECTED · Boss Muster · Nein",
		"CHANGE_REQUESTED · Mia Muster",
		"CHANGE_REQUESTED · Mia Muster",
		"CHANGE_APPROVED · Boss Muster · Passt",
	]);
});

test("those that wait for something stand in the inbox of their person, the newest first; what is refused waits for nothing", async () => {
	const waiting = async () =>
		(await as("mia").call(swapContract.listWaitingSwaps, {})).answer.waiting;
	const before = (await waiting()).map(({ id }) => id);
	const earlier = await requested("2027-01-05");
	const later = await requested("2027-01-06");
	await plan("2027-01-07");
	await as("mia").call(swapContract.giveReason, { id: later, version: 2, reason: "Umzug" });
	expect((await waiting()).filter(({ id }) => !before.includes(id))).toEqual([
		{ id: later, isRequested: true, isAsked: false, owesReason: false },
		{ id: earlier, isRequested: true, isAsked: false, owesReason: true },
	]);
	await as("boss").call(swapContract.reject, { id: earlier, version: 2 });
	expect((await waiting()).map(({ id }) => id)).not.toContain(earlier);
	const boss = await as("boss").call(swapContract.listWaitingSwaps, {});
	expect(boss.answer.waiting).toEqual([]);
});

test("refusals call it by the name it was declared with", async () => {
	const id = await requested();
	const again = await as("mia").call(swapContract.request, { id, version: 2 });
	expect(again.refusal.message).toBe("Beantragt werden kann nur eine geplante Tauschanfrage.");
	const early = await as("boss").call(swapContract.approve, { id, version: 2 });
	expect(early.refusal.message).toBe(
		"Für diese Tauschanfrage sind noch Genehmigungsschritte offen.",
	);
	const own = await as("mia").call(swapContract.request, {
		id: await plan("2026-12-24"),
		version: 1,
	});
	expect(own.refusal.message).toBe(
		"Die Tauschanfrage verletzt Regeln, die Sie zur Kenntnis nehmen müssen.",
	);
});

describe("a question before the decision", () => {
	const question = "Wer übernimmt den Donnerstag?";
	const ask = (who: keyof typeof cookies, id: string, version = 2) =>
		as(who).call(swapContract.ask, { id, version, question });
	const answer = (who: keyof typeof cookies, id: string) =>
		as(who).call(swapContract.answer, { id, version: 2, answer: "Jana" });
	const questions = async (id: string) =>
		(await as("mia").call(swapContract.getSwap, { id })).answer.questions.map((one) => [
			one.by,
			one.answer && `${one.answer.by}: ${one.answer.text}`,
			one.isOpen,
		]);

	test("waits for the person, who answers; state, version, steps and history stay as they are", async () => {
		const id = await requested();
		const before = await shown(id);
		expect((await ask("boss", id)).answer).toEqual({ version: 2, state: "REQUESTED" });
		expect(await shown(id)).toEqual({
			...before,
			moves: expect.arrayContaining(["ANSWER", "GIVE_REASON", "CANCEL"]),
		});
		expect(await questions(id)).toEqual([["Boss Muster", null, true]]);
		const waiting = async () =>
			(await as("mia").call(swapContract.listWaitingSwaps, {})).answer.waiting.find(
				(one) => one.id === id,
			);
		expect(await waiting()).toMatchObject({ isAsked: true });
		expect((await answer("mia", id)).answer).toEqual({ version: 2, state: "REQUESTED" });
		expect(await waiting()).toMatchObject({ isAsked: false });
		expect(await questions(id)).toEqual([["Boss Muster", "Mia Muster: Jana", false]]);
		expect((await ask("boss", id)).status).toBe(200);
		expect(await questions(id)).toHaveLength(2);
	});

	test("ends with the decision that did not wait for its answer", async () => {
		const id = await requested();
		await ask("boss", id);
		await as("boss").call(swapContract.reject, { id, version: 2 });
		expect(await questions(id)).toEqual([["Boss Muster", null, false]]);
		const late = await as("mia").call(swapContract.answer, { id, version: 3, answer: "Jana" });
		expect(late.refusal).toMatchObject({
			code: "NO_QUESTION_ASKED",
			message: "Zu dieser Tauschanfrage ist keine Rückfrage offen.",
		});
	});

	test("is asked by who decides, once at a time, about what waits, as it is now, in words", async () => {
		const id = await requested();
		expect((await ask("reader", id)).status).toBe(403);
		expect((await ask("mia", id)).status).toBe(403);
		expect((await ask("boss", id, 1)).refusal.code).toBe("STALE_VERSION");
		const empty = await as("boss").call(swapContract.ask, { id, version: 2, question: "  " });
		expect(empty.status).toBe(400);
		expect((await ask("boss", newId(Date.now()))).status).toBe(404);
		await ask("boss", id);
		const again = await ask("boss", id);
		expect(again.status).toBe(409);
		expect(again.refusal).toMatchObject({
			code: "QUESTION_ALREADY_ASKED",
			message: "Zu dieser Tauschanfrage ist bereits eine Rückfrage offen.",
		});
		expect((await answer("reader", id)).status).toBe(403);
		const planned = await as("boss").call(swapContract.ask, {
			id: await plan(),
			version: 1,
			question,
		});
		expect(planned.refusal.code).toBe("NOTHING_TO_DECIDE");
	});

	test("of two at once one is asked", async () => {
		const id = await requested();
		const both = await Promise.all([ask("boss", id), ask("boss", id)]);
		expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
		expect(await questions(id)).toHaveLength(1);
	});

	test("stands in the trace with its words", async () => {
		const id = await requested();
		await ask("boss", id);
		await answer("mia", id);
		await withClient(server().adminUrl, async (client) => {
			const { rows } = await client.query(
				"select action, reason from audit_event where entity_id = $1 order by id offset 1",
				[id],
			);
			expect(rows).toEqual([
				{ action: "asked", reason: question },
				{ action: "answered", reason: "Jana" },
			]);
		});
	});
});

test("its trace bears its name; what is no change of it is missing", async () => {
	const id = await requested();
	const changeless = { changeRequestId: id, version: 1 };
	expect((await as("boss").call(swapContract.withdrawChange, changeless)).status).toBe(404);
	await withClient(server().adminUrl, async (client) => {
		const { rows } = await client.query(
			"select entity, action from audit_event where entity_id = $1 order by id",
			[id],
		);
		expect(rows).toEqual([{ entity: "swap", action: "requested" }]);
	});
});
