import { describe, expect, test } from "vitest";
import { sessionCookie } from "#kit/server/http/cookies.ts";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { insertSession } from "#kit/testing/insert-session.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { resolveSetting } from "./public.ts";

const server = useTestServer();
const key = "timetracking.autoFinish";
const ends = (afterMinutes: number) => ({ afterMinutes, endAt: "LIMIT" });

/** A company with a ward below its site, and somebody who may set things: everywhere, or at the ward alone. */
async function company(reach: "GLOBAL" | "UNIT" | "NONE" = "GLOBAL") {
	const built = await buildTenant(server().ownerUrl, async (tenant) => {
		const wardId = await tenant.unit("Station 2");
		const otherId = await tenant.unit("Station 3");
		const { id } = await tenant.person({
			firstName: "Nora",
			lastName: "Petersen",
			roles: [],
			unitId: wardId,
		});
		if (reach !== "NONE") {
			await tenant.tx
				.insertInto("user_permission")
				.values({
					tenant_id: tenant.tenantId,
					id: tenant.newId(),
					user_id: id,
					permission_key: "settings.manage",
					level: 3,
					scope: reach,
					valid_from: "2020-01-01",
				})
				.execute();
		}
		const { cookie } = await insertSession(tenant, id);
		return { cookie, wardId, otherId, siteId: tenant.created.siteId };
	});
	const browser = server().browser();
	browser.cookies.set(sessionCookie, built.cookie);
	const ward = { scope: "UNIT", placeId: built.wardId } as const;
	const get = async (place: { scope: "UNIT" | "SITE" | "GLOBAL"; placeId?: string }) =>
		(await browser.call(contract.getSettingGroup, { key, ...place })).answer;
	return { ...built, browser, ward, get };
}

describe("inheritance", () => {
	test("unit before site before company before what is built in", async () => {
		const { browser, ward, siteId, get } = await company();
		const site = { scope: "SITE", placeId: siteId } as const;
		const builtIn = await get(ward);
		expect(builtIn.effective).toEqual({
			value: ends(600),
			origin: { scope: "BUILT_IN", placeId: null, name: null },
		});
		const put = (place: object, minutes: number) =>
			browser.call(contract.putSettingGroup, {
				key,
				scope: "GLOBAL",
				...place,
				value: ends(minutes),
				basedOn: null,
			});
		expect((await put({}, 660)).status).toBe(200);
		expect((await get(ward)).effective.origin.scope).toBe("GLOBAL");
		expect((await put(site, 540)).status).toBe(200);
		expect((await get(ward)).effective).toEqual({
			value: ends(540),
			origin: { scope: "SITE", placeId: siteId, name: "Haus Nord" },
		});
		expect((await put(ward, 480)).status).toBe(200);
		const own = await get(ward);
		expect(own.own?.value).toEqual(ends(480));
		expect(own.inherited.value).toEqual(ends(540));
	});

	test("the nearest value is what other features are told, and places are marked", async () => {
		const { browser, ward, siteId, tenantId, wardId } = await company();
		await browser.call(contract.putSettingGroup, { key, ...ward, value: ends(480), basedOn: null });
		const resolved = await server().services.database.transaction(tenantId, (tx) =>
			resolveSetting(tx, { tenantId, key, unitId: wardId, siteId, day: "2026-11-21" }),
		);
		expect(resolved).toEqual(ends(480));
		const { places } = (await browser.call(contract.listSettingPlaces, { key })).answer;
		expect(places.filter(({ isOwn }) => isOwn).map(({ name }) => name)).toEqual(["Station 2"]);
	});
});

