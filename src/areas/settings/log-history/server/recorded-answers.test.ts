import { contract as customFields } from "#areas/settings/custom-fields/contract.ts";
import { fieldOf, makeGroup } from "#areas/settings/custom-fields/server/test-fields.ts";
import { contract as settings } from "#areas/settings/global/contract.ts";
import { contract as holidays } from "#areas/settings/holidays/contract.ts";
import { permit, testCompany } from "#areas/staff/units/server/test-company.ts";
import { newId } from "#kit/contract/new-id.ts";
import { recordAnswers } from "#kit/testing/record-answers.ts";
import type { TestBrowser } from "#kit/testing/test-browser.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { type TestEvent, trace } from "./test-trace.ts";

const server = useTestServer();

const goneId = newId(0);
const grantId = newId(0);

recordAnswers(new URL("../web/recorded.json", import.meta.url), async ({ take }) => {
	const people = { Paula: { unit: "Nord 1" } };
	const company = await testCompany(server(), people, async (tenant, ids) => {
		await permit(tenant, ids.Paula, ["users.manage"], "READ");
		await trace(tenant, eventsOf(ids, tenant.created.siteUnitId));
	});
	const alma = company.as("Alma");
	const history = (name: string, entity: string, entityId: string, browser = alma) =>
		take(name, browser, contract.getLogHistory, { entity, entityId });
	const mia = company.ids.Mia as string;
	await history("masked", "app_user", mia, company.as("Paula"));
	await history("none", "app_user", goneId);
	await history("grant", "user_permission", grantId);

	const groupId = await makeGroup(alma);
	const branch = fieldOf(groupId, { name: "Filiale", key: "branch" });
	const { id } = (await alma.call(customFields.createCustomField, branch)).answer;
	await history("field", "custom_field", id);
	await history("policy", "setting", await changePolicy(alma));
	await history("holidays", "school_holiday", await moveSummer(alma));
});

/** Mia was moved in the name of somebody else, then her data was changed by the system. */
function eventsOf({ Mia, Hanna, Alma }: Record<string, string>, unitId: string): TestEvent[] {
	const mia = { entityId: Mia as string, subject: Mia };
	return [
		{
			...{ entity: "app_user", ...mia, action: "moved", by: Hanna, impersonator: Alma },
			before: { unitId, version: 1 },
			after: { unitId: goneId, version: 2 },
		},
		{
			...{ entity: "user_private", ...mia },
			before: { birthDate: "1990-02-03", version: 1 },
			after: {
				...{ address: { city: "Bremen" }, birthDate: "1990-02-04", version: 2 },
				severelyDisabledFrom: "2026-01-01",
			},
		},
		{
			...{ entity: "user_permission", entityId: grantId, subject: Mia, action: "created" },
			...{ by: Alma, after: { key: "units.manage", level: "FULL" } },
		},
	];
}

/** Passwords get longer twice; answers under what it is traced. */
async function changePolicy(alma: TestBrowser): Promise<string> {
	const place = { key: "passwords.policy", scope: "GLOBAL" } as const;
	const shown = async () => (await alma.call(settings.getSettingGroup, place)).answer;
	const { value } = (await shown()).effective;
	for (const minimumLength of [8, 10]) {
		server().clock.advance({ minutes: 1 });
		const basedOn = (await shown()).own?.id ?? null;
		await alma.call(settings.putSettingGroup, {
			...{ ...place, value: { ...value, minimumLength }, basedOn },
		});
	}
	return (await shown()).traceId;
}

async function moveSummer(alma: TestBrowser): Promise<string> {
	const summer = { name: "Sommerferien", toDate: "2026-09-14", region: "DE-BY", siteId: null };
	const given = { ...summer, fromDate: "2026-08-03" };
	const { id } = (await alma.call(holidays.createSchoolHoliday, given)).answer;
	server().clock.advance({ minutes: 1 });
	const moved = { ...summer, id, version: 1, fromDate: "2026-07-04" };
	await alma.call(holidays.updateSchoolHoliday, moved);
	return id;
}
