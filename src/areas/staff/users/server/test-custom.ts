import { makeFields, option } from "#areas/settings/custom-fields/server/test-fields.ts";
import { type Company, permit, testCompany } from "#areas/staff/units/server/test-company.ts";
import type { AnswerOf, GivenOf } from "#kit/contract/endpoint.ts";
import type { TestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

export const [small, large] = [option("S"), option("XL")];

/** A company with a field of each type; Leo may change people of Nord, and see no contracts. */
export async function equipCompany(server: TestServer) {
	const company = await testCompany(server, {}, async (tenant, ids) => {
		await permit(tenant, ids.Leo, ["users.manage"], "WRITE");
	});
	const made = await makeFields(company.as("Alma"), [
		{ key: "locker", name: "Spind" },
		{ key: "keys", name: "Schlüssel", type: "NUMBER" },
		{ key: "checked", name: "Führungszeugnis", type: "DATE" },
		{ key: "parking", name: "Parkausweis", type: "BOOLEAN" },
		{ key: "size", name: "Größe", type: "OPTION", options: [small, large] },
		{ key: "mentor", name: "Pate", type: "USER" },
		{ key: "health", name: "Allergie", isPersonal: true },
		{ key: "badge", name: "Ausweis", isRequired: true },
	]);
	return { company, made };
}

export function changeCustom(
	company: Company,
	who: string,
	whom: string,
	custom: GivenOf<typeof contract.updateUserCustomFields>["custom"],
	version = 1,
) {
	const userId = company.ids[whom] as string;
	const input = { userId, version, custom };
	return company.as(who).call(contract.updateUserCustomFields, input);
}

export async function getUser(
	company: Company,
	who: string,
	whom: string,
): Promise<AnswerOf<typeof contract.getUser>> {
	const userId = company.ids[whom] as string;
	return (await company.as(who).call(contract.getUser, { userId })).answer;
}