describe("days", () => {
	test("a change to come waits, can be taken back, and is not lost by another", async () => {
		const { browser, ward, get } = await company();
		const put = (validFrom: string, minutes: number, basedOn: string | null) =>
			browser.call(contract.putSettingGroup, {
				key,
				...ward,
				value: ends(minutes),
				validFrom,
				basedOn,
			});
		expect((await put("2026-11-21", 500, null)).status).toBe(200);
		const ownId = (await get(ward)).own?.id ?? null;
		expect((await put("2027-01-01", 400, ownId)).status).toBe(200);
		expect((await put("2026-12-01", 450, ownId)).status).toBe(200);
		const planned = await get(ward);
		expect(planned.own?.value).toEqual(ends(500));
		expect(planned.upcoming.map(({ validFrom, value }) => [validFrom, value.afterMinutes])).toEqual(
			[
				["2026-12-01", 450],
				["2027-01-01", 400],
			],
		);
		const [december] = planned.upcoming;
		const id = december?.id ?? "";
		const back = await browser.call(contract.deleteSettingChange, { id });
		expect(back.status).toBe(200);
		expect((await get(ward)).upcoming).toHaveLength(1);
		const past = await put("2026-11-20", 450, ownId);
		expect(past.refusal.code).toBe("SETTING_IN_PAST");
	});

	test("a value that was given up is inherited again", async () => {
		const { browser, ward, get } = await company();
		const put = (value: ReturnType<typeof ends> | null, basedOn: string | null) =>
			browser.call(contract.putSettingGroup, { key, ...ward, value, basedOn });
		await put(ends(500), null);
		const { own } = await get(ward);
		expect((await put(null, own?.id ?? null)).status).toBe(200);
		expect((await get(ward)).effective.origin.scope).toBe("BUILT_IN");
	});
});

describe("refusals", () => {
	test("somebody else's change is not overwritten unseen", async () => {
		const { browser, ward } = await company();
		const put = (minutes: number) =>
			browser.call(contract.putSettingGroup, { key, ...ward, value: ends(minutes), basedOn: null });
		await put(500);
		const stale = await put(400);
		expect([stale.status, stale.refusal.code]).toEqual([409, "STALE_VERSION"]);
		expect(stale.refusal.facts).toMatchObject({ changedBy: "Nora Petersen", current: ends(500) });
	});

	test("values outside their bounds, unknown ones, and those that do not fit together", async () => {
		const { browser } = await company();
		const put = (given: object) =>
			browser.call(contract.putSettingGroup, {
				key,
				scope: "GLOBAL",
				basedOn: null,
				value: {},
				...given,
			});
		const low = await put({ value: ends(5) });
		expect([low.refusal.code, low.refusal.details[0]?.field]).toEqual([
			"SETTING_REFUSED",
			"afterMinutes",
		]);
		const more = await put({ value: { ...ends(600), extra: 1 } });
		expect(more.refusal.code).toBe("SETTING_REFUSED");
		const policy = {
			minimumLength: 20,
			maximumLength: 10,
			uppersCount: 0,
			lowersCount: 0,
			digitsCount: 0,
			specialCharsCount: 0,
		};
		const unfit = await put({ key: "passwords.policy", value: policy });
		expect(unfit.refusal.code).toBe("SETTING_REFUSED");
	});

	test("places where a group is not set, and places of others", async () => {
		const { browser, ward, otherId } = await company("UNIT");
		const policy = await browser.call(contract.getSettingGroup, {
			key: "passwords.policy",
			...ward,
		});
		expect(policy.refusal.code).toBe("SETTING_SCOPE_UNKNOWN");
		const get = (place: { scope: "UNIT" | "GLOBAL"; placeId?: string }) =>
			browser.call(contract.getSettingGroup, { key, ...place });
		expect((await get(ward)).answer.mayWrite).toBe(true);
		expect((await get({ scope: "UNIT", placeId: otherId })).status).toBe(404);
		expect((await get({ scope: "GLOBAL" })).status).toBe(403);
		const foreign = await company();
		const theirs = { scope: "UNIT", placeId: foreign.wardId } as const;
		expect((await get(theirs)).status).toBe(404);
		const { places } = (await browser.call(contract.listSettingPlaces, { key })).answer;
		expect(places.map(({ name }) => name)).toEqual(["Station 2"]);
	});

	test("nobody without the right", async () => {
		const { browser } = await company("NONE");
		const refused = await browser.call(contract.listSettingGroups, {});
		expect(refused.status).toBe(403);
	});
});
