import { sessionCookie } from "#kit/server/http/cookies.ts";
import { buildTenant } from "./build-tenant.ts";
import { insertSession } from "./insert-session.ts";
import type { TestBrowser } from "./test-browser.ts";
import type { TestServer } from "./test-server.ts";

interface SignedIn {
	readonly id: string;
	/** Value of the session cookie. */
	readonly cookie: string;
}

export interface TwoPeople {
	readonly tenantId: string;
	readonly anna: SignedIn;
	readonly ben: SignedIn;
	readonly annas: TestBrowser;
	readonly bens: TestBrowser;
}

/** A tenant with Anna and Ben, both signed in: for what belongs to one person and not to another. */
export async function twoPeople(server: TestServer): Promise<TwoPeople> {
	const { tenantId, anna, ben } = await buildTenant(server.ownerUrl, async (tenant) => {
		const signIn = async (firstName: string): Promise<SignedIn> => {
			const { id } = await tenant.person({ firstName, lastName: "Muster" });
			return { id, cookie: (await insertSession(tenant, id)).cookie };
		};
		return { anna: await signIn("Anna"), ben: await signIn("Ben") };
	});
	const open = ({ cookie }: SignedIn): TestBrowser => {
		const browser = server.browser();
		browser.cookies.set(sessionCookie, cookie);
		return browser;
	};
	return { tenantId, anna, ben, annas: open(anna), bens: open(ben) };
}
