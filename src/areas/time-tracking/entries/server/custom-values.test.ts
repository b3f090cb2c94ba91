import { expect, test } from "vitest";
import { permit } from "#areas/staff/units/server/test-company.ts";
import { testOffice } from "#areas/time-tracking/bookings/server/test-office.ts";
import { insertCustomFields } from "#kit/testing/custom-field-builder.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { moment } from "./test-desk.ts";

const server = useTestServer();

const fields = [
	{ key: "fahrzeug", name: "Fahrzeug", type: "TEXT", isRequired: true },
	{ key: "strecke", name: "Strecke", type: "NUMBER" },
	{ key: "beifahrer", name: "Beifahrer", type: "USER" },
	{ key: "attest", name: "Attest", type: "TEXT", isPersonal: true },
] as const;

/** "Fahrzeug" is required, "Strecke" a number, "Beifahrer" a person, "Attest" personal. Clerk may not see what is personal. */
async function garage() {
	server().clock.set("2026-11-21T12:00:00Z");
	const built = await testOffice(server(), { lena: {}, clerk: {} }, async (tenant, ids) => {
		await permit(tenant, ids.clerk, ["timetrackings.manage"], "FULL", "GLOBAL");
		await insertCustomFields(tenant, { entity: "TRACKING", name: "Fahrt", fields });
	});
	const { worker, activities } = built;
	const enter = (who: string, hour: string, custom?: object) =>
		worker(who).browser.call(contract.requestTimeTracking, {
			userId: worker("lena").id,
			begin: moment(`${hour}:00`),
			end: moment(`${hour}:30`),
			activityId: activities.work,
			...(custom && { custom: custom as Record<string, string> }),
		});
	const read = async (who: string, id: string) =>
		(await worker(who).browser.call(contract.getTimeTracking, { id })).answer;
	const list = async (who: string, asked: object) =>
		(await worker(who).browser.call(contract.listTimeTrackingsOf, asked)).answer.items;
	return { ...built, enter, read, list };
}

test("custom values are asked for, kept, masked and changed with their entry", async () => {
	const { enter, read, worker, activities } = await garage();
	const missing = await enter("lena", "08");
	expect([missing.status, missing.refusal]).toMatchObject([
		422,
		{ code: "CUSTOM_VALUES_INVALID", details: [{ field: "custom.fahrzeug" }] },
	]);
	const beifahrer = worker("clerk").id;
	const full = { fahrzeug: "LKW 7", strecke: 12.5, beifahrer, attest: "ja" };
	const { id } = (await enter("lena", "08", full)).answer;
	expect(await read("lena", id)).toMatchObject({
		version: 1,
		custom: full,
		customNames: { [beifahrer]: "Muster, clerk" },
	});
	const { attest: _, ...seen } = full;
	expect((await read("clerk", id)).custom).toEqual(seen);
	const edit = (version: number, custom: Record<string, string | null>) =>
		worker("clerk").browser.call(contract.updateTimeTracking, {
			id,
			version,
			begin: moment("08:00"),
			end: moment("08:45"),
			activityId: activities.work,
			custom,
		});
	expect((await edit(1, { attest: "nein" })).status).toBe(403);
	expect((await edit(1, { fahrzeug: null })).refusal.details).toMatchObject([
		{ field: "custom.fahrzeug" },
	]);
	expect((await edit(1, { fahrzeug: "PKW 2" })).answer.version).toBe(2);
	expect((await read("lena", id)).custom).toEqual({ ...full, fahrzeug: "PKW 2" });
});

test("the list shows, sorts, filters and exports them", async () => {
	const { enter, list, worker } = await garage();
	await enter("lena", "08", { fahrzeug: "LKW 7", strecke: 12, attest: "ja" });
	await enter("lena", "09", { fahrzeug: "PKW 2", strecke: 3 });
	const cars = async (asked: object) =>
		(await list("clerk", asked)).map(({ custom }) => custom.fahrzeug);
	expect(await cars({ sortBy: "custom.strecke" })).toEqual(["PKW 2", "LKW 7"]);
	expect(await cars({ custom: ["fahrzeug:contains:lkw"] })).toEqual(["LKW 7"]);
	expect(await cars({ custom: ["strecke:to:5"] })).toEqual(["PKW 2"]);
	// what may not be seen is not found either
	expect(await cars({ custom: ["attest:contains:ja"] })).toEqual([]);
	const response = await worker("clerk").browser.fetch("/api/list-exports", {
		method: "POST",
		body: JSON.stringify({
			list: "time-tracking.entries",
			format: "CSV_DE",
			columns: ["begin", "custom.fahrzeug"],
			filter: { custom: ["strecke:from:5"] },
		}),
	});
	expect(await response.text()).toMatch(/Beginn;Fahrzeug\r\n.*;LKW 7\r\n/);
});
