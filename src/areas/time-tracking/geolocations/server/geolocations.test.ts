import { describe, expect, test } from "vitest";
import type { GivenOf } from "#kit/contract/endpoint.ts";
import { insertGeolocation } from "#kit/testing/geolocation-builder.ts";
import { openOffice } from "#kit/testing/open-office.ts";
import type { TenantBuilder } from "#kit/testing/tenant-builder.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

const server = useTestServer();
const key = "settings.manage";
type Level = "LIST" | "READ" | "WRITE" | "FULL";
type Values = GivenOf<typeof contract.createGeolocation>;

const gate: Values = {
	name: "Haupteingang",
	latitude: 51.513587,
	longitude: 7.465298,
	radius: 80,
	scope: "GLOBAL",
	siteId: null,
	unitId: null,
};

/** A place of the company, one of the site, one of each of two units. */
async function places(tenant: TenantBuilder) {
	const { siteId } = tenant.created;
	const north = await tenant.unit("Nord");
	const south = await tenant.unit("Süd");
	const place = (name: string, at: { siteId?: string; unitId?: string } = {}) =>
		insertGeolocation(tenant, { name, ...at });
	return {
		north,
		south,
		ids: {
			company: await place("Zentrale"),
			site: await place("Pforte", { siteId }),
			north: await place("Nordtor", { unitId: north }),
			south: await place("Südtor", { unitId: south }),
		},
	};
}

const office = (level: Level = "FULL") => openOffice(server(), { key, level }, places);
const northOffice = (level: Level = "FULL") =>
	openOffice(server(), ({ north }) => ({ key, level, unitId: north }), places);

describe("the life of a place", () => {
	test("is created, read, changed and deleted, each with its trace", async () => {
		const { browser, eventsOf, siteId } = await office();
		const { answer: made } = await browser.call(contract.createGeolocation, {
			...gate,
			name: " Haupteingang ",
		});
		const { id } = made;
		const extra = { isEnabled: true, placeName: null };
		expect(made).toEqual({ ...gate, ...extra, id, version: 1 });
		const moved = { ...gate, latitude: -33.9, scope: "SITE", siteId } as const;
		const { answer } = await browser.call(contract.updateGeolocation, { ...moved, id, version: 1 });
		expect(answer).toEqual({ ...moved, ...extra, id, version: 2, placeName: "Haus Nord" });
		await browser.call(contract.deleteGeolocation, { id });
		const gone = await browser.call(contract.getGeolocation, { id });
		expect(gone.status).toBe(404);
		expect(await eventsOf(id)).toEqual([
			{ action: "created", before: null, after: gate },
			{
				action: "changed",
				before: { latitude: 51.513587, scope: "GLOBAL", siteId: null },
				after: { latitude: -33.9, scope: "SITE", siteId },
			},
			{ action: "deleted", before: moved, after: null },
		]);
	});

	test("a stale version is refused with who changed what", async () => {
		const { browser, ids } = await office();
		const save = (radius: number) =>
			browser.call(contract.updateGeolocation, { ...gate, id: ids.company, version: 1, radius });
		await save(200);
		const { status, refusal } = await save(300);
		expect([status, refusal.code]).toEqual([409, "STALE_VERSION"]);
		expect(refusal.facts).toMatchObject({
			changedBy: "Nora Petersen",
			current: { radius: 200, version: 2 },
		});
	});

	test("two cannot have one name", async () => {
		const { browser } = await office();
		const { status, refusal } = await browser.call(contract.createGeolocation, {
			...gate,
			name: "ZENTRALE",
		});
		expect([status, refusal.code]).toEqual([409, "DUPLICATE"]);
		expect(refusal.details.map(({ field }) => field)).toEqual(["name"]);
	});

	test.each([
		["name", { name: " " }],
		["latitude", { latitude: 90.000001 }],
		["latitude", { latitude: -91 }],
		["longitude", { longitude: 180.5 }],
		["longitude", { longitude: -180.1 }],
		["radius", { radius: 9 }],
		["radius", { radius: 50_001 }],
		["radius", { radius: 80.5 }],
		["scope", { scope: "PLANET" as never }],
		["siteId", { scope: "SITE" as const, siteId: "Haus Nord" }],
	])("%s of %o is malformed", async (field, wrong) => {
		const { browser } = await office();
		const { status, refusal } = await browser.call(contract.createGeolocation, {
			...gate,
			...wrong,
		});
		expect(status).toBe(400);
		expect(refusal.details.map((fault) => fault.field)).toEqual([field]);
	});

	test("the poles and the line of the date are places", async () => {
		const { browser } = await office();
		const { status } = await browser.call(contract.createGeolocation, {
			...gate,
			latitude: -90,
			longitude: 180,
			radius: 50_000,
		});
		expect(status).toBe(200);
	});
});

