import { TestBrowser } from "#kit/testing/test-browser.ts";
import { demoPassword } from "../../database/demo/demo-password.ts";

/** A supervisor of the demo. */
export async function signInToDemo(address: string): Promise<TestBrowser> {
	const browser = new TestBrowser(address);
	const answer = await browser.fetch("/api/session", {
		method: "POST",
		body: JSON.stringify({
			tenantNo: "10001",
			username: "leitung",
			password: demoPassword,
			persistent: false,
		}),
	});
	if (answer.status !== 200) throw new Error(await answer.text());
	return browser;
}
