import { describe, expect, test } from "vitest";
import type { GivenOf } from "#kit/contract/endpoint.ts";
import { newId } from "#kit/contract/new-id.ts";
import { sessionCookie } from "#kit/server/http/cookies.ts";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { insertSession } from "#kit/testing/insert-session.ts";
import type { TenantBuilder } from "#kit/testing/tenant-builder.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

const server = useTestServer();

async function office() {
	const built = await buildTenant(server().ownerUrl, async (tenant) => {
		const unitId = await tenant.unit("Station 2");
		return {
			boss: await person(tenant, "Albers", "Personalabteilung"),
			lead: await person(tenant, "Brandt", "Abteilungsleitung", unitId),
			lena: await person(tenant, "Vogt", "Mitarbeiter", unitId),
		};
	});
	const as = ({ cookie }: { readonly cookie: string }) => {
		const browser = server().browser();
		browser.cookies.set(sessionCookie, cookie);
		return browser;
	};
	const browser = as(built.boss);
	const create = async (name: string, levels: string[] = []) => {
		const type = levels.length > 0 ? "LEVEL" : "BOOLEAN";
		const given = { name, type, levels } as const;
		return (await browser.call(contract.createQualification, given)).answer;
	};
	const assign = (qualificationId: string, more: Partial<Held> = {}) =>
		browser.call(contract.createUserQualification, {
			userId: built.lena.id,
			qualificationId,
			level: null,
			validFrom: "2026-01-01",
			validTo: null,
			...more,
		});
	return { ...built, as, browser, create, assign };
}

type Held = GivenOf<typeof contract.createUserQualification>;

async function person(tenant: TenantBuilder, lastName: string, role: string, unitId?: string) {
	const { id } = await tenant.person({
		firstName: "Lena",
		lastName,
		roles: [role],
		...(unitId === undefined ? {} : { unitId }),
	});
	return { id, cookie: (await insertSession(tenant, id)).cookie };
}

describe("a qualification", () => {
	test.each([
		["LEVEL", []],
		["BOOLEAN", ["Grundkurs"]],
		["LEVEL", ["Grundkurs", "Grundkurs"]],
	] as const)("of type %s cannot have levels %j", async (type, levels) => {
		const { browser } = await office();
		const { refusal } = await browser.call(contract.createQualification, {
			name: "Kinästhetik",
			type,
			levels: [...levels],
		});
		expect(refusal.code).toBe("QUALIFICATION_LEVELS_WRONG");
	});

	test("keeps its type, and every level that somebody holds", async () => {
		const { browser, create, assign } = await office();
		const made = await create("Kinästhetik", ["Grundkurs", "Aufbaukurs"]);
		await assign(made.id, { level: 2 });
		const save = (levels: string[]) =>
			browser.call(contract.updateQualification, {
				id: made.id,
				version: 1,
				name: "Kinästhetik",
				type: "BOOLEAN",
				levels,
			});
		expect((await save(["Grundkurs"])).refusal.code).toBe("QUALIFICATION_LEVEL_IN_USE");
		const { answer } = await save(["Stufe 1", "Stufe 2", "Stufe 3"]);
		expect(answer).toMatchObject({ type: "LEVEL", userCount: 1 });
	});

	test("that somebody holds cannot be deleted", async () => {
		const { browser, create, assign } = await office();
		const { id } = await create("Ersthelfer");
		await assign(id);
		const { refusal } = await browser.call(contract.deleteQualification, { id });
		expect(refusal.code).toBe("IN_USE");
	});
});

const change = (id: string, level: number) => ({
	id,
	version: 1,
	level,
	validFrom: "2026-01-01",
	validTo: null,
});

