import { expect, test } from "vitest";
import { findFeatures } from "#kit/server/find-features.ts";
import { mailCrons } from "#kit/server/mail/mail-crons.ts";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { builtInValue, type SettingOf } from "../contract/setting-groups.ts";

const server = useTestServer();
type Times = SettingOf<"retention.times">;

/** The rule that follows each number. */
const rules: Readonly<Record<keyof Times, string>> = {
	positionDays: "booking-positions",
	loginEventDays: "login-events",
	mailDays: "mails",
	jobDays: "jobs",
};

/** Days that each rule kept in a tenant, once all have run. */
async function keptDays(value: unknown): Promise<Record<string, number>> {
	const { tenantId } = await buildTenant(server().ownerUrl, async (tenant) => {
		if (value === undefined) return {};
		await tenant.tx
			.insertInto("setting")
			.values({
				tenant_id: tenant.tenantId,
				id: tenant.newId(),
				scope: "GLOBAL",
				key: "retention.times",
				value: JSON.stringify(value),
				valid_from: "2026-01-01",
			})
			.execute();
		return {};
	});
	const features = await findFeatures();
	const crons = [...mailCrons, ...features.flatMap((one) => one.crons ?? [])];
	for (const rule of Object.values(rules)) {
		const cron = crons.find(({ name }) => name === `forget-${rule}`);
		await cron?.run(server().services, tenantId);
	}
	const { rows } = await withClient(server().adminUrl, (client) =>
		client.query<{ rule: string; days: number }>(
			"select rule, extract(epoch from at - cut_off)::int / 86400 as days from retention_run where tenant_id = $1",
			[tenantId],
		),
	);
	return Object.fromEntries(rows.map(({ rule, days }) => [rule, days]));
}

const byRule = (times: Times) =>
	Object.fromEntries(
		Object.entries(rules).map(([field, rule]) => [rule, times[field as keyof Times]]),
	);

test("what nobody has chosen is kept as long as the product says", async () => {
	const builtIn = builtInValue("retention.times");
	expect(await keptDays(undefined)).toEqual(byRule(builtIn));
	expect(await keptDays({ jobDays: "soon", mailDays: -3 })).toEqual(byRule(builtIn));
});

test("each rule follows its own number of the company", async () => {
	const chosen = { positionDays: 10, loginEventDays: 400, mailDays: 20, jobDays: 7 };
	expect(await keptDays(chosen)).toEqual(byRule(chosen));
});
