import { beforeAll, expect, test } from "vitest";
import { contract as settings } from "#areas/settings/global/contract.ts";
import { type Company, permit, testCompany } from "#areas/staff/units/server/test-company.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { trace } from "./test-trace.ts";

const server = useTestServer();
const dayId = "01a1fd2c-47a0-70d1-9a38-0000000000a6";
let company: Company;

beforeAll(async () => {
	company = await testCompany(
		server(),
		{ Ina: { unit: "Nord 1" }, Ole: { unit: "Süd" } },
		async (tenant, ids) => {
			await permit(tenant, ids.Ina, ["settings.manage"], "READ");
			await permit(tenant, ids.Ole, ["settings.manage"], "READ");
			const after = { name: "Stadtfest", date: "2026-07-04", factor: 0.5 };
			await trace(tenant, [{ entity: "holiday", entityId: dayId, after }]);
		},
	);
});

const ask = (who: string, entity: string, entityId: string) =>
	company.as(who).call(contract.getLogHistory, { entity, entityId });

async function read(who: string, entity: string, entityId: string) {
	return (await ask(who, entity, entityId)).answer.events;
}

test("a holiday has its history, for people who read holidays anywhere", async () => {
	const [event] = await read("Alma", "holiday", dayId);
	expect(event?.changes.map(({ field }) => field[0])).toEqual(["date", "name", "factor"]);
	expect((await ask("Mia", "holiday", dayId)).status).toBe(403);
});

test("the changes of a setting stay together, at its place", async () => {
	const key = "timetracking.autoFinish" as const;
	const unitId = company.units["Nord 1"] as string;
	const alma = company.as("Alma");
	const place = { key, scope: "UNIT", placeId: unitId } as const;
	const shown = async () => (await alma.call(settings.getSettingGroup, place)).answer;
	const put = async (afterMinutes: number | null) => {
		server().clock.advance({ minutes: 1 });
		await alma.call(settings.putSettingGroup, {
			...place,
			value: afterMinutes === null ? null : { afterMinutes, endAt: "LIMIT" },
			basedOn: (await shown()).own?.id ?? null,
		});
	};
	await put(480);
	await put(540);
	await put(null);
	const { traceId } = await shown();
	const events = await read("Alma", "setting", traceId);
	expect(events.map(({ action }) => action)).toEqual(["deleted", "changed", "changed"]);
	expect(events[1]?.changes).toContainEqual({
		field: ["value", "afterMinutes"],
		before: 480,
		after: 540,
	});
	expect(events[2]?.changes).toContainEqual({ field: ["placeId"], before: null, after: "Nord 1" });
	// Ina reads the settings of Nord 1, Ole those of Süd
	expect(await read("Ina", "setting", traceId)).toHaveLength(3);
	expect(await read("Ole", "setting", traceId)).toEqual([]);
});