describe("assignments", () => {
	test("are made, listed on both sides, changed and taken back", async () => {
		const { browser, create, assign, lena } = await office();
		const levelled = await create("Kinästhetik", ["Grundkurs", "Aufbaukurs"]);
		const ended = { level: 1, validTo: "2026-06-30" };
		const { answer } = await assign(levelled.id, ended);
		expect(answer).toMatchObject({ lastName: "Vogt", isCurrent: false });
		const { id } = answer;
		const changed = await browser.call(contract.updateUserQualification, change(id, 2));
		expect(changed.answer).toMatchObject({ level: 2, isCurrent: true });
		const holders = await browser.call(contract.listQualificationUsers, { id: levelled.id });
		const held = () => browser.call(contract.listUserQualifications, { userId: lena.id });
		expect(holders.answer).toEqual({ assignments: [changed.answer], total: 1 });
		expect((await held()).answer.assignments).toEqual([changed.answer]);
		await browser.call(contract.deleteUserQualification, { id });
		expect((await held()).answer.assignments).toEqual([]);
	});

	test("that have expired without another come first, and people are found by their names", async () => {
		const { browser, create, assign, boss, lena } = await office();
		const { id } = await create("Ersthelfer");
		await assign(id, { userId: boss.id });
		const old = { validFrom: "2025-01-01", validTo: "2025-12-31" };
		const list = async (search?: string) => {
			const { answer } = await browser.call(contract.listQualificationUsers, { id, search });
			return answer.assignments.map(({ userId, validFrom }) => [userId, validFrom]);
		};
		await assign(id, old);
		expect(await list()).toEqual([
			[lena.id, old.validFrom],
			[boss.id, "2026-01-01"],
		]);
		await assign(id);
		expect(await list()).toEqual([
			[boss.id, "2026-01-01"],
			[lena.id, "2026-01-01"],
			[lena.id, old.validFrom],
		]);
		expect(await list("vogt")).toHaveLength(2);
		expect(await list("nobody")).toEqual([]);
	});

	test("keep what somebody else has changed meanwhile", async () => {
		const { browser, create, assign } = await office();
		const levelled = await create("Kinästhetik", ["Grundkurs", "Aufbaukurs"]);
		const { id } = (await assign(levelled.id, { level: 1 })).answer;
		const save = (level: number) =>
			browser.call(contract.updateUserQualification, change(id, level));
		await save(2);
		expect((await save(1)).refusal).toMatchObject({
			code: "STALE_VERSION",
			facts: { changedBy: "Lena Albers", current: { level: 2 } },
		});
	});

	test("are refused with a level that does not fit, twice on a day, of what is archived, ending before they begin", async () => {
		const { browser, create, assign } = await office();
		const plain = await create("Ersthelfer");
		const levelled = await create("Kinästhetik", ["Grundkurs"]);
		const codeOf = async (reply: ReturnType<typeof assign>) => (await reply).refusal.code;
		expect(await codeOf(assign(plain.id, { level: 1 }))).toBe("QUALIFICATION_LEVEL_UNKNOWN");
		const without = (await assign(levelled.id)).refusal;
		expect([without.code, without.details.map(({ field }) => field)]).toEqual([
			"QUALIFICATION_LEVEL_UNKNOWN",
			["level"],
		]);
		expect(await codeOf(assign(levelled.id, { level: 2 }))).toBe("QUALIFICATION_LEVEL_UNKNOWN");
		expect(await codeOf(assign(plain.id, { validTo: "2025-12-31" }))).toBe(
			"QUALIFICATION_END_BEFORE_BEGIN",
		);
		expect((await assign(plain.id)).status).toBe(200);
		expect(await codeOf(assign(plain.id, { validFrom: "2026-05-01" }))).toBe(
			"QUALIFICATION_ASSIGNED_TWICE",
		);
		await browser.call(contract.updateQualificationState, {
			id: levelled.id,
			version: 1,
			isEnabled: false,
		});
		for (const id of [levelled.id, newId(0)]) {
			expect(await codeOf(assign(id, { level: 1 }))).toBe("QUALIFICATION_NOT_USABLE");
		}
	});

	test("are seen by who may see the person, and by herself; changed by nobody else", async () => {
		const { as, create, assign, boss, lead, lena } = await office();
		const { id } = await create("Ersthelfer");
		await assign(id);
		const own = (await assign(id, { userId: boss.id })).answer;
		const [leader, herself] = [as(lead), as(lena)];
		const seen = await leader.call(contract.listQualificationUsers, { id });
		expect(seen.answer.assignments.map(({ lastName }) => lastName)).toEqual(["Vogt"]);
		const held = (userId: string) => ({ userId });
		const statuses = [
			await herself.call(contract.listUserQualifications, held(lena.id)),
			await herself.call(contract.listUserQualifications, held(boss.id)),
			await leader.call(contract.listUserQualifications, held(lena.id)),
			await leader.call(contract.listUserQualifications, held(boss.id)),
			await leader.call(contract.deleteUserQualification, { id: own.id }),
		].map(({ status }) => status);
		expect(statuses).toEqual([200, 404, 200, 404, 403]);
	});
});
