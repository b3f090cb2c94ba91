import { describe, expect, test } from "vitest";
import { contract as customFields } from "#areas/settings/custom-fields/contract.ts";
import { eventsOf } from "#areas/settings/custom-fields/server/test-fields.ts";
import { contract as logHistory } from "#areas/settings/log-history/contract.ts";
import { testCompany } from "#areas/staff/units/server/test-company.ts";
import { newId } from "#kit/contract/new-id.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { changeCustom, equipCompany, getUser, large } from "./test-custom.ts";

const server = useTestServer();
const { getLogHistory } = logHistory;
const equipped = () => equipCompany(server());

describe("changing values", () => {
	test("of each type, part by part, with a trace that can be read later", async () => {
		const { company } = await equipped();
		const { Leo: mentor = "", Mia: userId = "" } = company.ids;
		const custom = {
			locker: " B 214 ",
			keys: 2.5,
			checked: "2027-03-31",
			parking: true,
			size: large.id,
			mentor,
			health: "Nüsse",
		};
		const first = await changeCustom(company, "Alma", "Mia", custom);
		expect(first.answer).toEqual({ version: 2 });
		const seen = await getUser(company, "Alma", "Mia");
		expect(seen.custom).toEqual({ ...custom, locker: "B 214" });
		expect(seen.customNames).toEqual({ [mentor]: "Muster, Leo" });
		await changeCustom(company, "Alma", "Mia", { locker: null, keys: 3 }, 2);
		const { locker: _, ...rest } = custom;
		expect((await getUser(company, "Alma", "Mia")).custom).toEqual({ ...rest, keys: 3 });
		const [, later] = await eventsOf(server(), userId);
		expect(later).toEqual({
			action: "changed",
			before: { custom: { Spind: "B 214", Schlüssel: 2.5 } },
			after: { custom: { Spind: null, Schlüssel: 3 } },
		});
		const [made] = await eventsOf(server(), userId);
		expect(made?.after).toMatchObject({
			custom: { Größe: "XL" },
			personalCustom: { Allergie: "Nüsse" },
		});
	});

	test("saving what is there changes nothing, a stale version is refused", async () => {
		const { company } = await equipped();
		await changeCustom(company, "Alma", "Mia", { locker: "1" });
		const same = await changeCustom(company, "Alma", "Mia", { locker: "1" }, 2);
		expect(same.answer).toEqual({ version: 2 });
		const { status, refusal } = await changeCustom(company, "Hanna", "Mia", { locker: "2" });
		expect([status, refusal.code, refusal.facts?.changedBy]).toEqual([
			409,
			"STALE_VERSION",
			"Alma Muster",
		]);
	});

	test("goes with names and numbers too", async () => {
		const { company } = await equipped();
		const { answer } = await company.as("Alma").call(contract.updateUser, {
			userId: company.ids.Mia as string,
			firstName: "Mia",
			lastName: "Berg",
			version: 1,
			custom: { locker: "7" },
		});
		expect(answer).toEqual({ version: 2 });
		expect((await getUser(company, "Alma", "Mia")).custom).toEqual({ locker: "7" });
	});

	test("every value that does not fit is told at once, each at its field", async () => {
		const { company, made } = await equipped();
		const archived = made.fields.keys?.id ?? "";
		await company
			.as("Alma")
			.call(customFields.updateCustomFieldState, { id: archived, version: 1, isEnabled: false });
		const { status, refusal } = await changeCustom(company, "Alma", "Mia", {
			locker: 5,
			keys: 1,
			nothing: "x",
			checked: "2027-02-30",
			parking: "ja",
			size: newId(0),
			mentor: newId(0),
			badge: " ",
		});
		expect([status, refusal.code]).toEqual([422, "CUSTOM_VALUES_INVALID"]);
		expect(Object.fromEntries(refusal.details.map(({ field, text }) => [field, text]))).toEqual({
			"custom.locker": "Bitte geben Sie einen Text ein.",
			"custom.keys": "Dieses Feld gibt es nicht, oder es ist archiviert.",
			"custom.nothing": "Dieses Feld gibt es nicht, oder es ist archiviert.",
			"custom.checked": "Bitte geben Sie ein Datum ein.",
			"custom.parking": "Bitte wählen Sie Ja oder Nein.",
			"custom.size": "Bitte wählen Sie eine der Möglichkeiten.",
			"custom.mentor": "Bitte wählen Sie einen aktiven Mitarbeiter.",
			"custom.badge": "Dieses Feld ist ein Pflichtfeld.",
		});
		expect((await getUser(company, "Alma", "Mia")).version).toBe(1);
	});

	test("a field that is limited to units is asked for there and below alone", async () => {
		const { company, made } = await equipped();
		await company.as("Alma").call(customFields.putCustomFieldAssignments, {
			id: made.fields.locker?.id ?? "",
			version: 1,
			places: [{ place: "UNIT", placeId: company.units.Nord ?? "" }],
		});
		const below = await changeCustom(company, "Alma", "Mia", { locker: "1" });
		expect(below.status).toBe(200);
		const beside = await changeCustom(company, "Alma", "Sven", { locker: "1" });
		expect(beside.refusal.details).toEqual([
			{ field: "custom.locker", text: "Dieses Feld ist hier nicht vorgesehen." },
		]);
	});

	test("people of other companies cannot be chosen, nor people of other units be changed", async () => {
		const { company } = await equipped();
		const other = await testCompany(server());
		const mentor = other.ids.Mia as string;
		const { refusal } = await changeCustom(company, "Alma", "Mia", { mentor });
		expect(refusal.details[0]?.field).toBe("custom.mentor");
		const foreign = await changeCustom(company, "Leo", "Sven", { locker: "1" });
		expect(foreign.refusal.code).not.toBe("CUSTOM_VALUES_INVALID");
		expect(foreign.status).toBeGreaterThanOrEqual(403);
		expect((await changeCustom(company, "Sven", "Mia", {})).status).toBe(403);
	});

	test("whatever is malformed is refused", async () => {
		const { company } = await equipped();
		for (const custom of [{ "Spind Nr": "1" }, { locker: [1] }, { locker: {} }]) {
			const reply = await changeCustom(company, "Alma", "Mia", custom as never);
			expect([reply.status, reply.refusal.code]).toEqual([400, "MALFORMED"]);
		}
	});
});

