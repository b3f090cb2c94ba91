import { expect, test } from "vitest";
import { type Company, testCompany } from "#areas/staff/units/server/test-company.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { accountant, fromNewYear } from "./test-accounts.ts";

const server = useTestServer();
const nowhere = "01a1fd2c-47a0-70d1-9a38-000000000099";

const userOf = (company: Company, name: string) => company.ids[name] as string;

async function heldBy(company: Company, who: string, whose = who) {
	const userId = userOf(company, whose);
	const browser = company.as(who);
	const reply = await browser.call(contract.listUserSpecialAccounts, { userId });
	return reply.answer.items;
}

test("several accounts go to several people; what cannot be is told pair by pair", async () => {
	const company = await testCompany(server());
	const { browser, create, ready } = accountant(company);
	const night = await ready();
	const sunday = await ready({ code: "SONNTAG", name: "Sonntag" });
	const empty = await create({ code: "LEER" });
	const [mia, sven] = [userOf(company, "Mia"), userOf(company, "Sven")];
	const first = await browser.call(contract.assignSpecialAccounts, {
		userIds: [mia],
		accountIds: [night],
		validFrom: "2026-01-01",
		validTo: "2026-06-30",
	});
	expect(first.answer).toEqual({ assigned: 1, refused: [] });
	const { answer } = await browser.call(contract.assignSpecialAccounts, {
		userIds: [mia, sven, nowhere],
		accountIds: [night, sunday, empty],
		validFrom: "2026-06-30",
		validTo: null,
	});
	expect(answer.assigned).toBe(3);
	const faults = answer.refused.map((one) => [one.user.id, one.account.id, one.fault]);
	expect(faults).toHaveLength(6);
	expect(faults).toEqual(
		expect.arrayContaining([
			[mia, night, "ALREADY_ASSIGNED"],
			[mia, empty, "WITHOUT_RULES"],
			[sven, empty, "WITHOUT_RULES"],
			[nowhere, night, "USER_NOT_FOUND"],
			[nowhere, sunday, "USER_NOT_FOUND"],
			[nowhere, empty, "USER_NOT_FOUND"],
		]),
	);
	const held = await heldBy(company, "Mia");
	expect(held.map(({ code }) => code)).toEqual(["NACHT", "SONNTAG"]);
});

test("archived accounts are not assigned; those for all are everybody's", async () => {
	const company = await testCompany(server());
	const { browser, ready } = accountant(company);
	const archived = await ready({ code: "ALT" });
	await browser.call(contract.updateSpecialAccountState, {
		id: archived,
		version: 1,
		isEnabled: false,
	});
	await ready({ code: "ALLE", isForAll: true });
	const { answer } = await browser.call(contract.assignSpecialAccounts, {
		userIds: [userOf(company, "Mia")],
		accountIds: [archived],
		...fromNewYear,
	});
	expect(answer.refused[0]?.fault).toBe("ACCOUNT_NOT_USABLE");
	expect(await heldBy(company, "Mia")).toMatchObject([
		{ code: "ALLE", isForAll: true, assignments: [], modifiedMinutes: 0 },
	]);
});

async function assigned(company: Company, whose = "Mia") {
	const { browser, ready } = accountant(company);
	const accountId = await ready();
	await browser.call(contract.assignSpecialAccounts, {
		userIds: [userOf(company, whose)],
		accountIds: [accountId],
		...fromNewYear,
	});
	const [held] = await heldBy(company, "Alma", whose);
	return { accountId, browser, id: held?.assignments[0]?.id as string };
}

test("an assignment is ended, never over another one, and taken back", async () => {
	const company = await testCompany(server());
	const { accountId, browser, id } = await assigned(company);
	const change = (version: number, validFrom: string, validTo: string | null) =>
		browser.call(contract.updateSpecialAccountAssignment, {
			assignmentId: id,
			version,
			validFrom,
			validTo,
		});
	const ended = await change(1, "2026-01-01", "2026-06-30");
	expect(ended.answer.version).toBe(2);
	const stale = await change(1, "2026-01-01", null);
	expect(stale.refusal.code).toBe("STALE_VERSION");
	const backwards = await change(2, "2026-07-01", "2026-06-30");
	expect(backwards.refusal.code).toBe("SPECIAL_ACCOUNT_END_BEFORE_BEGIN");
	await browser.call(contract.assignSpecialAccounts, {
		userIds: [userOf(company, "Mia")],
		accountIds: [accountId],
		validFrom: "2026-07-01",
		validTo: null,
	});
	const over = await change(2, "2026-01-01", "2026-07-01");
	expect([over.status, over.refusal.code]).toEqual([422, "SPECIAL_ACCOUNT_ASSIGNED_TWICE"]);
	const gone = { assignmentId: id };
	await browser.call(contract.deleteSpecialAccountAssignment, gone);
	const [held] = await heldBy(company, "Mia");
	expect(held?.assignments.map(({ validFrom }) => validFrom)).toEqual(["2026-07-01"]);
	const linked = await browser.call(contract.deleteSpecialAccount, { id: accountId });
	expect(linked.refusal.code).toBe("IN_USE");
});

