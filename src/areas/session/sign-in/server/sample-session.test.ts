import { expect, test } from "vitest";
import type { SessionAnswer } from "#kit/contract/session.ts";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { testPassword } from "#kit/testing/person-builder.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

const server = useTestServer();

/** What is drawn by lot in each company, or follows from what was booked. */
function drawn({ tenant, sessionId, userId, livePlace, ...rest }: SessionAnswer): string[] {
	const { rootUnitId, primaryUnit, primarySite } = rest;
	const { siteId, unitId } = primarySite;
	return [
		...[tenant.id, tenant.no, sessionId, userId, livePlace],
		...[rootUnitId, primaryUnit.id, siteId, unitId],
	];
}

test("the session that web tests are given is one that the server gives", async () => {
	const { tenantNo } = await buildTenant(server().ownerUrl, async (tenant) => {
		await tenant.person({
			...{ firstName: "Sofia", lastName: "Krüger", username: "sofia.krueger" },
			...{ roles: ["Administrator"], unitId: await tenant.unit("Station 2") },
		});
		return {};
	});
	const browser = server().browser();
	const login = { tenantNo, username: "sofia.krueger", password: testPassword };
	await browser.call(contract.login, { ...login, persistent: false });
	const { answer } = await browser.call(contract.getSession, {});
	const sample = sampleSession();
	const shown = drawn(sample);
	const as = (text: string, value: string, place: number) =>
		text.replaceAll(`"${value}"`, `"${shown[place]}"`);
	const told = JSON.parse(drawn(answer).reduce(as, JSON.stringify(answer)));
	expect(told).toEqual({ ...sample, uiFeatures: answer.uiFeatures });
	// the sample's company has booked fewer
	expect(answer.uiFeatures).toEqual(expect.arrayContaining(sample.uiFeatures));
});
