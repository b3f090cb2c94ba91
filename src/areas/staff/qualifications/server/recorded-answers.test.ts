import { type Company, testCompany } from "#areas/staff/units/server/test-company.ts";
import { contract as users } from "#areas/staff/users/contract.ts";
import { type Recorder, recordAnswers } from "#kit/testing/record-answers.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

const server = useTestServer();
const lena = { firstName: "Lena", lastName: "Vogt" };

recordAnswers(new URL("../web/recorded.json", import.meta.url), async ({ take }) => {
	const company = await testCompany(server(), { Mia: { ...lena, unit: "Nord 1" } });
	const alma = company.as("Alma");
	const userId = company.ids.Mia as string;
	const make = async (name: string, levels: string[]) => {
		const type = levels.length > 0 ? "LEVEL" : "BOOLEAN";
		return (await alma.call(contract.createQualification, { name, type, levels })).answer.id;
	};
	const firstAid = await make("Ersthelfer", []);
	const kinaesthetics = await make("Kinästhetik", ["Grundkurs", "Aufbaukurs"]);
	const days = { validFrom: "2026-01-01", validTo: null };
	const basic = { userId, qualificationId: kinaesthetics, level: 1, ...days };
	const { id } = (await alma.call(contract.createUserQualification, basic)).answer;
	await take("two", alma, contract.listQualifications, {});
	await take("firstAid", alma, contract.getQualification, { id: firstAid });
	await take("kinaesthetics", alma, contract.getQualification, { id: kinaesthetics });
	await take("kinaesthetics", alma, contract.listQualificationUsers, { id: kinaesthetics });
	await take("lena", alma, contract.listUserQualifications, { userId });
	await take("own", company.as("Mia"), contract.listUserQualifications, { userId });
	await take("all", alma, users.listUserOptions, {});
	await take("woundCare", alma, contract.createQualification, {
		...{ name: "Wundversorgung", type: "LEVEL", levels: ["Basis", "Experte"] },
	});
	const december = { userId, validFrom: "2026-12-01", validTo: null };
	await take("firstAid", alma, contract.createUserQualification, {
		...{ ...december, qualificationId: firstAid, level: null },
	});
	await take("advanced", alma, contract.updateUserQualification, {
		...{ id, level: 2, validFrom: "2026-01-01", validTo: "2027-12-31", version: 1 },
	});
	const ended = { id, level: 2, validFrom: "2025-01-01", validTo: "2025-12-31", version: 2 };
	await alma.call(contract.updateUserQualification, ended);
	await take("expired", alma, contract.listQualificationUsers, { id: kinaesthetics });
	await take("removed", alma, contract.deleteUserQualification, { id });
	await take("kinaesthetics", alma, contract.createUserQualification, {
		...{ ...december, qualificationId: kinaesthetics, level: 1 },
	});
	await manyHolders(take, company, kinaesthetics);
});

/** A hundred and one further people of Mia's unit hold a qualification in its first level. */
async function manyHolders(take: Recorder["take"], { as, tenantId, ids }: Company, id: string) {
	await withClient(server().adminUrl, (client) =>
		client.query(
			`with hired as (
				insert into app_user (tenant_id, id, unit_id, site_id, first_name, last_name, role)
				select tenant_id, gen_random_uuid(), unit_id, site_id, 'Person', 'Nummer ' || n, role
				from app_user, generate_series(1, $3::int) n where tenant_id = $1 and id = $2 returning id)
			insert into user_qualification (tenant_id, id, user_id, qualification_id, type, level, valid_from)
			select $1, gen_random_uuid(), id, $4, 'LEVEL', 1, '2026-01-01' from hired`,
			[tenantId, ids.Mia, 101, id],
		),
	);
	const lengths = { oneOfMany: 1, firstOfMany: 2, moreOfMany: 3 };
	for (const [name, pageSize] of Object.entries(lengths))
		await take(name, as("Alma"), contract.listQualificationUsers, { id, pageSize });
}
