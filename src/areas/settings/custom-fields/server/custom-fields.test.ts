import { describe, expect, test } from "vitest";
import { permit, testCompany } from "#areas/staff/units/server/test-company.ts";
import { newId } from "#kit/contract/new-id.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { eventsOf, fieldOf, makeFields, makeGroup, option } from "./test-fields.ts";

const server = useTestServer();

async function office() {
	const company = await testCompany(server(), {}, async (tenant, ids) => {
		await permit(tenant, ids.Leo, ["customfields.manage"], "FULL");
		await permit(tenant, ids.Sven, ["customfields.manage"], "READ", "GLOBAL");
	});
	return { company, alma: company.as("Alma") };
}

describe("groups and fields", () => {
	test("are described in their order", async () => {
		const { alma } = await office();
		const { groupId } = await makeFields(alma, [
			{ key: "spind", name: "Spind" },
			{ key: "groesse", name: "Größe", type: "OPTION", options: [option("M")] },
		]);
		const { answer } = await alma.call(contract.listCustomFieldDescriptions, { entity: "USER" });
		expect(answer.fields.map(({ key }) => key)).toEqual(["spind", "groesse"]);
		expect(answer.fields[1]).toMatchObject({
			entity: "USER",
			name: "Größe",
			type: "OPTION",
			options: [{ name: "M", isEnabled: true }],
			groupId,
			groupName: "Ausstattung",
			unitIds: [],
			activityIds: [],
		});
	});

	test("are changed, archived and deleted, each with its trace; the key stays", async () => {
		const { alma } = await office();
		const { groupId, fields } = await makeFields(alma, [{ key: "spind" }]);
		const { id = "" } = fields.spind ?? {};
		const changed = await alma.call(contract.updateCustomField, {
			...fieldOf(groupId, { name: "Spindnummer", key: "anders" }),
			id,
			version: 1,
		});
		expect(changed.answer).toMatchObject({ name: "Spindnummer", key: "spind", version: 2 });
		const archived = { id, version: 2, isEnabled: false };
		await alma.call(contract.updateCustomFieldState, archived);
		const described = await alma.call(contract.listCustomFieldDescriptions, {});
		expect(described.answer.fields).toEqual([]);
		const { answer } = await alma.call(contract.deleteCustomField, { id });
		expect(answer).toEqual({ jobId: null });
		const events = await eventsOf(server(), id);
		expect(events.map(({ action }) => action)).toEqual([
			"created",
			"changed",
			"archived",
			"deleted",
		]);
	});

	test("a group with fields stays", async () => {
		const { alma } = await office();
		const { groupId } = await makeFields(alma, [{ key: "spind" }]);
		const input = { id: groupId };
		const { refusal } = await alma.call(contract.deleteCustomFieldGroup, input);
		expect(refusal.code).toBe("IN_USE");
	});

	test("keys and names are unique within a kind of entity, and may be there again in another", async () => {
		const { alma } = await office();
		const { groupId } = await makeFields(alma, [{ key: "spind", name: "Spind" }]);
		const create = async (more: object) => {
			const input = fieldOf(groupId, { key: "neu", name: "Neu", ...more });
			const { status, refusal } = await alma.call(contract.createCustomField, input);
			return [status, refusal.code, refusal.details[0]?.field];
		};
		expect(await create({ key: "spind" })).toEqual([409, "DUPLICATE", "key"]);
		expect(await create({ name: "SPIND" })).toEqual([409, "DUPLICATE", "name"]);
		const again = { entity: "USER", name: "ausstattung", position: 0 } as const;
		const twice = await alma.call(contract.createCustomFieldGroup, again);
		expect(twice.refusal.details[0]?.field).toBe("name");
		const unitGroup = await makeGroup(alma, "UNIT");
		const { answer } = await alma.call(
			contract.createCustomField,
			fieldOf(unitGroup, { entity: "UNIT" }),
		);
		expect(answer.key).toBe("spind");
	});

	test("what does not fit together is refused at its field", async () => {
		const { alma } = await office();
		const groupId = await makeGroup(alma);
		const m = option("M");
		const refused = async (more: object) => {
			const reply = await alma.call(contract.createCustomField, fieldOf(groupId, more));
			const { status, refusal } = reply;
			return [status, refusal.code, refusal.details[0]?.field];
		};
		const options = [409, "CUSTOM_FIELD_OPTIONS_REFUSED", "options"];
		expect(await refused({ type: "OPTION" })).toEqual(options);
		expect(await refused({ options: [m] })).toEqual(options);
		const twice = [m, { ...option("m"), isEnabled: false }];
		expect(await refused({ type: "OPTION", options: twice })).toEqual(options);
		expect(await refused({ entity: "UNIT" })).toEqual([
			409,
			"CUSTOM_FIELD_GROUP_MISMATCH",
			"groupId",
		]);
		expect(await refused({ groupId: newId(0) })).toContain("CUSTOM_FIELD_GROUP_MISMATCH");
		for (const [field, more] of [
			["key", { key: "Spind Nr" }],
			["key", { key: "9a" }],
			["name", { name: " " }],
			["type", { type: "BLOB" }],
		] as const) {
			expect(await refused(more)).toEqual([400, "MALFORMED", field]);
		}
	});

	test("a stale version is refused with who and what", async () => {
		const { alma } = await office();
		const { groupId, fields } = await makeFields(alma, [{ key: "spind" }]);
		const id = fields.spind?.id ?? "";
		const save = (name: string) =>
			alma.call(contract.updateCustomField, { ...fieldOf(groupId, { name }), id, version: 1 });
		expect((await save("Spind A")).status).toBe(200);
		const { status, refusal } = await save("Spind B");
		expect([status, refusal.code]).toEqual([409, "STALE_VERSION"]);
		expect(refusal.facts).toMatchObject({ changedBy: "Alma Muster", current: { name: "Spind A" } });
	});
});

