import { contract as keys } from "#areas/settings/api-keys/contract.ts";
import { contract as apps } from "#areas/settings/app-registrations/contract.ts";
import { contract as terminals } from "#areas/time-tracking/terminals/contract.ts";
import { TestBrowser } from "#kit/testing/test-browser.ts";
import type { Target } from "./target.ts";

/** What speaks without a person in front of it: a paired app, a terminal, a program with one small right. */
export interface Programs {
	readonly app: TestBrowser;
	readonly terminal: TestBrowser;
	readonly key: TestBrowser;
}

/** The one right that the program has. */
export const smallRight = { key: "tags.manage", level: "READ" } as const;

/** @param userId whose app it is */
export async function pairPrograms(
	{ address, tenantNo }: Pick<Target, "address" | "tenantNo">,
	administrator: TestBrowser,
	{ userId, siteId }: { readonly userId: string; readonly siteId: string },
): Promise<Programs> {
	const nobody = new TestBrowser(address);
	const { id } = (
		await administrator.call(apps.createAppRegistration, { userId, device: "Angriff" })
	).answer;
	const { code } = (await administrator.call(apps.createAppPairing, { id })).answer;
	const app = (await nobody.call(apps.pairAppRegistration, { tenantNo, code })).answer;
	const made = (await administrator.call(terminals.createTerminal, { name: "Angriff", siteId }))
		.answer;
	const shown = (await administrator.call(terminals.createTerminalPairing, { id: made.id })).answer;
	const terminal = (await nobody.call(terminals.pairTerminal, { tenantNo, code: shown.code }))
		.answer;
	const { key } = (
		await administrator.call(keys.createApiKey, {
			name: "Angriff",
			permissions: { [smallRight.key]: smallRight.level },
			expiresOn: null,
		})
	).answer;
	return {
		app: bearing(address, app.token),
		terminal: bearing(address, terminal.token),
		key: bearing(address, key),
	};
}

function bearing(address: string, token: string): TestBrowser {
	const browser = new TestBrowser(address);
	browser.headers.authorization = `Bearer ${token}`;
	browser.headers["sec-fetch-site"] = "none";
	return browser;
}
