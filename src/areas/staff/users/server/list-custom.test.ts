import { expect, test } from "vitest";
import { contract as customFields } from "#areas/settings/custom-fields/contract.ts";
import { startListExport } from "#kit/contract/list-export.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { changeCustom, equipCompany, getUser, large, small } from "./test-custom.ts";

const server = useTestServer();

async function filled() {
	const { company, made } = await equipCompany(server());
	const { Sven = "", Mia = "" } = company.ids;
	await changeCustom(company, "Alma", "Mia", {
		locker: "Haus 10",
		keys: 10,
		checked: "2027-01-01",
		size: small.id,
		mentor: Sven,
	});
	await changeCustom(company, "Alma", "Sven", {
		locker: "Haus 9",
		keys: 9,
		checked: "2026-12-01",
		parking: true,
		size: large.id,
		mentor: Mia,
	});
	const names = async (input: object) =>
		(await company.as("Alma").call(contract.listUsers, input)).answer.items.map(
			({ firstName }) => firstName,
		);
	return { company, made, names };
}

test.each([
	["locker", ["Sven", "Mia"]],
	["keys", ["Sven", "Mia"]],
	["checked", ["Sven", "Mia"]],
	["size", ["Mia", "Sven"]],
	["mentor", ["Sven", "Mia"]],
])("are sorted by %s as its type says, empty ones last", async (key, order) => {
	const { names } = await filled();
	const sortBy = `custom.${key}`;
	const rest = ["Alma", "Hanna", "Leo"];
	expect(await names({ sortBy })).toEqual([...order, ...rest]);
	expect(await names({ sortBy, sortDirection: "DESC" })).toEqual([...order.toReversed(), ...rest]);
});

test.each([
	["locker:contains:HAUS 9", ["Sven"]],
	["keys:from:9.5", ["Mia"]],
	["keys:to:9", ["Sven"]],
	["checked:from:2026-12-02", ["Mia"]],
	["checked:to:2026-12-01", ["Sven"]],
	["parking:in:true", ["Sven"]],
	["parking:in:false", ["Alma", "Hanna", "Leo", "Mia"]],
	[`size:in:${small.id},${large.id}`, ["Mia", "Sven"]],
	["mentor:contains:muster, s", ["Mia"]],
	["unknown:contains:x", []],
])("%s finds %j", async (filter, found) => {
	const { names } = await filled();
	expect(await names({ custom: [filter] })).toEqual(found);
});

test("several filters must all fit; an unknown column sorts by name; nonsense is refused", async () => {
	const { company, names } = await filled();
	const custom = ["keys:from:1", "keys:to:9"];
	expect(await names({ custom })).toEqual(["Sven"]);
	expect(await names({ sortBy: "custom.unknown" })).toHaveLength(5);
	for (const sortBy of ["custom.", "custom.\0", "custom.\ud800", "custom.A b"] as never[])
		expect((await company.as("Alma").call(contract.listUsers, { sortBy })).status).toBe(400);
	for (const wrong of ["keys:from:many", "keys", "Keys:in:a", "keys:like:a"]) {
		const { status } = await company.as("Alma").call(contract.listUsers, { custom: [wrong] });
		expect(status).toBe(400);
	}
});

test("show nothing of archived fields", async () => {
	const { company, made, names } = await filled();
	await company.as("Alma").call(customFields.updateCustomFieldState, {
		id: made.fields.keys?.id ?? "",
		version: 1,
		isEnabled: false,
	});
	expect((await getUser(company, "Alma", "Mia")).custom).not.toHaveProperty("keys");
	expect(await names({ custom: ["keys:from:1"] })).toEqual([]);
	expect((await names({ sortBy: "custom.keys" }))[0]).toBe("Alma");
});

test("are exported with the columns that were chosen, options and people by name", async () => {
	const { company } = await filled();
	const response = await company.as("Alma").fetch(startListExport.path, {
		method: "POST",
		body: JSON.stringify({
			list: "staff.users",
			format: "CSV_DE",
			columns: [
				"firstName",
				"custom.keys",
				"custom.checked",
				"custom.parking",
				"custom.size",
				"custom.mentor",
			],
			filter: { custom: ["keys:from:1"] },
			sortBy: "custom.keys",
		}),
	});
	const lines = (await response.text()).trim().split("\r\n");
	expect(lines.map((line) => line.replace("\uFEFF", ""))).toEqual([
		"Vorname;Schlüssel;Führungszeugnis;Parkausweis;Größe;Pate",
		"Sven;9,00;01.12.2026;Ja;XL;Muster, Mia",
		"Mia;10,00;01.01.2027;;S;Muster, Sven",
	]);
});
