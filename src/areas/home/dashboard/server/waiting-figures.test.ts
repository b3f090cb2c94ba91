import { expect, test } from "vitest";
import {
	insertEntry,
	testCompany,
} from "#areas/time-tracking/target-actual/server/test-company.ts";
import { sessionCookie } from "#kit/server/http/cookies.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

const server = useTestServer();

test("the balance says that days of it wait, and no longer once they are computed", async () => {
	const company = await testCompany(server());
	const { tenantId, mia } = company;
	await company.settle("2026-11-16", "2026-11-20");
	await company.ask(
		"insert into overtime_account (tenant_id, user_id, opened_on) values ($1, $2, '2026-11-16')",
		[tenantId, mia],
	);
	const browser = server().browser();
	browser.cookies.set(sessionCookie, company.cookie);
	const account = async () => (await browser.call(contract.getOverview, {})).answer.overtimeAccount;
	expect(await account()).toMatchObject({ overtimeTotal: -5 * 480, isBeingComputed: false });
	await insertEntry(company, "2026-11-18", "07:00", "15:00");
	expect(await account()).toMatchObject({ overtimeTotal: -5 * 480, isBeingComputed: true });
	await company.settle("2026-11-16", "2026-11-20");
	expect(await account()).toMatchObject({ overtimeTotal: -4 * 480, isBeingComputed: false });
});