test("assigning takes the right for the person", async () => {
	const company = await testCompany(server());
	const { accountId, id } = await assigned(company);
	const other = await testCompany(server());
	const tried = async (from: Company, who: string) => {
		const browser = from.as(who);
		const change = { assignmentId: id, version: 1, ...fromNewYear };
		const replies = [
			await browser.call(contract.listUserSpecialAccounts, { userId: userOf(company, "Mia") }),
			await browser.call(contract.updateSpecialAccountAssignment, change),
			await browser.call(contract.deleteSpecialAccountAssignment, { assignmentId: id }),
		];
		return replies.map(({ status }) => status);
	};
	expect(await tried(company, "Leo")).toEqual([200, 403, 403]);
	expect(await tried(company, "Sven")).toEqual([404, 403, 403]);
	expect(await tried(other, "Alma")).toEqual([404, 404, 404]);
	// ends and corrects, but deletes nothing
	expect(await tried(company, "Hanna")).toEqual([200, 200, 403]);
	const foreign = await other.as("Alma").call(contract.assignSpecialAccounts, {
		userIds: [userOf(company, "Mia"), userOf(other, "Mia")],
		accountIds: [accountId],
		...fromNewYear,
	});
	expect(foreign.answer.assigned).toBe(0);
	expect(foreign.answer.refused.map(({ fault }) => fault)).toEqual([
		"USER_NOT_FOUND",
		"ACCOUNT_NOT_USABLE",
	]);
});

const credit = {
	day: "2026-11-20",
	type: "ENTITLEMENT",
	minutes: 90,
	reason: "Einsatz nachgemeldet",
} as const;

async function modified() {
	const company = await testCompany(server());
	const { accountId } = await assigned(company);
	const userId = userOf(company, "Mia");
	const browser = company.as("Leo");
	const made = await browser.call(contract.createSpecialAccountModification, {
		userId,
		accountId,
		...credit,
	});
	const list = async () =>
		(await browser.call(contract.listSpecialAccountModifications, { userId })).answer.items;
	return { company, accountId, userId, browser, id: made.answer.id, list };
}

test("a correction is taken back and written anew; nothing is lost", async () => {
	const { company, browser, id, list } = await modified();
	const correct = (minutes: number) =>
		browser.call(contract.updateSpecialAccountModification, {
			modificationId: id,
			...credit,
			minutes,
			reason: "Tippfehler",
		});
	const corrected = (await correct(60)).answer.id;
	const [newest, ...former] = await list();
	expect(newest).toMatchObject({ id: corrected, minutes: 60, reversesId: null });
	// the clock of the test stands still: these two bear the same time
	expect(former).toHaveLength(2);
	expect(former.find((one) => one.id === id)).toMatchObject({ minutes: 90, isReversed: true });
	expect(former.find(({ reversesId }) => reversesId === id)).toMatchObject({
		type: "DEDUCTION",
		minutes: 90,
		reason: "Tippfehler",
	});
	const [held] = await heldBy(company, "Mia");
	expect(held?.modifiedMinutes).toBe(60);
	const again = await correct(30);
	expect([again.status, again.refusal.code]).toEqual([409, "SPECIAL_ACCOUNT_MODIFICATION_SETTLED"]);
});

test("a modification is taken back once, its reversal never", async () => {
	const { company, browser, id } = await modified();
	const reverse = (modificationId: string) =>
		browser.call(contract.reverseSpecialAccountModification, {
			modificationId,
			reason: "Doppelt erfasst",
		});
	const [first, second] = await Promise.all([reverse(id), reverse(id)]);
	const done = first.status === 200 ? first : second;
	const statuses = [first.status, second.status];
	expect(statuses.sort()).toEqual([200, 409]);
	const settled = await reverse(done.answer.id);
	expect(settled.refusal.code).toBe("SPECIAL_ACCOUNT_MODIFICATION_SETTLED");
	const [held] = await heldBy(company, "Mia");
	expect(held?.modifiedMinutes).toBe(0);
});

test("modifications take an account in use, and minutes", async () => {
	const { company, accountId, userId, list } = await modified();
	const { browser } = accountant(company);
	const state = { id: accountId, version: 1, isEnabled: false };
	const create = (minutes: number) =>
		browser.call(contract.createSpecialAccountModification, {
			userId,
			accountId,
			...credit,
			minutes,
		});
	expect((await create(0)).refusal.code).toBe("MALFORMED");
	await browser.call(contract.updateSpecialAccountState, state);
	expect((await create(30)).refusal.code).toBe("SPECIAL_ACCOUNT_NOT_USABLE");
	expect(await list()).toHaveLength(1);
});

test("modifications take FULL for the person", async () => {
	const { company, accountId, userId, id } = await modified();
	const other = await testCompany(server());
	const tried = async (from: Company, who: string) => {
		const browser = from.as(who);
		const given = { userId, accountId, ...credit };
		const modificationId = id;
		const replies = [
			await browser.call(contract.listSpecialAccountModifications, { userId }),
			await browser.call(contract.createSpecialAccountModification, given),
			await browser.call(contract.updateSpecialAccountModification, { modificationId, ...credit }),
			await browser.call(contract.reverseSpecialAccountModification, {
				modificationId,
				reason: "Fremd",
			}),
		];
		return replies.map(({ status }) => status);
	};
	expect(await tried(company, "Mia")).toEqual([200, 403, 403, 403]);
	expect(await tried(company, "Sven")).toEqual([404, 403, 403, 403]);
	expect(await tried(other, "Alma")).toEqual([404, 404, 404, 404]);
});