describe("personal values", () => {
	test("are hidden from people who see no contracts: in detail, list, sorting, filter and change", async () => {
		const { company } = await equipped();
		await changeCustom(company, "Alma", "Mia", { health: "Nüsse", locker: "1" });
		expect((await getUser(company, "Leo", "Mia")).custom).toEqual({ locker: "1" });
		const list = async (who: string, input: object) =>
			(await company.as(who).call(contract.listUsers, input)).answer.items.map(
				({ firstName, custom }) => [firstName, custom],
			);
		const found = { custom: ["health:contains:nüs"] };
		expect(await list("Leo", found)).toEqual([]);
		expect(await list("Alma", found)).toEqual([["Mia", { health: "Nüsse", locker: "1" }]]);
		const byHealth = { sortBy: "custom.health" };
		expect((await list("Leo", byHealth))[0]?.[0]).toBe("Leo");
		expect((await list("Hanna", byHealth))[0]?.[0]).toBe("Mia");
		const { status, refusal } = await changeCustom(company, "Leo", "Mia", { health: "keine" }, 2);
		expect([status, refusal.permission]).toEqual([403, "contracts.manage"]);
		const other = await changeCustom(company, "Leo", "Mia", { locker: "2" }, 2);
		expect(other.status).toBe(200);
		expect((await getUser(company, "Alma", "Mia")).custom).toEqual({
			health: "Nüsse",
			locker: "2",
		});
	});

	test("are kept back in the history too", async () => {
		const { company } = await equipped();
		await changeCustom(company, "Alma", "Mia", { health: "Nüsse", locker: "1" });
		const entityId = company.ids.Mia as string;
		const seen = async (who: string) => {
			const input = { entity: "app_user", entityId } as const;
			const { answer } = await company.as(who).call(getLogHistory, input);
			return answer.events.map(({ changes, isMasked }) => [
				changes.map(({ field, after }) => [...field, after]),
				isMasked,
			]);
		};
		const locker = ["custom", "Spind", "1"];
		const health = ["personalCustom", "Allergie", "Nüsse"];
		expect(await seen("Alma")).toEqual([[[locker, health], false]]);
		expect(await seen("Leo")).toEqual([[[locker], true]]);
	});

	test("LIST alone shows no values at all", async () => {
		const { company } = await equipped();
		await changeCustom(company, "Alma", "Mia", { locker: "1" });
		const { answer } = await company.as("Mia").call(contract.listUsers, { search: "mia" });
		expect(answer.items[0]).toMatchObject({ isMasked: true, custom: {} });
	});
});

test("without the feature there are no fields, no values and no changes", async () => {
	const { company } = await equipped();
	await changeCustom(company, "Alma", "Mia", { locker: "1" });
	await withClient(server().adminUrl, (client) =>
		client.query(
			"update tenant set ui_features = array_remove(ui_features, 'CUSTOMFIELDS') where tenant_id = $1",
			[company.tenantId],
		),
	);
	server().clock.advance({ seconds: 2 });
	const { answer } = await company.as("Alma").call(customFields.listCustomFieldDescriptions, {});
	expect(answer.fields).toEqual([]);
	expect((await getUser(company, "Alma", "Mia")).custom).toEqual({});
	const { refusal } = await changeCustom(company, "Alma", "Mia", { locker: "2" }, 2);
	expect(refusal.code).toBe("CUSTOM_VALUES_INVALID");
});
