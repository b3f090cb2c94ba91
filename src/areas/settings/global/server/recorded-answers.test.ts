import { openOffice } from "#kit/testing/open-office.ts";
import { recordAnswers } from "#kit/testing/record-answers.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

const server = useTestServer();

const key = "timetracking.autoFinish";

recordAnswers(new URL("../web/recorded.json", import.meta.url), async ({ take }) => {
	const right = { key: "settings.manage", level: "WRITE" } as const;
	const { browser, wardId } = await openOffice(server(), right, async (tenant) => ({
		wardId: await tenant.unit("Station 2"),
	}));
	const ward = { key, scope: "UNIT", placeId: wardId } as const;
	await take("builtIn", browser, contract.getSettingGroup, { key, scope: "GLOBAL" });
	const value = (afterMinutes: number) => ({ value: { afterMinutes, endAt: "LIMIT" } });
	await browser.call(contract.putSettingGroup, { ...ward, ...value(540), basedOn: null });
	const basedOn = (await browser.call(contract.getSettingGroup, ward)).answer.own?.id ?? null;
	const later = { ...ward, ...value(480), validFrom: "2027-01-01", basedOn };
	await browser.call(contract.putSettingGroup, later);
	await take("ward", browser, contract.getSettingGroup, ward);
	await take("ward", browser, contract.listSettingPlaces, { key });
});