describe("assignments", () => {
	test("limit a field to units and activities that exist", async () => {
		const { company, alma } = await office();
		const { fields } = await makeFields(alma, [{ key: "ort", entity: "TRACKING" }]);
		const id = fields.ort?.id ?? "";
		const { answer } = await alma.call(contract.getCustomFieldAssignments, { id });
		expect(answer.units.map(({ name }) => name)).toContain("Nord 1");
		const [activity] = answer.activities;
		const north = { place: "UNIT", placeId: company.units.Nord ?? "" } as const;
		const work = { place: "ACTIVITY", placeId: activity?.id ?? "" } as const;
		const put = (version: number, places: (typeof north | typeof work)[]) =>
			alma.call(contract.putCustomFieldAssignments, { id, version, places });
		expect((await put(1, [north, work, north])).answer).toEqual({ version: 2 });
		const listed = await alma.call(contract.listCustomFields, {});
		expect(listed.answer.items[0]).toMatchObject({ placeCount: 2, version: 2 });
		expect((await put(1, [])).refusal.code).toBe("STALE_VERSION");
		const nowhere = { ...north, placeId: newId(0) };
		expect((await put(2, [nowhere])).refusal.code).toBe("CUSTOM_FIELD_PLACE_REFUSED");
	});

	test("a field of people knows no activities, one of customers no place at all", async () => {
		const { company, alma } = await office();
		for (const [entity, place] of [
			["USER", "ACTIVITY"],
			["CUSTOMER", "UNIT"],
		] as const) {
			const { fields } = await makeFields(alma, [{ key: "feld", entity }]);
			const { refusal } = await alma.call(contract.putCustomFieldAssignments, {
				id: fields.feld?.id ?? "",
				version: 1,
				places: [{ place, placeId: company.units.Nord ?? "" }],
			});
			expect(refusal.code).toBe("CUSTOM_FIELD_PLACE_REFUSED");
		}
	});
});

describe("rights", () => {
	test("reading does not write, and rights for one unit are none for the company", async () => {
		const { company, alma } = await office();
		const { groupId, fields } = await makeFields(alma, [{ key: "spind" }]);
		const id = fields.spind?.id ?? "";
		const statuses = async (who: string) => {
			const browser = company.as(who);
			const replies = [
				await browser.call(contract.listCustomFields, {}),
				await browser.call(contract.getCustomFieldAssignments, { id }),
				await browser.call(contract.createCustomField, fieldOf(groupId)),
				await browser.call(contract.putCustomFieldAssignments, { id, version: 1, places: [] }),
				await browser.call(contract.deleteCustomField, { id }),
			];
			return replies.map(({ status }) => status);
		};
		expect(await statuses("Sven")).toEqual([200, 200, 403, 403, 403]);
		expect(await statuses("Leo")).toEqual([200, 403, 403, 403, 403]);
		expect(await statuses("Mia")).toEqual([403, 403, 403, 403, 403]);
	});

	test("another company's field is like none", async () => {
		const { alma } = await office();
		const { groupId, fields } = await makeFields(alma, [{ key: "spind" }]);
		const { alma: other } = await office();
		const id = fields.spind?.id ?? "";
		const replies = [
			await other.call(contract.getCustomField, { id }),
			await other.call(contract.getCustomFieldUsage, { id }),
			await other.call(contract.getCustomFieldAssignments, { id }),
			await other.call(contract.deleteCustomField, { id }),
			await other.call(contract.putCustomFieldAssignments, { id, version: 1, places: [] }),
		];
		expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 404));
		const { refusal } = await other.call(contract.createCustomField, fieldOf(groupId));
		expect(refusal.code).toBe("CUSTOM_FIELD_GROUP_MISMATCH");
	});
});
