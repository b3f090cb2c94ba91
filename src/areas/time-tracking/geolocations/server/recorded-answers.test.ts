import { openOffice } from "#kit/testing/open-office.ts";
import { recordAnswers } from "#kit/testing/record-answers.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

const server = useTestServer();

const coordinates = { latitude: 51.513587, longitude: 7.465298, radius: 80 };
const everywhere = { scope: "GLOBAL", siteId: null, unitId: null } as const;
const gate = { name: "Haupteingang", ...coordinates, ...everywhere };

recordAnswers(new URL("../web/recorded.json", import.meta.url), async ({ take, show }) => {
	const right = { key: "settings.manage", level: "FULL" } as const;
	const { browser, siteId, southId } = await openOffice(server(), right, async (tenant) => ({
		southId: await tenant.unit("Station Süd"),
	}));
	show(siteId, sampleSession().currentSite?.siteId as string);
	const { id } = (await browser.call(contract.createGeolocation, { ...gate, radius: 100 })).answer;
	await browser.call(contract.updateGeolocation, { ...gate, id, version: 1 });
	await browser.call(contract.createGeolocation, {
		...{ ...gate, name: "Südtor", latitude: -33.925 },
		...{ scope: "UNIT", unitId: southId },
	});
	await take("two", browser, contract.listGeolocations, {});
	await take("gate", browser, contract.getGeolocation, { id });
	const atSite = { ...gate, id, version: 2, scope: "SITE", siteId } as const;
	await take("site", browser, contract.updateGeolocation, atSite);
	await take("store", browser, contract.createGeolocation, {
		...{ ...everywhere, name: "Lager", latitude: 51.5, longitude: -7.5, radius: 100 },
	});
});
