import { startListExport } from "#kit/contract/list-export.ts";
import { getSession } from "#kit/contract/session.ts";
import { getSetting, putSetting } from "#kit/contract/settings.ts";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { insertSession } from "#kit/testing/insert-session.ts";
import { recordAnswers } from "#kit/testing/record-answers.ts";
import type { TenantBuilder } from "#kit/testing/tenant-builder.ts";
import type { TestBrowser } from "#kit/testing/test-browser.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { sessionCookie } from "./http/cookies.ts";

const server = useTestServer();

const grid = { scope: "WEBAPP", key: "Grid.test.people" } as const;
const columns = ["name", "unit", "minutes"];
const shown = { selectedColumns: columns, sortedColumns: columns, columnWidths: {} };
const longestFirst = { ...shown, sortBy: "minutes", sortDirection: "DESC", pageSize: 50 };
const twoColumns = { ...shown, selectedColumns: ["name", "minutes"], columnWidths: { name: 321 } };

/** What a list's settings may be found to be. */
const kept = {
	longestFirst,
	filtered: { ...longestFirst, filters: { unit: ["Station 1"] } },
	twoColumns: { ...twoColumns, sortBy: null, sortDirection: "ASC", pageSize: 50 },
	broken: { selectedColumns: 7 },
};

recordAnswers(new URL("../web/recorded.json", import.meta.url), async ({ take, takeRefusal }) => {
	const { worker, terminal } = await buildTenant(server().ownerUrl, furnish);
	const mia = as(worker);
	await take("never", mia, getSetting, grid);
	for (const [name, value] of Object.entries(kept)) {
		await mia.call(putSetting, { ...grid, value });
		await take(name, mia, getSetting, grid);
	}
	await takeRefusal("forbidden", mia, startListExport, {
		...{ list: "contacts.customers", format: "XLSX", columns: [], filter: {} },
	});
	await takeRefusal("noPerson", as(terminal), getSession, {});
});

async function furnish(tenant: TenantBuilder) {
	const mia = await tenant.person({ firstName: "Mia", lastName: "Muster" });
	const gate = { firstName: "Terminal", lastName: "Pforte", role: "TERMINAL" } as const;
	const { cookie: worker } = await insertSession(tenant, mia.id);
	const { cookie: terminal } = await insertSession(tenant, (await tenant.person(gate)).id);
	return { worker, terminal };
}

function as(cookie: string): TestBrowser {
	const browser = server().browser();
	browser.cookies.set(sessionCookie, cookie);
	return browser;
}
