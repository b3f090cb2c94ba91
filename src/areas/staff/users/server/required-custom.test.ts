import { expect, test } from "vitest";
import { contract as customFields } from "#areas/settings/custom-fields/contract.ts";
import { eventsOf, makeFields } from "#areas/settings/custom-fields/server/test-fields.ts";
import { type Company, permit, testCompany } from "#areas/staff/units/server/test-company.ts";
import { requestHeaders } from "#kit/contract/headers.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

const server = useTestServer();

/** What must be filled in: everywhere, in Süd only, of one's private life, or is a flag that may be off. */
async function demanding() {
	const company = await testCompany(server(), {}, async (tenant, ids) => {
		await permit(tenant, ids.Leo, ["users.manage"], "WRITE");
	});
	const alma = company.as("Alma");
	const { fields } = await makeFields(alma, [
		{ key: "badge", name: "Ausweis", isRequired: true },
		{ key: "south", name: "Parkplatz Süd", isRequired: true },
		{ key: "health", name: "Allergie", isRequired: true, isPersonal: true },
		{ key: "parking", name: "Parkausweis", isRequired: true, type: "BOOLEAN" },
		{ key: "keys", name: "Schlüssel", type: "NUMBER" },
	]);
	await alma.call(customFields.putCustomFieldAssignments, {
		id: fields.south?.id as string,
		version: 1,
		places: [{ place: "UNIT", placeId: company.units.Süd as string }],
	});
	return company;
}

type Custom = Readonly<Record<string, string | number | boolean | null>>;

const ways = ["createUser", "createUserWithAssistant"] as const;

function create(
	company: Company,
	by: string,
	way: (typeof ways)[number],
	custom: Custom | undefined,
	unit = "Nord 1",
) {
	const browser = company.as(by);
	const person = { firstName: "Nora", lastName: "Neu" };
	const unitId = company.units[unit] as string;
	const more = custom === undefined ? {} : { custom };
	return way === "createUser"
		? browser.call(contract.createUser, { ...person, unitId, ...more })
		: browser.call(contract.createUserWithAssistant, { person, unitId, ...more });
}

const people = async (company: Company) =>
	(await company.as("Alma").call(contract.listUsers, {})).answer.total;

test.each(ways)(
	"%s asks for what is required in the unit, with the fault of each field",
	async (way) => {
		const company = await demanding();
		const before = await people(company);
		const faultsOf = async (by: string, custom?: Custom, unit?: string) => {
			const { status, refusal } = await create(company, by, way, custom, unit);
			expect([status, refusal.code]).toEqual([422, "CUSTOM_VALUES_INVALID"]);
			return refusal.details;
		};
		const text = "Dieses Feld ist ein Pflichtfeld.";
		expect(await faultsOf("Alma")).toEqual([
			{ field: "custom.badge", text },
			{ field: "custom.health", text },
		]);
		expect(await faultsOf("Alma", { badge: " ", keys: "viele" }, "Süd")).toEqual(
			expect.arrayContaining([
				{ field: "custom.badge", text },
				{ field: "custom.keys", text: expect.stringMatching("Zahl") },
				{ field: "custom.south", text },
				{ field: "custom.health", text },
			]),
		);
		// what one may not see one is not asked for
		expect(await faultsOf("Leo")).toEqual([{ field: "custom.badge", text }]);
		expect(await people(company)).toBe(before);
	},
);

test.each(ways)("%s keeps the values, and their trace", async (way) => {
	const company = await demanding();
	const custom = { badge: " A-7 ", health: "Nüsse", keys: 2, parking: true };
	const { answer } = await create(company, "Alma", way, custom);
	const userId = answer.id;
	const user = await company.as("Alma").call(contract.getUser, { userId });
	expect(user.answer).toMatchObject({
		custom: { badge: "A-7", health: "Nüsse", keys: 2, parking: true },
		version: 1,
	});
	const [event] = await eventsOf(server(), userId);
	expect(event).toMatchObject({
		action: "created",
		after: {
			firstName: "Nora",
			custom: { Ausweis: "A-7", Schlüssel: 2, Parkausweis: true },
			personalCustom: { Allergie: "Nüsse" },
		},
	});
	const local = await create(company, "Leo", way, { badge: "B" });
	expect(local.status).toBe(200);
	const secret = await create(company, "Leo", way, { badge: "B", health: "x" });
	expect([secret.status, secret.refusal.code]).toEqual([403, "FORBIDDEN"]);
});

test("the fault is told in the language of who creates", async () => {
	const company = await demanding();
	const alma = company.as("Alma");
	alma.headers[requestHeaders.language] = "en-EN";
	const { refusal } = await alma.call(contract.createUser, {
		firstName: "Nora",
		lastName: "Neu",
		unitId: company.units.Nord as string,
		custom: { health: "-" },
	});
	expect(refusal.details).toEqual([{ field: "custom.badge", text: "This field is required." }]);
});
