import { testCompany } from "#areas/staff/units/server/test-company.ts";
import { limits } from "#kit/contract/limits.ts";
import { recordAnswers } from "#kit/testing/record-answers.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { fieldOf, makeGroup, option } from "./test-fields.ts";

const server = useTestServer();

const all = { entity: "USER", pageSize: limits.listLength } as const;
const fromM = [option("M"), { ...option("XL"), isEnabled: false }];
const sizes = { name: "Kleidergröße", key: "kleidergroesse", type: "OPTION" } as const;

recordAnswers(new URL("../web/recorded.json", import.meta.url), async ({ take }) => {
	const company = await testCompany(server());
	const alma = company.as("Alma");
	const groupId = await makeGroup(alma);
	const size = { ...fieldOf(groupId, sizes), options: fromM };
	const { id } = (await alma.call(contract.createCustomField, size)).answer;
	await alma.call(contract.updateCustomField, { ...size, id, version: 1, isRequired: true });
	const lockers = fieldOf(groupId, { position: 10 });
	const locker = (await alma.call(contract.createCustomField, lockers)).answer.id;
	await alma.call(contract.updateCustomFieldState, { id: locker, version: 1, isEnabled: false });
	const places = [{ place: "UNIT", placeId: company.units.Süd as string }] as const;
	await alma.call(contract.putCustomFieldAssignments, { id, version: 2, places: [...places] });
	await giveEverybody(company.tenantId, sizes.key, fromM[0]?.id as string);

	await take("people", alma, contract.listCustomFieldGroups, all);
	await take("people", alma, contract.listCustomFields, all);
	await take("size", alma, contract.getCustomField, { id });
	await take("size", alma, contract.getCustomFieldUsage, { id });
	await take("south", alma, contract.getCustomFieldAssignments, { id });

	const shoes = { name: "Größe (Schuhe)", key: "groesse_schuhe", type: "OPTION" } as const;
	await take("shoes", alma, contract.createCustomField, {
		...fieldOf(groupId, { ...shoes, options: [option("41"), option("42")], position: 20 }),
	});
	const group = { id: groupId, entity: "USER", position: 0, name: "Arbeitsmittel" } as const;
	await take("renamed", alma, contract.updateCustomFieldGroup, { ...group, version: 1 });
	const proofs = { entity: "USER", name: "Nachweise", position: 10 } as const;
	await take("proofs", alma, contract.createCustomFieldGroup, proofs);
	await take("nowhere", alma, contract.putCustomFieldAssignments, { id, version: 3, places: [] });
	await take("withValues", alma, contract.deleteCustomField, { id, removeValues: true });
});

/** All people of the company get a value of a field. */
function giveEverybody(tenantId: string, key: string, value: string) {
	return withClient(server().adminUrl, (client) =>
		client.query(
			"update app_user set custom = jsonb_build_object($2::text, $3::text) where tenant_id = $1",
			[tenantId, key, value],
		),
	);
}
