import { expect, test } from "vitest";
import { eventsOf, makeFields } from "#areas/settings/custom-fields/server/test-fields.ts";
import { startListExport } from "#kit/contract/list-export.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { permit, testCompany } from "./test-company.ts";

const server = useTestServer();

/** A company whose units have a phone number and beds; Mia sees names of units alone. */
async function equipped() {
	const company = await testCompany(server(), {}, async (tenant, ids) => {
		await permit(tenant, ids.Mia, ["units.manage"], "LIST", "GLOBAL");
	});
	const alma = company.as("Alma");
	await makeFields(alma, [
		{ key: "phone", name: "Durchwahl", entity: "UNIT" },
		{ key: "beds", name: "Betten", type: "NUMBER", entity: "UNIT" },
	]);
	const update = (name: string, custom: object, version = 1) =>
		alma.call(contract.updateUnit, {
			unitId: company.units[name] as string,
			name,
			version,
			custom,
		} as never);
	await update("Nord", { phone: "42", beds: 9 });
	await update("Süd", { phone: "17", beds: 10 });
	const list = async (input: object, who = "Alma") =>
		(await company.as(who).call(contract.listUnits, input)).answer.items;
	return { company, alma, update, list };
}

test("values of units are changed with their name, traced, and shown with READ alone", async () => {
	const { company, alma, update, list } = await equipped();
	const unitId = company.units.Nord as string;
	const { answer } = await alma.call(contract.getUnit, { unitId });
	expect(answer).toMatchObject({ custom: { phone: "42", beds: 9 }, customNames: {}, version: 2 });
	const events = await eventsOf(server(), unitId);
	expect(events.at(-1)).toMatchObject({
		before: { custom: { Durchwahl: null, Betten: null } },
		after: { name: "Nord", custom: { Durchwahl: "42", Betten: 9 } },
	});
	const of = (items: Awaited<ReturnType<typeof list>>) =>
		items.find(({ name }) => name === "Nord")?.custom;
	expect(of(await list({}))).toEqual({ phone: "42", beds: 9 });
	expect(of(await list({}, "Mia"))).toBeUndefined();
	const wrong = await update("Nord", { beds: "viele", rooms: 1 }, 2);
	expect([wrong.status, wrong.refusal.code]).toEqual([422, "CUSTOM_VALUES_INVALID"]);
	expect(wrong.refusal.details.map(({ field }) => field)).toEqual(["custom.beds", "custom.rooms"]);
});

test("units are filtered, and siblings sorted, by custom fields", async () => {
	const { list } = await equipped();
	const names = async (input: object) => (await list(input)).map(({ name }) => name);
	expect(await names({ custom: ["beds:from:10"] })).toEqual(["Süd"]);
	expect(await names({ custom: ["phone:contains:4"] })).toEqual(["Nord"]);
	const sortBy = "custom.beds";
	const wards = async (sortDirection: string) =>
		(await names({ sortBy, sortDirection })).filter((name) => ["Nord", "Süd"].includes(name));
	expect(await wards("ASC")).toEqual(["Nord", "Süd"]);
	expect(await wards("DESC")).toEqual(["Süd", "Nord"]);
});

test("the export has the columns of custom fields", async () => {
	const { alma } = await equipped();
	const response = await alma.fetch(startListExport.path, {
		method: "POST",
		body: JSON.stringify({
			list: "staff.units",
			format: "CSV_DE",
			columns: ["name", "custom.phone"],
			filter: { custom: ["beds:to:9"] },
		}),
	});
	const text = (await response.text()).replace("\uFEFF", "");
	expect(text.trim().split("\r\n")).toEqual(["Abteilung;Durchwahl", "Nord;42"]);
});
