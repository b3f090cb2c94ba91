import { expect, test } from "vitest";
import {
	insertNightAccount,
	insertRule,
} from "#areas/time-tracking/target-actual/server/test-company.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { closingOffice } from "./test-closing.ts";

const server = useTestServer();

type Office = Awaited<ReturnType<typeof closingOffice>>;

/** Expects that a statement is refused; $1 is what it is about. */
function kept({ ask }: Office, about: string) {
	return (text: string) => expect(ask(text, [about])).rejects.toMatchObject({ code: "SW002" });
}

test("a rule that closed months were reckoned by is only ended, by a day outside them", async () => {
	const office = await closingOffice(server());
	const version = await insertRule(office, {
		type: "AUTOPAUSE",
		behaviour: "COMPLETE_DURATION",
		minBlockMinutes: 15,
		steps: [{ afterMinutes: 360, pauseMinutes: 30 }],
	});
	await office.close();
	const refused = kept(office, version);
	await refused(
		"update time_rule_version set settings = settings || '{\"minBlockMinutes\": 5}' where id = $1",
	);
	await refused("delete from time_rule_version where id = $1");
	await refused("update time_rule_version set valid_to = '2026-10-30' where id = $1");
	// ended behind the closed month, and opened again
	for (const end of ["2026-10-31", "2026-11-15", null]) {
		await office.ask("update time_rule_version set valid_to = $2 where id = $1", [version, end]);
	}
});

test("a rule that reaches nobody whose month is closed is free", async () => {
	const office = await closingOffice(server());
	const version = await insertRule(office, {
		type: "EXTRATIME",
		mode: "FIXED",
		value: 5,
		maxMinutes: null,
		conditions: [],
	});
	const reach = (target: string, id: string) =>
		office.ask(
			`update time_rule_assignment set target = $2, target_id = $3
			where rule_id = (select rule_id from time_rule_version where id = $1)`,
			[version, target, id],
		);
	await office.close();
	const refused = kept(office, version);
	await reach("SITE", office.siteId);
	await refused("delete from time_rule_version where id = $1");
	await reach("UNIT", office.rootUnitId);
	await refused("delete from time_rule_version where id = $1");
	await reach("WORKSHEET", office.templateId);
	await refused("delete from time_rule_version where id = $1");
	await reach("USER", office.idOf("Rita"));
	await office.ask("delete from time_rule_version where id = $1", [version]);
});

test("so are plans, their templates, and rules of special accounts", async () => {
	const office = await closingOffice(server());
	await insertNightAccount(office);
	await office.close();
	await kept(office, office.mia)("delete from worksheet where user_id = $1");
	const ofTemplate = kept(office, office.templateId);
	await ofTemplate(
		`update worksheet_day set target_min = 1
		where version_id = (select id from worksheet_template_version where template_id = $1)`,
	);
	await ofTemplate("delete from worksheet_template_version where template_id = $1");
	const ofCompany = kept(office, office.tenantId);
	await ofCompany("update special_account_rule set valid_from = '2026-10-02' where tenant_id = $1");
	await ofCompany("delete from special_account_condition where tenant_id = $1");
	await office.ask("update special_account_rule set name = 'Nachts' where tenant_id = $1", [
		office.tenantId,
	]);
});