describe("for whom it counts", () => {
	test("a scope without its place, or with another's, is refused", async () => {
		const { browser, north, siteId } = await office();
		for (const wrong of [
			{ scope: "SITE" },
			{ scope: "UNIT" },
			{ scope: "GLOBAL", unitId: north },
			{ scope: "SITE", siteId, unitId: north },
		] as const) {
			const { status, refusal } = await browser.call(contract.createGeolocation, {
				...gate,
				...wrong,
			});
			expect([status, refusal.code]).toEqual([400, "GEOLOCATION_SCOPE_WRONG"]);
		}
	});

	test("sites and units of another tenant are like none", async () => {
		const other = await office();
		const { browser } = await office();
		for (const wrong of [
			{ scope: "SITE", siteId: other.siteId },
			{ scope: "UNIT", unitId: other.north },
		] as const) {
			const { status, refusal } = await browser.call(contract.createGeolocation, {
				...gate,
				...wrong,
			});
			expect([status, refusal.code]).toEqual([409, "REFERENCE_NOT_FOUND"]);
		}
	});

	test("a unit that a place counts for stays", async () => {
		const { browser, north } = await openOffice(
			server(),
			{ key: "access.defaults", level: "FULL" },
			places,
		);
		const response = await browser.fetch(`/api/units/${north}`, { method: "DELETE" });
		expect(response.status).toBe(409);
		expect(await response.json()).toMatchObject({ code: "UNIT_IN_USE" });
	});
});

describe("rights", () => {
	test.each([
		["LIST", [200, 403, 403, 403]],
		["READ", [200, 200, 403, 403]],
		["WRITE", [200, 200, 200, 403]],
		["FULL", [200, 200, 200, 200]],
	] as const)("%s lists, reads, writes, deletes: %j", async (level, expected) => {
		const { browser, ids } = await office(level);
		const id = ids.company;
		const answers = [
			await browser.call(contract.listGeolocations, {}),
			await browser.call(contract.getGeolocation, { id }),
			await browser.call(contract.updateGeolocation, { ...gate, id, version: 1 }),
			await browser.call(contract.deleteGeolocation, { id }),
		];
		expect(answers.map(({ status }) => status)).toEqual(expected);
	});

	test("who holds it for one unit sees that one's places and the company's, and changes only hers", async () => {
		const { browser, ids, north, south } = await northOffice();
		const { items } = (await browser.call(contract.listGeolocations, {})).answer;
		expect(items.map(({ name }) => name)).toEqual(["Nordtor", "Zentrale"]);
		const own = { ...gate, scope: "UNIT", unitId: north } as const;
		const made = await browser.call(contract.createGeolocation, own);
		expect(made.answer.placeName).toBe("Nord");
		const { id } = made.answer;
		const change = { ...own, id, version: 1 };
		const kept = { ...gate, id: ids.company, version: 1 };
		const answers = [
			await browser.call(contract.createGeolocation, { ...gate, name: "Neu" }),
			await browser.call(contract.updateGeolocation, kept),
			await browser.call(contract.deleteGeolocation, { id: ids.company }),
			await browser.call(contract.updateGeolocation, { ...change, unitId: south }),
			await browser.call(contract.updateGeolocation, { ...kept, id: ids.south }),
			await browser.call(contract.getGeolocation, { id: ids.site }),
			await browser.call(contract.deleteGeolocation, { id }),
		];
		expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 409, 404, 404, 200]);
	});

	test("another tenant's place is like none", async () => {
		const { ids } = await office();
		const { browser } = await office();
		const id = ids.company;
		for (const { status, refusal } of [
			await browser.call(contract.getGeolocation, { id }),
			await browser.call(contract.updateGeolocation, { ...gate, id, version: 1 }),
			await browser.call(contract.deleteGeolocation, { id }),
		]) {
			expect([status, refusal.code]).toEqual([404, "NOT_FOUND"]);
		}
	});
});

test("the list sorts, searches and pages", async () => {
	const { browser } = await office();
	const names = async (input: GivenOf<typeof contract.listGeolocations>): Promise<string> => {
		const { items } = (await browser.call(contract.listGeolocations, input)).answer;
		return items.map(({ name }) => name).join();
	};
	expect(await names({})).toBe("Nordtor,Pforte,Südtor,Zentrale");
	expect(await names({ search: "TOR" })).toBe("Nordtor,Südtor");
	expect(await names({ sortDirection: "DESC", pageSize: 1 })).toBe("Zentrale");
});

test("the file holds coordinates in full, and no more than the list", async () => {
	const { browser } = await northOffice();
	const response = await browser.fetch("/api/list-exports", {
		method: "POST",
		body: JSON.stringify({
			list: "master.geolocation",
			format: "CSV_INT",
			columns: ["name", "latitude", "longitude", "radius"],
			filter: {},
		}),
	});
	const lines = (await response.text()).split("\r\n").slice(1, -1);
	expect(lines).toEqual(["Nordtor,51.513587,7.465298,100", "Zentrale,51.513587,7.465298,100"]);
});
